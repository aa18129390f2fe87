/** All that a user takes part in with others: matches, meetups, waitlists and the open request. */
export interface Participation {
  /**
   * Leaves or cancels all of it, as the user would by hand. Idempotent. Until the unit of work ends, no chat message of
   * the user is stored. Locks tables before it locks users, so it is called before the user row is locked.
   */
  cancelAll(userId: number): Promise<void>;
}

/** The chats of two that a user keeps after a suspension, and not after the account is deleted. */
export interface KeptContacts {
  /** Closes them for both members, in the unit of work of the caller. Idempotent. */
  closeAllOf(userId: number): Promise<void>;
}
