import { refusal } from './refusals.js';

/** A call that did not succeed; `message` is fit to be read by a person. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** HTTP status, 0 when no answer came at all. */
    readonly status: number,
    /** What the server said, as parsed JSON; null when it was no JSON object. */
    readonly body: Record<string, unknown> | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
  }

  /** The complaint about each field the server refused, by the name it was sent under. */
  get fields(): Record<string, string> {
    const said = Object.entries((this.body?.fields as Record<string, string> | undefined) ?? {});
    return Object.fromEntries(
      said.map(([field, sentence]) => [field, refusal(this.body?.code, sentence, field)]),
    );
  }
}

/**
 * The message of a failed answer: what the reader's language has for its `code`, else its `message`, else its
 * `error`, else the status text; of a body that is not JSON, the raw text, else the status text.
 */
export function apiErrorFrom(status: number, statusText: string, text: string): ApiError {
  try {
    const body = JSON.parse(text) as Record<string, unknown> | null;
    const isSaid = (text: unknown) => typeof text === 'string' && text !== '';
    const sentence = ([body?.message, body?.error].find(isSaid) as string | undefined) ?? statusText;
    return new ApiError(refusal(body?.code, sentence), status, body);
  } catch {
    return new ApiError(text || statusText, status);
  }
}

/** Whether the call failed because nobody is signed in (any more). */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The text to show for any failure. */
export function messageOf(error: unknown, otherwise: string): string {
  return error instanceof Error && error.message ? error.message : otherwise;
}
