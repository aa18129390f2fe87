import { ageOn } from '../shared/age.js';
import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { Coordinates } from '../shared/distance.js';
import { DEFAULT_LANGUAGE, type Language } from '../shared/language.js';
import type { TimeZone } from '../shared/time-zone.js';
import type { Role, StaffRole } from '../staff/role.js';
import { mailboxOf } from './mailbox.js';
import { NoPhoneToRemove, type PhoneNumber } from '../trust-score/phone-number.js';
import { trustScore, type TrustSteps } from '../trust-score/trust-score.js';
import type { ReviewKind } from '../trust-score/review-kind.js';
import type { ReviewStatus } from '../trust-score/verification-review.js';
import { DELETED_USER, shellName } from './account-deletion.js';
import { bioFrom } from './bio.js';
import { isDrawing } from './drawing.js';
import { type Consent, CURRENT_POLICIES, isCurrent, PoliciesChanged } from './consent.js';
import { interestsFrom } from './interests.js';
import type { Applicant } from './applicant.js';
import type { PendingRegistration } from './pending-registration.js';
import { ensureProfileAge } from './profile-age.js';
import { authProviderOf, identityKey, type VerifiedIdentity } from './provider-identity.js';
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

/** State of the newest ID review; `pending` is the default before the first one. */
export type VerificationStatus = 'pending' | ReviewStatus;

/** Fields that the constructor requires. */
interface NewUser {
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

/** A staff account created by an operator instead of a sign-up. */
export interface Appointee extends Pick<NewUser, 'email' | 'username' | 'firstName' | 'lastName'> {
  readonly passwordHash: string;
}

/** Each form that creates an account shows the current texts. */
const consentAt = (at: Date): Consent => ({ version: CURRENT_POLICIES, at });

/** A registered account (aggregate root), with an optimistic version column. */
export class User extends Aggregate<ProfileChanged> {
  readonly id!: number;
  readonly authProvider: string;
  readonly createdAt: Date;
  private _email: string;
  /** One account each; null for staff accounts and for those that shared a mailbox before it was unique. */
  private _mailbox: string | null = null;
  private _firstName: string;
  private _lastName: string;
  private _dateOfBirth: CalendarDate | null;
  private _username: string;
  private _language: Language;
  private _passwordHash: string | null;
  private _identityKey: string | null = null;
  private _age: number | null;
  private _profileImageUrl: string | null = null;
  private _bio: string | null = null;
  private _interests: string[] = [];
  private _location: string | null = null;
  private _locationNear: string | null = null;
  private _latitude: number | null = null;
  private _longitude: number | null = null;
  private _timeZone: TimeZone | null = null;
  private _hasTakenSurvey = false;
  private _isEmailVerified = true;
  private _isIdVerified = false;
  private _isPhoneVerified = false;
  private _phoneNumber: string | null = null;
  private _isProfilePictureVerified = false;
  private _verificationStatus: VerificationStatus = 'pending';
  private _trustScore = 0;
  private _role: Role = 'member';
  private _isFirstOfNetwork: boolean;
  private _consentVersion: number;
  private _consentedAt: Date;
  private _updatedAt: Date;
  private _deletedAt: Date | null = null;
  private readonly _version!: number;

  private constructor(
    initial: NewUser,
    consent: Consent,
    now: Date,
    { authProvider = 'local', isFirstOfNetwork = false } = {},
  ) {
    super();
    this.authProvider = authProvider;
    this.createdAt = now;
    this._isFirstOfNetwork = isFirstOfNetwork;
    this._email = initial.email;
    this._firstName = initial.firstName;
    this._lastName = initial.lastName;
    this._dateOfBirth = initial.dateOfBirth;
    this._username = initial.username;
    this._passwordHash = initial.passwordHash;
    this._age = initial.age;
    this._language = initial.language;
    this._consentVersion = consent.version;
    this._consentedAt = consent.at;
    this._updatedAt = now;
    this.touch(now);
  }

  /** Creates the account of a registration whose email address is verified. */
  static join(registration: PendingRegistration, now: Date, isFirstOfNetwork = false): User {
    const { consentVersion: version, createdAt: at } = registration;
    const user = new User(registration, { version, at }, now, { isFirstOfNetwork });
    user._mailbox = mailboxOf(user._email);
    return user;
  }

