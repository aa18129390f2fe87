import type { SignedLinks } from '../../../src/application/shared/signed-links.js';

/** Readable tokens without a signature: purpose and subject, which never expire. */
export const plainLinks: SignedLinks = {
  sign: (purpose, subject) => `${purpose}.${subject}`,
  read: (purpose, token) => (token.startsWith(`${purpose}.`) ? token.slice(purpose.length + 1) : null),
};
