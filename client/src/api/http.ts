/** The HTTP API: one function to ask it, and a problem that says what to tell the person. */
import type { Code, Problem } from "./protocol.gen.ts";

/** The server said no, or (code "unreachable") nothing at all. */
export class ApiError extends Error {
  constructor(
    readonly code: Code | "unreachable",
    text: string,
    readonly wait?: number | null,
    readonly need?: number | null,
  ) {
    super(text);
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>(path, { headers: { accept: "application/json" } });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
}

export async function erase(path: string): Promise<null> {
  await ask(path, { method: "DELETE", headers: { accept: "application/json" } });
  return null;
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("unreachable", "the server does not answer");
  }
  const text = await answer.text();
  const data: unknown = parsed(text);
  if (answer.ok) return data as T;
  const problem = data as Partial<Problem> | null;
  if (problem?.code) throw new ApiError(problem.code, problem.text ?? "", problem.wait, problem.need);
  throw new ApiError(answer.status >= 500 ? "unreachable" : "malformed", `${answer.status}`);
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
