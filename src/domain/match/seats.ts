import { MatchMember } from './match-member.js';
import { TABLE_SIZE } from '../seating/model/table-size.js';

/** A user to be seated; `requestId` is their matching request, null at a meetup. */
export interface NewMember {
  readonly userId: number;
  readonly requestId: number | null;
}

/** The seats of one match (value object), those of former members included. */
export class Seats {
  /** @param ever all members in the order in which they joined, former members included */
  constructor(readonly ever: readonly MatchMember[]) {}

  get taken(): readonly MatchMember[] {
    return this.ever.filter((member) => member.isSeated);
  }

  /** The user's current seat. @returns undefined when they have none */
  of(userId: number): MatchMember | undefined {
    return this.taken.find((member) => member.userId === userId);
  }

  /** Number of free seats. @param room capacity of the table */
  freeOf(room: number): number {
    return Math.max(0, room - this.taken.length);
  }

  get arePair(): boolean {
    return this.taken.length === TABLE_SIZE.pair;
  }

  /** Whether exactly two are left and both agreed to meet as a pair. */
  get areAgreedPair(): boolean {
    return this.arePair && this.taken.every((member) => member.consentsToPair);
  }

  /** Whether fewer than the minimum are left and they are not a pair who agreed. */
  get areTooFew(): boolean {
    return this.taken.length < TABLE_SIZE.smallestFinal && !this.areAgreedPair;
  }

  /** Adds a user; a former member gets their old row back. The consent to meet as a pair is reset for all. */
  withMember(newMember: NewMember, now: Date): Seats {
    for (const member of this.taken) member.resetPairConsent();
    const earlier = this.ever.find(({ userId }) => userId === newMember.userId);
    if (!earlier)
      return new Seats([...this.ever, MatchMember.join(newMember.userId, newMember.requestId, now)]);
    earlier.rejoin(now);
    return this;
  }
}
