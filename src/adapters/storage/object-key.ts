const SEGMENT = '[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9])?';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT}){0,7}$`);

/**
 * Whether a text is a valid key: up to eight segments of letters, digits, dots, dashes and underscores, each starting
 * and ending with a letter or digit. So no key escapes its folder on any file system.
 */
export function isObjectKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..');
}

/** A put with an invalid key, which is a bug of the caller. */
export class UnusableObjectKey extends Error {
  constructor() {
    super('This key cannot name an object.');
    this.name = 'UnusableObjectKey';
  }
}
