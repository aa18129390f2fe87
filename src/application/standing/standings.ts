import type { Restriction } from '../../domain/moderation/restriction.js';

/** Query for the restriction of an account. */
export interface Standings {
  /** @returns null for good standing and after the end of a suspension */
  restrictionOf(userId: number, now: Date): Promise<Restriction | null>;
}
