const PLAIN = /^[\w.:-]{1,60}$/;
/** How deep causes are followed, because they can form a circle. */
const MOST_CAUSES = 5;

interface Described {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly cause?: unknown;
}

/**
 * The name of an error with its code, or that of the innermost cause with a code: `Error ECONNREFUSED`. Messages are left
 * out, because those of drivers and servers contain addresses and parameters.
 */
export function errorName(error: unknown): string {
  const { name } = Object(error) as Described;
  return [name, codeOf(error, 0)].filter(isPlain).join(' ') || 'unknown';
}

const isPlain = (part: unknown): part is string => typeof part === 'string' && PLAIN.test(part);

function codeOf(error: unknown, depth: number): unknown {
  const { code, cause } = Object(error) as Described;
  const inner = cause !== undefined && depth < MOST_CAUSES ? codeOf(cause, depth + 1) : undefined;
  return isPlain(inner) ? inner : code;
}
