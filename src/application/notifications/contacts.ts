/** How to reach someone about their table. */
export interface Contact {
  readonly userId: number;
  readonly email: string;
  readonly firstName: string;
}

export interface Contacts {
  of(userIds: readonly number[]): Promise<Contact[]>;
}
