/**
 * Names under which the product, its database and its mail hold what is personal or secret. A name matches without regard
 * to case, hyphens and underscores, so `first_name`, `firstName` and `First-Name` are one.
 */
const PRIVATE_NAMES = new Set(
  `address age authorization bio body code codehash cookie cookies coordinates data dateofbirth detail displayname email
  filename firstname from fullname googleid headers html identifier interests ip lastname lat latitude location lon
  longitude mail members message name note parameters params password passwordhash payload phone phonenumber picture
  profilepicture query remoteaddress rows secret sess session sessionid sessionsecret setcookie subject survey text to
  token totp url username values where`.split(/\s+/),
);

const HIDDEN = '[private]';
const DEEPEST = 5;
const WIDEST = 50;

/** An address in a sentence that a library wrote, or the credentials in a URL. */
function withoutAddresses(sentence: string): string {
  return sentence.replace(/[^\s@<>"'()=,/:]+(:[^\s@/]*)?@[^\s@<>"'(),]+/g, HIDDEN);
}

/** The fields of a log line with every private one hidden, however deep it stands, and bounded in size. */
export function withoutPrivateFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, WIDEST)
      .map(([name, value]) => [name, isPrivate(name) ? HIDDEN : cleaned(value, depth)]),
  );
}

function isPrivate(name: string): boolean {
  return PRIVATE_NAMES.has(name.toLowerCase().replace(/[-_]/g, ''));
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutAddresses(value).slice(0, 2000);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describedError(value, depth + 1);
  if (value instanceof Date) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, WIDEST).map((item) => cleaned(item, depth + 1));
  return withoutPrivateFields(value as Record<string, unknown>, depth + 1);
}

/**
 * What may be known of an error: its kind, code, the constraint it broke and where it arose. Its own fields stay away,
 * because drivers attach rows, parameters and whole requests to them; the sentence loses addresses, long numbers and values.
 */
export function describedError(error: Error, depth = 0): Record<string, unknown> {
  const { code, constraint, severity } = error as {
    code?: unknown;
    constraint?: unknown;
    severity?: unknown;
  };
  const fromDatabase = typeof severity === 'string';
  return {
    type: error.name,
    message: withoutValues(error.message, fromDatabase),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    // The stack repeats the sentence, so only its frames are kept.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n')
      .slice(0, 4000),
    ...(error.cause instanceof Error && depth < DEEPEST
      ? { cause: describedError(error.cause, depth + 1) }
      : {}),
  };
}

function withoutValues(sentence: string, fromDatabase: boolean): string {
  const shorn = withoutAddresses(sentence)
    .replace(/\+?\d[\d ().-]{7,}\d/g, HIDDEN)
    .slice(0, 1000);
  // PostgreSQL quotes what it could not read after a colon: invalid input syntax for type date: "…".
  return fromDatabase ? shorn.replace(/: ".*"/s, `: ${HIDDEN}`).replace(/'[^']*'/g, HIDDEN) : shorn;
}
