import type { BookingView } from '../../domain/venue/booking.js';
import type { Language } from '../../domain/shared/language.js';

/** What a mail needs of its recipient. */
export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language;
}

export interface Contact extends Recipient {
  readonly userId: number;
}

/** A contact at a table. */
export interface TableContact extends Contact {
  /** Display names of the others who have a seat there, first come first. */
  readonly tableMates: readonly string[];
  /** Null for a match formed by a run. */
  readonly meetupTitle: string | null;
  /** Null while there is none. */
  readonly booking: BookingView | null;
}

export interface Contacts {
  /** @returns users that are not deleted, in no particular order */
  of(userIds: readonly number[]): Promise<Contact[]>;
  /** As `of`, with the others at the table of a match. */
  atTable(matchId: number, userIds: readonly number[]): Promise<TableContact[]>;
}

export interface AdminContacts {
  /** The admins of the console, at most 100. */
  admins(): Promise<Contact[]>;
}
