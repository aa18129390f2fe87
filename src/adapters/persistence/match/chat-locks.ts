/**
 * Advisory locks of the chat, held until the transaction ends. Their order over all transactions: authors, then rooms,
 * each by ascending id. See ADR 26 and docs/architecture.md.
 */

/** Classes of the locks, arbitrary constants; the second key is the user id or the match id. */
const AUTHOR_LOCKS = 20_261_122;
const ROOM_LOCKS = 20_261_123;

/**
 * Begins the transaction of a batch of messages: the authors' locks, shared, because their messages to several rooms are
 * stored at once, then the rooms'. `is null` returns no row, because a lock is void.
 * @param authors, rooms ids in ascending order
 */
export const beginLocked = (
  authors: readonly number[],
  rooms: readonly number[],
  timeoutMs: number,
): string => `
  begin;
  set local lock_timeout = ${timeoutMs};
  select from unnest('{${authors.join()}}'::int[]) id
    where pg_advisory_xact_lock_shared(${AUTHOR_LOCKS}, id) is null;
  select from unnest('{${rooms.join()}}'::int[]) id
    where pg_advisory_xact_lock(${ROOM_LOCKS}, id) is null`;

/** Statement with the match id as parameter: until the end no message of the room is stored by another transaction. */
export const LOCK_ROOM = `select pg_advisory_xact_lock(${ROOM_LOCKS}, ?::int)`;

/** Statement with the user id as parameter: until the end no message of the user is stored, and earlier ones are. */
export const LOCK_AUTHOR = `select pg_advisory_xact_lock(${AUTHOR_LOCKS}, ?::int)`;
