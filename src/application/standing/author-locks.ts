/** Orders the end of an account's standing and the chat messages of its user. See ADR 26. */
export interface AuthorLocks {
  /**
   * Until the unit of work ends, no message of the user is stored, and those before are committed. Acquired before row
   * locks on matches, because messages are stored under this lock and then that of their room.
   */
  acquire(userId: number): Promise<void>;
}