  /** Creates an account without a password; the provider has verified the email address. */
  static joinWithProvider(
    applicant: Applicant,
    identity: VerifiedIdentity,
    now: Date,
    isFirstOfNetwork = false,
  ): User {
    const initial = { ...applicant, passwordHash: null };
    const authProvider = authProviderOf(identity);
    const user = new User(initial, consentAt(now), now, { authProvider, isFirstOfNetwork });
    user._mailbox = mailboxOf(user._email);
    user.linkIdentity(identity, now);
    return user;
  }

  /** Creates a staff account; the operator vouches for its email address. */
  static appointed(appointee: Appointee, role: StaffRole, now: Date): User {
    const initial = { ...appointee, dateOfBirth: null, age: null, language: DEFAULT_LANGUAGE };
    const user = new User(initial, consentAt(now), now);
    user.appoint(role, now);
    return user;
  }

  /** Whether it was the first account of its network on that day; the network is not stored. False for staff. */
  get isFirstOfNetwork(): boolean {
    return this._isFirstOfNetwork;
  }

  get email(): string {
    return this._email;
  }

  get mailbox(): string | null {
    return this._mailbox;
  }

  get firstName(): string {
    return this._firstName;
  }

  get lastName(): string {
    return this._lastName;
  }

  get dateOfBirth(): CalendarDate | null {
    return this._dateOfBirth;
  }

  get username(): string {
    return this._username;
  }

  /** False for the system user, which can neither log in nor reset a password. */
  get canSignIn(): boolean {
    return this.authProvider !== 'system';
  }

  /** Null for an account without a password login. */
  get passwordHash(): string | null {
    return this._passwordHash;
  }

  /** The language in which mails to the user are written. */
  get language(): Language {
    return this._language;
  }

  /** The identity at the sign-in provider (see `identityKey`), or null. */
  get identityKey(): string | null {
    return this._identityKey;
  }

  get bio(): string | null {
    return this._bio;
  }

  get interests(): readonly string[] {
    return this._interests;
  }

  get profileImageUrl(): string | null {
    return this._profileImageUrl;
  }

  get location(): UserLocation | null {
    if (this._location === null) return null;
    const [near, timeZone] = [this._locationNear, this._timeZone];
    return { location: this._location, near, coordinates: this.coordinates, timeZone };
  }

  get hasTakenSurvey(): boolean {
    return this._hasTakenSurvey;
  }

  get phoneNumber(): string | null {
    return this._phoneNumber;
  }

  get verificationStatus(): VerificationStatus {
    return this._verificationStatus;
  }

  get trustScore(): number {
    return this._trustScore;
  }

  get trustSteps(): TrustSteps {
    return {
      email: this._isEmailVerified,
      birthDate: this.dateOfBirth !== null,
      phone: this._isPhoneVerified,
      idDocument: this._isIdVerified,
      profilePicture: this._isProfilePictureVerified,
    };
  }

  get role(): Role {
    return this._role;
  }

  /** The version of Terms and Privacy that the user accepted last, and when. */
  get consent(): Consent {
    return { version: this._consentVersion, at: this._consentedAt };
  }

  get updatedAt(): Date {
    return this._updatedAt;
  }

  /** UTC instant of the deletion; null for an active account. */
  get deletedAt(): Date | null {
    return this._deletedAt;
  }

  /**
   * Age on the local date `today`: from the date of birth, with the profile's stated age as the fallback.
   * @returns null when neither is set
   */
  ageOn(today: CalendarDate): number | null {
    return this.dateOfBirth === null ? this._age : ageOn(this.dateOfBirth, today);
  }

  /** @throws PoliciesChanged unless it is the current version */
  acceptPolicies(version: number, now: Date): void {
    if (version !== CURRENT_POLICIES) throw new PoliciesChanged();
    if (isCurrent(this._consentVersion)) return;
    this._consentVersion = version;
    this._consentedAt = now;
    this.touch(now);
  }

  changeLanguage(language: Language, now: Date): void {
    this._language = language;
    this.touch(now);
  }

  /** Replaces an earlier identity, because the provider of this one vouches for the same email address. */
  linkIdentity(identity: VerifiedIdentity, now: Date): void {
    this._identityKey = identityKey(identity);
    this.touch(now);
  }

  changePassword(passwordHash: string, now: Date): void {
    this._passwordHash = passwordHash;
    this.touch(now);
  }

