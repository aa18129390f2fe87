import type { StaffRole } from '../../domain/staff/role.js';
import type { SecondFactor } from '../../domain/staff/second-factor.js';

/** One second factor per person at most. */
export interface SecondFactors {
  find(userId: number): Promise<SecondFactor | null>;
  /** With a row lock, so that no code is used twice. */
  findForUpdate(userId: number): Promise<SecondFactor | null>;
  save(factor: SecondFactor): Promise<void>;
  /** Ids of the people who have one, in order from the one after `afterId`, at most `limit`. */
  holders(afterId: number, limit: number): Promise<number[]>;
  /** @returns whether there was one */
  remove(userId: number): Promise<boolean>;
}

/** A new secret for an authenticator app. */
export interface NewSecret {
  /** As one types it into the app. */
  readonly secret: string;
  /** As the app reads it from a picture: `otpauth://…`. */
  readonly uri: string;
  /** As it is kept; it opens for this person alone. */
  readonly sealed: string;
}

/** The codes that authenticator apps show: six digits for every step of thirty seconds (RFC 6238). */
export interface TimeCodes {
  /** @param account how the app names what the codes are for */
  newSecret(userId: number, account: string): NewSecret;
  /** The step whose code this is: the present one or the one before or after. Null where it is no code of these. */
  stepOf(userId: number, sealedSecret: string, code: string, now: Date): number | null;
  /** The secret sealed with the current key; null where it is already, or cannot be opened. */
  reseal(userId: number, sealedSecret: string): string | null;
}

/** What someone may do in the console. */
export interface StaffRights {
  readonly role: StaffRole;
  readonly hasSecondFactor: boolean;
}
