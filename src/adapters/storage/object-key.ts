const SEGMENT = '[A-Za-z0-9](?:[A-Za-z0-9._-]{0,126}[A-Za-z0-9])?';
const KEY = new RegExp(`^${SEGMENT}(?:/${SEGMENT}){0,7}$`);

/**
 * Whether a text may name an object: up to eight parts of letters, digits, dots, dashes and underscores, each
 * beginning and ending with a letter or digit. So no key climbs out of its folder, on any file system.
 */
export function isObjectKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..');
}

/** Something was to be stored under a key that no store can hold; the caller built it wrongly. */
export class UnusableObjectKey extends Error {
  constructor() {
    super('This key cannot name an object.');
    this.name = 'UnusableObjectKey';
  }
}
