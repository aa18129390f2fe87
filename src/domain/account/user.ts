import { ageOn } from '../shared/age.js';
import { Aggregate } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import type { Coordinates } from '../shared/distance.js';
import type { TimeZone } from '../shared/time-zone.js';
import type { Role, StaffRole } from '../staff/role.js';
import type { PhoneNumber } from '../trust-score/phone-number.js';
import { trustScore, type TrustSteps } from '../trust-score/trust-score.js';
import type { ReviewKind } from '../trust-score/review-kind.js';
import type { ReviewStatus } from '../trust-score/verification-review.js';
import { DELETED_USER, shellName } from './account-deletion.js';
import { bioFrom } from './bio.js';
import { interestsFrom } from './interests.js';
import type { PendingRegistration } from './pending-registration.js';
import { ensureProfileAge } from './profile-age.js';
import { usernameFrom } from './username.js';
import { type UserLocation, userLocationFrom } from './location.js';

/** Profile, location or age of someone changed: what others are matched by is no longer what it was. */
export interface ProfileChanged {
  readonly type: 'profile-changed';
  readonly userId: number;
}

/** What a person wants changed: what is absent stays, null clears. */
export interface ProfileChange {
  readonly username?: string;
  readonly bio?: string | null;
  readonly interests?: readonly string[] | string | null;
  readonly age?: number | null;
}

/** How far the person's ID has come; pending until one is handed in. */
export type VerificationStatus = 'pending' | ReviewStatus;

/** What an account begins with. */
interface NewUser {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Null where nobody asked. */
  readonly dateOfBirth: CalendarDate | null;
  readonly age: number | null;
  readonly passwordHash: string;
}

/** Someone who works for the product without having signed up for it. */
export type Appointee = Pick<NewUser, 'email' | 'username' | 'firstName' | 'lastName' | 'passwordHash'>;

/** Someone with an account, and what they say of themselves. */
export class User extends Aggregate<ProfileChanged> {
  readonly id!: number;
  readonly authProvider: string;
  readonly createdAt: Date;
  private _email: string;
  private _firstName: string;
  private _lastName: string;
  private _dateOfBirth: CalendarDate | null;
  private _username: string;
  private _passwordHash: string | null;
  private _age: number | null;
  private _profileImageUrl: string | null = null;
  private _bio: string | null = null;
  private _interests: string[] = [];
  private _location: string | null = null;
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
  private _updatedAt: Date;
  private _deletedAt: Date | null = null;
  private readonly _version!: number;

  private constructor(beginning: NewUser, now: Date) {
    super();
    this.authProvider = 'local';
    this.createdAt = now;
    this._email = beginning.email;
    this._firstName = beginning.firstName;
    this._lastName = beginning.lastName;
    this._dateOfBirth = beginning.dateOfBirth;
    this._username = beginning.username;
    this._passwordHash = beginning.passwordHash;
    this._age = beginning.age;
    this._updatedAt = now;
    this.touch(now);
  }

  /** The person whose address has just been proved by the code that was sent there. */
  static join(registration: PendingRegistration, now: Date): User {
    return new User(registration, now);
  }

  /** Somebody with a part in the console from the beginning, whose address an operator stands for. */
  static appointed(appointee: Appointee, role: StaffRole, now: Date): User {
    const user = new User({ ...appointee, dateOfBirth: null, age: null }, now);
    user.appoint(role, now);
    return user;
  }

  get email(): string {
    return this._email;
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

  /** Nobody signs in as the product's own voice, nor asks for a way to. */
  get canSignIn(): boolean {
    return this.authProvider !== 'system';
  }

  /** Null where the account has no password to sign in with. */
  get passwordHash(): string | null {
    return this._passwordHash;
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

  get whereabouts(): UserLocation | null {
    if (this._location === null) return null;
    return { location: this._location, coordinates: this.coordinates, timeZone: this._timeZone };
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

  get updatedAt(): Date {
    return this._updatedAt;
  }

  /** When the account was deleted; null while it is there. */
  get deletedAt(): Date | null {
    return this._deletedAt;
  }

  /** Age on the day `today`, from the date of birth where there is one, else as the profile states it. */
  ageOn(today: CalendarDate): number | null {
    return this.dateOfBirth === null ? this._age : ageOn(this.dateOfBirth, today);
  }

  changePassword(passwordHash: string, now: Date): void {
    this._passwordHash = passwordHash;
    this.touch(now);
  }

  /** The code that was sent to the address proved it. */
  changeEmail(email: string, now: Date): void {
    this._email = email;
    this.touch(now);
  }

  /** The answers themselves are kept beside the account. The survey may be taken again. */
  takeSurvey(now: Date): void {
    this._hasTakenSurvey = true;
    this.profileChanged(now);
  }

  /**
   * An age is taken only where no date of birth says better.
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

  /** A checked picture was checked against this face: a new one, or none, takes the badge and its points back. */
  changePicture(url: string | null, now: Date): void {
    if (url === this._profileImageUrl) return;
    this._profileImageUrl = url;
    this._isProfilePictureVerified = false;
    this.profileChanged(now);
  }

  /** The number was proved by the code that was sent there; it takes the place of any earlier one. */
  verifyPhone(number: PhoneNumber, now: Date): void {
    this._phoneNumber = number;
    this._isPhoneVerified = true;
    this.touch(now);
  }

  /** Follows the person's newest review of a kind: an approved one counts, and how far the ID has come is shown. */
  applyReviewOutcome(kind: ReviewKind, status: ReviewStatus, now: Date): void {
    if (kind === 'id') {
      this._verificationStatus = status;
      this._isIdVerified = status === 'approved';
    } else {
      this._isProfilePictureVerified = status === 'approved';
    }
    this.touch(now);
  }

  /** Gives the person a part in the console, or takes it back. */
  appoint(role: Role, now: Date): void {
    this._role = role;
    this.touch(now);
  }

  /** @throws LocationNotAllowed, InvalidCoordinates */
  moveTo(whereabouts: UserLocation, now: Date): void {
    const { location, coordinates, timeZone } = userLocationFrom(whereabouts);
    this._location = location;
    this._latitude = coordinates?.latitude ?? null;
    this._longitude = coordinates?.longitude ?? null;
    this._timeZone = timeZone;
    this.profileChanged(now);
  }

  /**
   * Deletes the account. What stays is a shell without anything personal, for the messages that stand until they are
   * erased; its name and address are such as nobody can sign up with, so the person's own are free at once.
   */
  anonymize(now: Date): void {
    this._email = this._username = shellName(this.id);
    this._firstName = DELETED_USER;
    this._lastName = '';
    this._dateOfBirth = this._age = null;
    this._passwordHash = this._profileImageUrl = this._bio = this._phoneNumber = null;
    this._interests = [];
    this._location = this._latitude = this._longitude = this._timeZone = null;
    this._hasTakenSurvey = this._isEmailVerified = this._isIdVerified = false;
    this._isPhoneVerified = this._isProfilePictureVerified = false;
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
