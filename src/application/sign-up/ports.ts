import type { PendingRegistration } from '../../domain/account/pending-registration.js';
import type { ExpiringCodes } from '../account/purge-expired-codes.js';
import type { PasswordHasher, Users } from '../account/ports.js';
import type { Admissions } from '../account/admissions.js';
import type { Codes } from '../account/codes.js';
import type { AccountMails } from '../account/mails.js';
import type { Ground } from '../ground/ground.js';
import type { Deliverability } from '../notifications/deliverability.js';

/** Above the rate limit of code mails per address, so that a valid registration is never displaced. */
export const MOST_SIGN_UPS_OF_ADDRESS = 25;

export interface PendingRegistrations extends ExpiringCodes {
  findNewestByEmail(email: string): Promise<PendingRegistration | null>;
  /** Usernames of pending registrations are not unique. */
  findNewestByUsername(username: string): Promise<PendingRegistration | null>;
  /** All registrations of the address, oldest first, with row locks. */
  findAllForUpdate(email: string): Promise<PendingRegistration[]>;
  has(key: string): Promise<boolean>;
  isOf(key: string, email: string): Promise<boolean>;
  /** Whether a mail to the address of the registration was refused since its code was issued. */
  isMailRefused(key: string): Promise<boolean>;
  /** Inserts, replaces an earlier one with the same key, and deletes all but the newest `MOST_SIGN_UPS_OF_ADDRESS`. */
  replace(registration: PendingRegistration): Promise<void>;
  save(...registrations: PendingRegistration[]): Promise<void>;
  removeAllOf(email: string): Promise<void>;
}

/** What sign-up is given. */
export interface SignUpPorts extends Ground {
  readonly users: Users;
  readonly registrations: PendingRegistrations;
  readonly passwords: PasswordHasher;
  readonly codes: Codes;
  readonly mails: AccountMails;
  readonly deliverability: Pick<Deliverability, 'startAnew'>;
  readonly admissions: Admissions;
}
