import type { LastAdminStays } from '../account/last-admin-stays.js';
import type { Admins, CodeDigests, PasswordHasher, Users } from '../account/ports.js';
import type { RecognizeDevice } from '../sign-in/recognize-device.js';
import type { VerifyPassword } from '../credentials/verify-password.js';
import type { Ground } from '../ground/ground.js';
import type { StaffActionGuard } from '../moderation/staff-action-guard.js';
import type { Sessions } from '../sessions/sessions.js';
import type { StaffRole } from '../../domain/staff/role.js';
import type { SecondFactorPolicy } from '../../domain/staff/second-factor-policy.js';
import type { SecondFactor } from '../../domain/staff/second-factor.js';

/** Repository of second factors, at most one per user. */
export interface SecondFactors {
  find(userId: number): Promise<SecondFactor | null>;
  /** With a row lock, so that concurrent requests cannot use a code twice. */
  findForUpdate(userId: number): Promise<SecondFactor | null>;
  save(factor: SecondFactor): Promise<void>;
  /** Ids of users with a second factor, ascending from `afterId` exclusive (keyset cursor), at most `limit`. */
  holders(afterId: number, limit: number): Promise<number[]>;
  /** @returns false if there was none */
  remove(userId: number): Promise<boolean>;
}

/** A new TOTP secret. */
export interface NewSecret {
  /** Base32, for manual entry. */
  readonly secret: string;
  /** The `otpauth://` URI in the QR code. */
  readonly uri: string;
  /** Encrypted for storage, bound to the user id. */
  readonly sealed: string;
}

/** TOTP codes: six digits per time step of 30 seconds (RFC 6238). */
export interface TimeCodes {
  /** @param account the label of the entry in the authenticator app */
  newSecret(userId: number, account: string): NewSecret;
  /** @returns the matching time step (current, previous or next), or null if the code is wrong */
  stepOf(userId: number, sealedSecret: string, code: string, now: Date): number | null;
  /** @returns the secret encrypted with the current key, or null if it is already or cannot be decrypted */
  reseal(userId: number, sealedSecret: string): string | null;
}

/** Permissions of a staff member in the console. */
export interface StaffRights {
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
}

export interface StaffPorts extends Ground {
  readonly users: Users;
  readonly admins: Admins;
  readonly sessions: Sessions;
  readonly passwords: PasswordHasher;
  readonly digests: CodeDigests;
  readonly secondFactors: SecondFactors;
  readonly timeCodes: TimeCodes;
  /** Minimum length in characters of a password that opens the console. */
  readonly shortestPassword: number;
  readonly secondFactorPolicy: SecondFactorPolicy;
  readonly recognizeDevice: RecognizeDevice;
  readonly verifyPassword: VerifyPassword;
  readonly lastAdminStays: LastAdminStays;
  readonly staffActionGuard: StaffActionGuard;
}
