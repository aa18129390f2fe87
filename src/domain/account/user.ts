import { aggregateOf } from '../shared/aggregate.js';
import { ageOn } from '../shared/age.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { NothingToCorrect } from '../corrections/correction-errors.js';
import type { Coordinates } from '../shared/distance.js';
import { DEFAULT_LANGUAGE, type Language } from '../shared/language.js';
import { isStaff, type Role, type StaffRole } from '../staff/role.js';
import { mailboxOf } from './mailbox.js';
import { NoPhoneToRemove, type PhoneNumber } from '../trust-score/phone-number.js';
import { trustScore, type TrustSteps } from '../trust-score/trust-score.js';
import type { ReviewKind } from '../trust-score/review-kind.js';
import type { ReviewStatus } from '../trust-score/verification-review.js';
import { bioFrom } from './bio.js';
import { isDrawing } from './drawing.js';
import { type Consent, CURRENT_POLICIES, isCurrent, PoliciesChanged } from './consent.js';
import { interestsFrom } from './interests.js';
import type { Candidate } from './candidate.js';
import { ensureProfileAge } from './profile-age.js';
import { identityKey, type VerifiedIdentity } from './provider-identity.js';
import {
  anonymized,
  type Appointee,
  type Joining,
  newAccount,
  type NewUser,
  type UserState,
} from './user-state.js';
import { usernameFrom } from './username.js';
import { type UserLocation, userLocationFrom } from './location.js';

/**
 * Data that affinity or compatibility is computed from has changed; the user's requests and seats must be validated
 * again.
 */
export interface ProfileChanged {
  readonly type: 'profile-changed';
  readonly userId: number;
}

/** A partial update: an absent field is left as it is, null clears it. */
export interface ProfileChange {
  readonly username?: string;
  readonly bio?: string | null;
  readonly interests?: readonly string[] | string | null;
  readonly age?: number | null;
}

/** Each form that creates an account shows the current texts. */
const consentAt = (at: Date): Consent => ({ version: CURRENT_POLICIES, at });

