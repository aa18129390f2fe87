/**
 * Field names whose values are personal or secret. Names match case-insensitively and without hyphens and underscores:
 * `first_name`, `firstName` and `First-Name` are equal.
 */
const PRIVATE_NAMES = new Set(
  `address age authorization bio body code codehash cookie cookies coordinates data dateofbirth detail displayname email
  filename firstname from fullname googleid headers html identifier interests ip lastname lat latitude location lon
  longitude mail members message name note parameters params password passwordhash payload phone phonenumber picture
  profilepicture query remoteaddress rows secret sess session sessionid sessionsecret setcookie subject survey text to
  token totp url username values where`.split(/\s+/),
);

const REDACTED = '[private]';
const MAX_DEPTH = 5;
const MAX_ITEMS = 50;

/** Redacts email addresses and the credentials of URLs in a message. */
function redactAddresses(sentence: string): string {
  return sentence.replace(/[^\s@<>"'()=,/:]+(:[^\s@/]*)?@[^\s@<>"'(),]+/g, REDACTED);
}

/** Redacts the private fields of a log line at any depth, and bounds the size of its strings and lists. */
export function redactFields(fields: Record<string, unknown>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .slice(0, MAX_ITEMS)
      .map(([name, value]) => [name, isPrivate(name) ? REDACTED : redactValue(value, depth)]),
  );
}

function isPrivate(name: string): boolean {
  return PRIVATE_NAMES.has(name.toLowerCase().replace(/[-_]/g, ''));
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactAddresses(value).slice(0, 2000);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return serializeError(value, depth + 1);
  if (value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => redactValue(item, depth + 1));
  return redactFields(value as Record<string, unknown>, depth + 1);
}

/**
 * Serializes an error: name, code, violated constraint and stack. Other fields are dropped, because drivers attach
 * rows, parameters and requests to them; in the message, addresses, long numbers and quoted values are redacted.
 */
export function serializeError(error: Error, depth = 0): Record<string, unknown> {
  const { code, constraint, severity } = error as {
    code?: unknown;
    constraint?: unknown;
    severity?: unknown;
  };
  const fromDatabase = typeof severity === 'string';
  return {
    type: error.name,
    message: redactValues(error.message, fromDatabase),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    // Only the frames, because the first line repeats the message.
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n')
      .slice(0, 4000),
    ...(error.cause instanceof Error && depth < MAX_DEPTH
      ? { cause: serializeError(error.cause, depth + 1) }
      : {}),
  };
}

function redactValues(sentence: string, fromDatabase: boolean): string {
  const redacted = redactAddresses(sentence)
    .replace(/\+?\d[\d ().-]{7,}\d/g, REDACTED)
    .slice(0, 1000);
  // PostgreSQL appends invalid input after a colon: invalid input syntax for type date: "…".
  return fromDatabase ? redacted.replace(/: ".*"/s, `: ${REDACTED}`).replace(/'[^']*'/g, REDACTED) : redacted;
}
