import type { Restriction } from '../../domain/moderation/restriction.js';

/** Who is kept out, for everyone who asks at every step. */
export interface Standings {
  /** Null for someone in good standing, and once the time of a suspension has passed. */
  restrictionOf(userId: number, now: Date): Promise<Restriction | null>;
}
