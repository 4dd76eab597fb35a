/**
 * Lint rules of the client. Prettier owns the layout of the code; these rules own its content and its layering.
 *
 * LAYERS lists, for each folder of src/, the folders that it may import.
 */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const LAYERS = {
    api: [],
    fairness: ["api"],
    i18n: ["api"],
    state: ["api", "fairness", "i18n"],
    boardkit: ["i18n"],
    boards: ["api", "i18n", "boardkit"],
    tutorial: ["api", "i18n", "state"],
    ui: ["api", "i18n", "state", "boardkit", "tutorial"],
    table: ["api", "fairness", "i18n", "state", "boardkit", "boards", "tutorial", "ui"],
    guide: ["api", "i18n", "state", "boards", "ui", "table"],
};
const FOLDERS = [...Object.keys(LAYERS), "pages"];
/** boards/contract.ts is the interface between boards and the rest of the client; the other files are private. */
const PRIVATE = { boards: "boards/(?!contract\\.ts$)" };

function layer([folder, allowed]) {
    const forbidden = FOLDERS.filter((other) => other !== folder && !allowed.includes(other));
    return {
        files: [folder === "boards" ? "src/boards/*/**" : `src/${folder}/**`],
        ignores: ["src/boardkit/gallery/**"], // a development page above all layers
        rules: {
            "no-restricted-imports": ["error", { patterns: [...forbidden.map(pattern(folder)), ...extra(folder)] }],
        },
    };
}

function pattern(folder) {
    return (other) => ({
        regex: `^(\\.\\./)+${PRIVATE[other] ?? `${other}/`}`,
        message: `${folder}/ must not import ${other}/ (see LAYERS in eslint.config.js).`,
    });
}

/** Boards do not know each other, and of the API only its types and option ids. */
function extra(folder) {
    if (folder !== "boards") return [];
    return [
        {
            regex: "^\\.\\./(?!\\.\\.)[^/]+/",
            message: "Boards must not import each other; move shared code to boardkit/.",
        },
        { regex: "^(\\.\\./)+api/(http|connection)", message: "A board does not talk to the server." },
    ];
}

export default ts.config(
    { ignores: ["node_modules/", "dist/", "src/api/protocol.gen.ts"] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            // Prettier breaks code at 120 columns, but neither strings nor comments.
            "max-len": ["error", { code: 120 }],
            eqeqeq: ["error", "always", { null: "ignore" }],
            "no-console": "error",
            "@typescript-eslint/consistent-type-imports": "error",
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
        rules: {
            // TypeScript checks names; the rule does not know Svelte's types.
            "no-undef": "off",
            // A SvelteKit rule: this client has its own router.
            "svelte/no-navigation-without-resolve": "off",
            // Collections in $state.raw are replaced, never mutated.
            "svelte/prefer-svelte-reactivity": "off",
        },
    },
    { files: ["**/*.ts"], rules: { "no-undef": "off" } },
    Object.entries(LAYERS).map(layer),
);