  /** Sets an address that was verified by a one-time code. */
  changeEmail(email: string, now: Date): void {
    this._email = email;
    this._mailbox = mailboxOf(email);
    this.touch(now);
  }

  /** Records that the survey was submitted; the answers are stored separately. It can be submitted again. */
  takeSurvey(now: Date): void {
    this._hasTakenSurvey = true;
    this.profileChanged(now);
  }

  /**
   * Updates the profile. An age is ignored when the date of birth is set.
   * @throws UsernameNotAllowed, BioNotAllowed, InterestsNotAllowed, ProfileAgeNotAllowed
   */
  changeProfile({ username, bio, interests, age }: ProfileChange, now: Date): void {
    if (age != null) ensureProfileAge(age);
    if (username !== undefined) this._username = usernameFrom(username);
    if (bio !== undefined) this._bio = bioFrom(bio);
    if (interests !== undefined) this._interests = interestsFrom(interests);
    if (age !== undefined && this.dateOfBirth === null) this._age = age;
    this.profileChanged(now);
  }

  /** Whether the profile picture is one that a photo of the user can be compared with. */
  get hasPhoto(): boolean {
    return this._profileImageUrl !== null && !isDrawing(this._profileImageUrl);
  }

  /** Sets or removes the profile picture. Verification was for the old picture, so a different one resets it. */
  changePicture(url: string | null, now: Date): void {
    if (url === this._profileImageUrl) return;
    this._profileImageUrl = url;
    this._isProfilePictureVerified = false;
    this.profileChanged(now);
  }

  /** Sets a number that was verified by a one-time code, replacing an earlier one. */
  verifyPhone(number: PhoneNumber, now: Date): void {
    this._phoneNumber = number;
    this._isPhoneVerified = true;
    this.touch(now);
  }

  /** Erases the verified number; its points go with it. @throws NoPhoneToRemove */
  removePhone(now: Date): void {
    if (this._phoneNumber === null) throw new NoPhoneToRemove();
    this._phoneNumber = null;
    this._isPhoneVerified = false;
    this.touch(now);
  }

  /** Applies the state of the newest review of a kind; only an approved one counts for the trust score. */
  applyReviewOutcome(kind: ReviewKind, status: ReviewStatus, now: Date): void {
    if (kind === 'id') {
      this._verificationStatus = status;
      this._isIdVerified = status === 'approved';
    } else {
      this._isProfilePictureVerified = status === 'approved';
    }
    this.touch(now);
  }

  /** Sets the role; `member` removes access to the console. */
  appoint(role: Role, now: Date): void {
    this._role = role;
    this.touch(now);
  }

  /** @throws LocationNotAllowed, InvalidCoordinates */
  changeLocation(given: UserLocation, now: Date): void {
    const { location, near, coordinates, timeZone } = userLocationFrom(given);
    this._location = location;
    this._locationNear = near;
    this._latitude = coordinates?.latitude ?? null;
    this._longitude = coordinates?.longitude ?? null;
    this._timeZone = timeZone;
    this.profileChanged(now);
  }

  /**
   * Anonymizes the account (soft delete). The row stays for the messages that reference it until they are erased; the
   * placeholder username and email release the user's own for a new sign-up.
   */
  anonymize(now: Date): void {
    this._email = this._username = shellName(this.id);
    this._mailbox = null;
    this._firstName = DELETED_USER;
    this._lastName = '';
    this._dateOfBirth = this._age = null;
    this._passwordHash = this._identityKey = this._profileImageUrl = this._bio = this._phoneNumber = null;
    this._interests = [];
    this._location = this._locationNear = this._timeZone = null;
    this._latitude = this._longitude = null;
    this._language = DEFAULT_LANGUAGE;
    this._hasTakenSurvey = this._isEmailVerified = this._isIdVerified = false;
    this._isPhoneVerified = this._isProfilePictureVerified = this._isFirstOfNetwork = false;
    this._verificationStatus = 'pending';
    this._role = 'member';
    this._deletedAt = now;
    this.touch(now);
  }

  private get coordinates(): Coordinates | null {
    if (this._latitude === null || this._longitude === null) return null;
    return { latitude: this._latitude, longitude: this._longitude };
  }

  private profileChanged(now: Date): void {
    this.touch(now);
    this.record({ type: 'profile-changed', userId: this.id });
  }

  private touch(now: Date): void {
    this._trustScore = trustScore(this.trustSteps);
    this._updatedAt = now;
  }
}
