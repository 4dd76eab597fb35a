/** JSON requests to the HTTP API; failures are thrown as ApiError. */
import type { Code, Problem } from "./protocol.gen.ts";

/** An error response of the server, or code "unreachable" without a usable response. */
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
  return request<T>(path, { headers: { accept: "application/json" } });
}

export function post<T>(path: string, body: unknown = {}): Promise<T> {
  return request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
}

export async function remove(path: string): Promise<null> {
  await request(path, { method: "DELETE", headers: { accept: "application/json" } });
  return null;
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError("unreachable", "no response from the server");
  }
  const text = await response.text();
  const data: unknown = parsed(text);
  if (response.ok) return data as T;
  const problem = data as Partial<Problem> | null;
  if (problem?.code) throw new ApiError(problem.code, problem.text ?? "", problem.wait, problem.need);
  throw new ApiError(response.status >= 500 ? "unreachable" : "malformed", `${response.status}`);
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
