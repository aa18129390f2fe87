import { createHash } from 'node:crypto';

/** The tag of a session in the change feed: a hash, because the id is a secret. As `session_tag` in the database. */
export const sessionTag = (sessionId: string): string =>
  `session:${createHash('sha256').update(sessionId).digest('hex').slice(0, 32)}`;