/** A registered account (aggregate root), with an optimistic version column. */
export class User
  extends /* @__PURE__ */ aggregateOf<UserState, ProfileChanged>()(
    'authProvider',
    'createdAt',
    'roleSince',
    'roleGivenBy',
    'isFirstOfNetwork',
    'email',
    'mailbox',
    'firstName',
    'lastName',
    'dateOfBirth',
    'username',
    'passwordHash',
    'language',
    'identityKey',
    'bio',
    'interests',
    'profileImageUrl',
    'hasTakenSurvey',
    'phoneNumber',
    'verificationStatus',
    'trustScore',
    'role',
    'updatedAt',
    'deletedAt',
  )
{
  private static create(initial: NewUser, consent: Consent, now: Date, joining: Partial<Joining> = {}): User {
    const user = new User(newAccount(initial, consent, now, joining));
    user.touch(now);
    return user;
  }

  /** Creates the account of a candidate whom the registration policy lets in. */
  static join(candidate: Candidate, now: Date, isFirstOfNetwork = false): User {
    const { consent, authProvider } = candidate;
    const mailbox = mailboxOf(candidate.email);
    const user = User.create(candidate, consent, now, { mailbox, authProvider, isFirstOfNetwork });
    user.data.identityKey = candidate.identityKey;
    return user;
  }

  /** Creates a staff account; the operator vouches for its email address. */
  static appointed(appointee: Appointee, role: StaffRole, now: Date): User {
    const initial = { ...appointee, dateOfBirth: null, age: null, language: DEFAULT_LANGUAGE };
    const user = User.create(initial, consentAt(now), now);
    user.appoint(role, now);
    return user;
  }

  /** False for the system user, which can neither log in nor reset a password. */
  get canSignIn(): boolean {
    return this.authProvider !== 'system';
  }

  get location(): UserLocation | null {
    if (this.data.location === null) return null;
    const [near, timeZone] = [this.data.locationNear, this.data.timeZone];
    return { location: this.data.location, near, coordinates: this.coordinates, timeZone };
  }

  get trustSteps(): TrustSteps {
    return {
      email: this.data.isEmailVerified,
      birthDate: this.dateOfBirth !== null,
      phone: this.data.isPhoneVerified,
      idDocument: this.data.isIdVerified,
      profilePicture: this.data.isProfilePictureVerified,
    };
  }

  /** The version of Terms and Privacy that the user accepted last, and when. */
  get consent(): Consent {
    return { version: this.data.consentVersion, at: this.data.consentedAt };
  }

  /**
   * Age on the local date `today`: from the date of birth, with the profile's stated age as the fallback.
   * @returns null when neither is set
   */
  ageOn(today: CalendarDate): number | null {
    return this.dateOfBirth === null ? this.data.age : ageOn(this.dateOfBirth, today);
  }

  /** @throws PoliciesChanged unless it is the current version */
  acceptPolicies(version: number, now: Date): void {
    if (version !== CURRENT_POLICIES) throw new PoliciesChanged();
    if (isCurrent(this.data.consentVersion)) return;
    this.data.consentVersion = version;
    this.data.consentedAt = now;
    this.touch(now);
  }

  changeLanguage(language: Language, now: Date): void {
    this.data.language = language;
    this.touch(now);
  }

  /** Replaces an earlier identity, because the provider of this one vouches for the same email address. */
  linkIdentity(identity: VerifiedIdentity, now: Date): void {
    this.data.identityKey = identityKey(identity);
    this.touch(now);
  }

  changePassword(passwordHash: string, now: Date): void {
    this.data.passwordHash = passwordHash;
    this.touch(now);
  }

  /** Sets an address that was verified by a one-time code. */
  changeEmail(email: string, now: Date): void {
    this.data.email = email;
    this.data.mailbox = mailboxOf(email);
    this.touch(now);
  }

  /** Staff correct the birth date. @throws NothingToCorrect */
  correctDateOfBirth(dateOfBirth: CalendarDate, now: Date): void {
    if (dateOfBirth === this.dateOfBirth) throw new NothingToCorrect();
    this.data.dateOfBirth = dateOfBirth;
    this.forgetVerifiedId();
    this.profileChanged(now);
  }

  /** Staff correct the name, which `nameFrom` has validated. @throws NothingToCorrect */
  correctName(firstName: string, lastName: string, now: Date): void {
    if (firstName === this.firstName && lastName === this.lastName) throw new NothingToCorrect();
    this.data.firstName = firstName;
    this.data.lastName = lastName;
    this.forgetVerifiedId();
    this.touch(now);
  }

  /** Records that the survey was submitted; the answers are stored separately. It can be submitted again. */
  takeSurvey(now: Date): void {
    this.data.hasTakenSurvey = true;
    this.profileChanged(now);
  }

  /**
   * Updates the profile. An age is ignored when the date of birth is set.
   * @throws UsernameNotAllowed, TextNotAllowed, InterestsNotAllowed, ProfileAgeNotAllowed
   */
  changeProfile({ username, bio, interests, age }: ProfileChange, now: Date): void {
    if (age != null) ensureProfileAge(age);
    if (username !== undefined) this.data.username = usernameFrom(username);
    if (bio !== undefined) this.data.bio = bioFrom(bio);
    if (interests !== undefined) this.data.interests = interestsFrom(interests);
    if (age !== undefined && this.dateOfBirth === null) this.data.age = age;
    this.profileChanged(now);
  }

  /** Whether the profile picture is one that a photo of the user can be compared with. */
  get hasPhoto(): boolean {
    return this.data.profileImageUrl !== null && !isDrawing(this.data.profileImageUrl);
  }

  /** Sets or removes the profile picture. Verification was for the old picture, so a different one resets it. */
  changePicture(url: string | null, now: Date): void {
    if (url === this.data.profileImageUrl) return;
    this.data.profileImageUrl = url;
    this.data.isProfilePictureVerified = false;
    this.profileChanged(now);
  }

  /** Sets a number that was verified by a one-time code, replacing an earlier one. */
  verifyPhone(number: PhoneNumber, now: Date): void {
    this.data.phoneNumber = number;
    this.data.isPhoneVerified = true;
    this.touch(now);
  }

  /** Erases the verified number; its points go with it. @throws NoPhoneToRemove */
  removePhone(now: Date): void {
    if (this.data.phoneNumber === null) throw new NoPhoneToRemove();
    this.data.phoneNumber = null;
    this.data.isPhoneVerified = false;
    this.touch(now);
  }

  /** Applies the state of the newest review of a kind; only an approved one counts for the trust score. */
  applyReviewOutcome(kind: ReviewKind, status: ReviewStatus, now: Date): void {
    if (kind === 'id') {
      this.data.verificationStatus = status;
      this.data.isIdVerified = status === 'approved';
    } else {
      this.data.isProfilePictureVerified = status === 'approved';
    }
    this.touch(now);
  }

  /**
   * Sets the role; `member` removes access to the console.
   * @param givenBy id of the admin who gives the role; null for an operator
   */
  appoint(role: Role, now: Date, givenBy: number | null = null): void {
    this.data.role = role;
    this.data.roleSince = isStaff(role) ? now : null;
    this.data.roleGivenBy = isStaff(role) ? givenBy : null;
    this.touch(now);
  }

  /** @throws LocationNotAllowed, InvalidCoordinates */
  changeLocation(given: UserLocation, now: Date): void {
    const { location, near, coordinates, timeZone } = userLocationFrom(given);
    this.data.location = location;
    this.data.locationNear = near;
    this.data.latitude = coordinates?.latitude ?? null;
    this.data.longitude = coordinates?.longitude ?? null;
    this.data.timeZone = timeZone;
    this.profileChanged(now);
  }

  /**
   * Anonymizes the account (soft delete). The row stays for the messages that reference it until they are erased; the
   * placeholder username and email release the user's own for a new sign-up.
   */
  anonymize(now: Date): void {
    this.data = anonymized(this.data, this.id, now);
    this.touch(now);
  }

  /** The ID was compared with the previous name and birth date. An open review goes on with the new ones. */
  private forgetVerifiedId(): void {
    if (!this.data.isIdVerified) return;
    this.data.isIdVerified = false;
    this.data.verificationStatus = 'withdrawn';
  }

  private get coordinates(): Coordinates | null {
    if (this.data.latitude === null || this.data.longitude === null) return null;
    return { latitude: this.data.latitude, longitude: this.data.longitude };
  }

  private profileChanged(now: Date): void {
    this.touch(now);
    this.record({ type: 'profile-changed', userId: this.id });
  }

  private touch(now: Date): void {
    this.data.trustScore = trustScore(this.trustSteps);
    this.data.updatedAt = now;
  }
}
