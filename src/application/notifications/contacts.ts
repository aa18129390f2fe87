/** Recipient of a mail. */
export interface Contact {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
}

export interface Contacts {
  /** @returns users that are not deleted, in no particular order */
  of(userIds: readonly number[]): Promise<Contact[]>;
}
