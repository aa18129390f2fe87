import type { CalendarDate } from '../shared/calendar-date.js';
import { DEFAULT_LANGUAGE, type Language } from '../shared/language.js';
import type { TimeZone } from '../shared/time-zone.js';
import type { Role } from '../staff/role.js';
import type { ReviewStatus } from '../trust-score/verification-review.js';
import { DELETED_USER, shellName } from './account-deletion.js';
import type { Consent } from './consent.js';

/** State of the newest ID review; `pending` is the default before the first one. */
type VerificationStatus = 'pending' | ReviewStatus;

/** What every account is created with. */
export interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null for staff, who are not asked for it. */
  readonly dateOfBirth: CalendarDate | null;
  readonly age: number | null;
  readonly language: Language;
  /** Null for an account that joined with a sign-in provider. */
  readonly passwordHash: string | null;
}

/** What differs by the way in which a member joins. */
export type Joining = Pick<UserState, 'mailbox' | 'authProvider' | 'isFirstOfNetwork'>;

/** A staff account created by an operator instead of a sign-up. */
export interface Appointee extends Pick<NewUser, 'email' | 'username' | 'firstName' | 'lastName'> {
  readonly passwordHash: string;
}

export interface UserState {
  readonly id: number | null;
  readonly authProvider: string;
  readonly createdAt: Date;
  readonly email: string;
  /** One account each; null for staff accounts and for those that shared a mailbox before it was unique. */
  readonly mailbox: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: CalendarDate | null;
  readonly username: string;
  /** In which mails to the user are written. */
  readonly language: Language;
  /** Null for an account without a password login. */
  readonly passwordHash: string | null;
  /** The identity at the sign-in provider (see `identityKey`), or null. */
  readonly identityKey: string | null;
  readonly age: number | null;
  readonly profileImageUrl: string | null;
  readonly bio: string | null;
  readonly interests: readonly string[];
  readonly location: string | null;
  readonly locationNear: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly timeZone: TimeZone | null;
  readonly hasTakenSurvey: boolean;
  readonly isEmailVerified: boolean;
  readonly isIdVerified: boolean;
  readonly isPhoneVerified: boolean;
  readonly phoneNumber: string | null;
  readonly isProfilePictureVerified: boolean;
  readonly verificationStatus: VerificationStatus;
  readonly trustScore: number;
  readonly role: Role;
  /** Since when; null for a member, and where it was set outside of the product. */
  readonly roleSince: Date | null;
  /** Id of the admin who gave the role; null for an operator. */
  readonly roleGivenBy: number | null;
  /** Whether it was the first account of its network on that day; the network is not stored. False for staff. */
  readonly isFirstOfNetwork: boolean;
  readonly consentVersion: number;
  readonly consentedAt: Date;
  readonly updatedAt: Date;
  /** UTC instant of the deletion; null for an active account. */
  readonly deletedAt: Date | null;
}

/** A profile and steps of trust as of a new account with a verified address. */
const AT_FIRST = {
  location: null,
  locationNear: null,
  latitude: null,
  longitude: null,
  timeZone: null,
  profileImageUrl: null,
  bio: null,
  interests: [],
  hasTakenSurvey: false,
  isEmailVerified: true,
  isIdVerified: false,
  isPhoneVerified: false,
  phoneNumber: null,
  isProfilePictureVerified: false,
  verificationStatus: 'pending',
  trustScore: 0,
  role: 'member',
  roleSince: null,
  roleGivenBy: null,
} as const;

export const newAccount = (
  { email, username, firstName, lastName, dateOfBirth, age, language, passwordHash }: NewUser,
  consent: Consent,
  now: Date,
  { mailbox = null, authProvider = 'local', isFirstOfNetwork = false }: Partial<Joining>,
): UserState => ({
  ...AT_FIRST,
  id: null,
  authProvider,
  createdAt: now,
  email,
  mailbox,
  firstName,
  lastName,
  dateOfBirth,
  username,
  language,
  passwordHash,
  identityKey: null,
  age,
  isFirstOfNetwork,
  consentVersion: consent.version,
  consentedAt: consent.at,
  updatedAt: now,
  deletedAt: null,
});

/** What is left of a deleted account. */
export const anonymized = (user: UserState, id: number, now: Date): UserState => ({
  ...user,
  ...AT_FIRST,
  isEmailVerified: false,
  email: shellName(id),
  username: shellName(id),
  mailbox: null,
  firstName: DELETED_USER,
  lastName: '',
  dateOfBirth: null,
  age: null,
  passwordHash: null,
  identityKey: null,
  language: DEFAULT_LANGUAGE,
  isFirstOfNetwork: false,
  deletedAt: now,
});
