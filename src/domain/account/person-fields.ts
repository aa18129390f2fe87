import type { UserState } from './user-state.js';
import type { User } from './user.js';

/** What an account tells of itself, without its verbs. */
type ToldField = {
  [Field in keyof User]: User[Field] extends (...args: never[]) => unknown ? never : Field;
}[keyof User];

/** Where one stored field of a person goes. */
export interface PersonField {
  /** The field of the profile in the data export that has it; or a sentence that says why none has. */
  readonly exported: ToldField | `${string} ${string}.`;
  /** The fields of it in what the members of a match get, "What others see". */
  readonly seen?: readonly string[];
  /** Whether it is in the evidence of a report. */
  readonly isEvidence?: true;
  /** Why the row of a deleted account still has it; absent: it is overwritten at once. */
  readonly kept?: `${string} ${string}.`;
}

const OF_STAFF = 'An act of staff, which the audit log has.';

/** A new field of `UserState` does not compile before it has its place here. */
export const PERSON_FIELDS: Readonly<Record<keyof UserState, PersonField>> = {
  id: { exported: 'id', seen: ['id'], kept: 'The messages refer to it until the row is erased.' },
  username: { exported: 'username' },
  email: { exported: 'email' },
  mailbox: { exported: 'It follows from the email address.' },
  firstName: { exported: 'firstName', seen: ['firstName', 'username'], isEvidence: true },
  lastName: { exported: 'lastName' },
  dateOfBirth: { exported: 'dateOfBirth', seen: ['ageRange'] },
  age: { exported: 'It follows from the date of birth.' },
  phoneNumber: { exported: 'phoneNumber' },
  profileImageUrl: {
    exported: 'The picture is a file of the export.',
    seen: ['profileImageUrl'],
    isEvidence: true,
  },
  bio: { exported: 'bio', seen: ['bio'], isEvidence: true },
  interests: { exported: 'interests', seen: ['interests'], isEvidence: true },
  language: { exported: 'language' },
  location: { exported: 'location' },
  locationNear: { exported: 'location' },
  latitude: { exported: 'location' },
  longitude: { exported: 'location' },
  timeZone: { exported: 'location' },
  trustScore: { exported: 'trustScore', seen: ['trustScore', 'trustLevel'] },
  isEmailVerified: { exported: 'trustSteps', seen: ['isEmailVerified'] },
  isIdVerified: { exported: 'trustSteps', seen: ['isIdVerified'] },
  isPhoneVerified: { exported: 'trustSteps', seen: ['isPhoneVerified'] },
  isProfilePictureVerified: { exported: 'trustSteps', seen: ['isProfilePictureVerified'] },
  verificationStatus: { exported: 'verificationStatus' },
  hasTakenSurvey: { exported: 'The answers are a file of the export.' },
  passwordHash: { exported: 'A secret of the sign-in.' },
  authProvider: { exported: 'authProvider', kept: 'It says how the account was made, and not by whom.' },
  identityKey: { exported: 'A key of the sign-in at the provider.' },
  consentVersion: { exported: 'consent', kept: 'The same for every member.' },
  consentedAt: { exported: 'consent', kept: 'The time alone names nobody.' },
  isFirstOfNetwork: { exported: 'isFirstOfNetwork' },
  role: { exported: OF_STAFF },
  roleSince: { exported: OF_STAFF },
  roleGivenBy: { exported: OF_STAFF },
  createdAt: { exported: 'createdAt', kept: 'The time alone names nobody.' },
  updatedAt: { exported: 'updatedAt' },
  deletedAt: { exported: 'A deleted account has no export.' },
};

const isTold = (exported: PersonField['exported']): exported is ToldField => !exported.includes(' ');

/** The fields of the profile in the data export. */
export const EXPORTED_FIELDS: readonly ToldField[] = [
  ...new Set(Object.values(PERSON_FIELDS).map(({ exported }) => exported)),
].filter(isTold);
