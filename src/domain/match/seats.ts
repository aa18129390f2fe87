import { MatchMember } from './match-member.js';
import { TABLE_SIZE } from '../seating/model/table-size.js';

/** Someone about to be seated; `requestId` is the request that asked for it. */
export interface Guest {
  readonly userId: number;
  readonly requestId: number | null;
}

/** The seats at one table: those that are taken, and those that somebody got up from. */
export class Seats {
  /** @param ever everyone who ever had one, in the order of their coming */
  constructor(readonly ever: readonly MatchMember[]) {}

  static forGuests(guests: readonly Guest[], now: Date): Seats {
    return new Seats(guests.map(({ userId, requestId }) => new MatchMember(userId, requestId, now)));
  }

  get taken(): readonly MatchMember[] {
    return this.ever.filter((member) => member.isSeated);
  }

  /** The person's seat, if they have one now. */
  of(userId: number): MatchMember | undefined {
    return this.taken.find((member) => member.userId === userId);
  }

  /** How many more fit where there is room for as many. */
  freeOf(room: number): number {
    return Math.max(0, room - this.taken.length);
  }

  get arePair(): boolean {
    return this.taken.length === TABLE_SIZE.pair;
  }

  /** Two who both said that two is fine. */
  get areAgreedPair(): boolean {
    return this.arePair && this.taken.every((member) => member.consentsToPair);
  }

  /** Too few for a group, and not two who agreed to be two. */
  get areTooFew(): boolean {
    return this.taken.length < TABLE_SIZE.smallestFinal && !this.areAgreedPair;
  }

  /** With one more; whoever had a seat here before takes it again. Being two is another question from now on. */
  withGuest(guest: Guest, now: Date): Seats {
    for (const member of this.taken) member.askAboutPairAnew();
    const earlier = this.ever.find(({ userId }) => userId === guest.userId);
    if (!earlier) return new Seats([...this.ever, new MatchMember(guest.userId, guest.requestId, now)]);
    earlier.comeBack(now);
    return this;
  }
}
