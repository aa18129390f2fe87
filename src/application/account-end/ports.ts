import type { AccountMails } from '../account/mails.js';
import type { OpenReviews, Users } from '../account/ports.js';
import type { Ground } from '../ground/ground.js';
import type { Sessions } from '../sessions/sessions.js';
import type { KeptContacts, Participation } from '../shared/participation.js';
import type { AccountActivities } from '../sign-in/ports.js';

/** Personal data of a user in other tables than `users`. */
export interface AccountData {
  /** Deletes survey, private preferences, notification preferences, the weekly question, pending codes, password resets, what is known of the address, known devices, second factor and venue votes. */
  remove(user: { readonly id: number; readonly email: string }): Promise<void>;
}

/** Anonymized rows of deleted accounts. */
export interface DeletedAccounts {
  /** At most `limit` ids of users deleted before the instant, by id, from the one after `after`. */
  dueForErasure(before: Date, limit: number, after?: number): Promise<number[]>;
  /** Erases the row with all messages, seats and requests of the user. Idempotent. */
  erase(userId: number): Promise<void>;
}

/** Reads all records of a user for the data export, as plain JSON values. */
export interface PersonalRecords {
  /** Each list is bounded and newest first; other users appear by name only. */
  of(userId: number): Promise<Record<PersonalRecord, unknown>>;
}

export type PersonalRecord =
  | 'survey'
  | 'privatePreferences'
  | 'requests'
  | 'matches'
  | 'messages'
  | 'meetups'
  | 'venues'
  | 'votes'
  | 'bookings'
  | 'tableChanges'
  | 'reviews'
  | 'feedback'
  | 'notAgain'
  | 'homeSafe'
  | 'chatOffers'
  | 'sharedPlans'
  | 'blocks'
  | 'reports'
  | 'suspensions'
  | 'misses'
  | 'sessions'
  | 'knownDevices'
  | 'activity'
  | 'emailChange'
  | 'phoneVerification'
  | 'secondFactor'
  | 'calendar'
  | 'notifications'
  | 'undeliverableAddress'
  | 'sentMails'
  | 'devices'
  | 'weeklyQuestion'
  | 'registration';

/** One file of an archive; the name can contain folders. */
export interface ArchivedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface Archives {
  /** Reads the files one after the other, as the archive is read. @returns the bytes of a zip archive in pieces */
  pack(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array>;
}

/** IDs and photos that a user handed in for review. */
export interface HandedInFiles {
  /** The files that still exist, each read when it is asked for. */
  of(userId: number): AsyncIterable<ArchivedFile>;
}

/** What an account is ended with. */
export interface AccountEndPorts extends Ground {
  readonly users: Users;
  readonly sessions: Sessions;
  readonly accountData: AccountData;
  readonly accountActivities: AccountActivities;
  readonly deletedAccounts: DeletedAccounts;
  readonly participation: Participation;
  readonly pairContacts: KeptContacts;
  readonly openReviews: OpenReviews;
  readonly mails: AccountMails;
  readonly records: PersonalRecords;
  readonly handedIn: HandedInFiles;
  readonly archives: Archives;
}
