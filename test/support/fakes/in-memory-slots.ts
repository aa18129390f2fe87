import type {
  SlotSnapshot,
  WaitingSeeker,
  OpenSlot,
  OpenSlots,
  FinalRuns,
  SlotLocks,
  SlotSnapshots,
} from '../../../src/application/seating/ports.js';
import type { SlotInZone, WaitingInSlots } from '../../../src/application/matching-request/ports.js';
import type { Seeker } from '../../../src/domain/seating/model/seeker.js';
import type { TablePreferences } from '../../../src/domain/seating/model/table-wide-rules.js';
import type { Match } from '../../../src/domain/match/match.js';
import type { MatchingRequest } from '../../../src/domain/matching-request/matching-request.js';
import { withZoneOfGroup } from '../../../src/domain/seating/model/group.js';
import { AgeRange } from '../../../src/domain/shared/age.js';
import { type Slot, slotKey } from '../../../src/domain/shared/slot.js';
import type { CalendarDate } from '../../../src/domain/shared/calendar-date.js';
import type { TimeZone } from '../../../src/domain/shared/time-zone.js';
import type { InMemoryFriendGroups } from './in-memory-friend-groups.js';
import { InMemoryPairs } from './in-memory-pairs.js';
import { type InMemoryMatches, InMemorySeatingExclusions } from './in-memory-matches.js';
import type { InMemoryMatchingRequests } from './in-memory-matching-requests.js';

/** The profile fields that seating needs. */
export type Profile = Pick<Seeker, 'age' | 'coordinates' | 'survey' | 'interests'> & TablePreferences;

const NEIGHBOUR: Profile = {
  age: 22,
  coordinates: { latitude: 40.73, longitude: -73.99 },
  survey: null,
  interests: [],
};

/**
 * Reads requests and matches of the other fakes. The default profile is a user of 22 nearby; `profiles` overrides it.
 */
export class InMemorySlots implements SlotLocks, SlotSnapshots, FinalRuns, WaitingInSlots {
  readonly profiles = new Map<number, Partial<Profile>>();
  readonly settled = new Map<string, SlotInZone>();
  /** What a run reads of friends: the number that those of one group share, and until when it is held. */
  friends: Pick<InMemoryFriendGroups, 'numberOf' | 'heldUntil'> = {
    numberOf: () => null,
    heldUntil: () => null,
  };
  /** Callback before the slot lock is acquired, once: simulates a concurrent change. */
  meanwhile: (() => Promise<void>) | null = null;

  /** @param apart the blocks */
  constructor(
    private readonly requests: InMemoryMatchingRequests,
    private readonly matches: InMemoryMatches,
    private readonly apart = new InMemoryPairs(),
    private readonly exclusions = new InMemorySeatingExclusions(),
  ) {}

  async acquireSlotLock(): Promise<void> {
    const happen = this.meanwhile;
    this.meanwhile = null;
    await happen?.();
  }

  async lockUsersForShare(): Promise<void> {
    // No lock is needed, because units of work run one at a time.
  }

  async snapshotOf(slot: Slot, now: Date, userIds?: readonly number[]): Promise<SlotSnapshot> {
    const isAsked = (userId: number) => !userIds || userIds.includes(userId);
    const tables = this.tablesIn(slot).filter((match) => match.seated.some(({ userId }) => isAsked(userId)));
    return {
      waiting: withZoneOfGroup(
        this.requests.rows
          .filter((request) => request.isWaiting && isSame(request.slot, slot) && isAsked(request.userId))
          .map((request) => this.member(request, slot, now)),
        ({ coordinates }) => coordinates !== null,
      ),
      tables: tables.map((match) => ({
        matchId: match.id,
        status: match.status,
        startsAt: match.startsAt,
        timeZone: match.timeZone,
        isPair: match.isAgreedPair,
        members: match.seated.map(({ requestId }) =>
          this.member(
            this.requests.rows.find(({ id }) => id === requestId)!,
            slot,
            now,
          ),
        ),
      })),
    };
  }

  async slotsWithoutFinalRun(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]> {
    const pending = this.matches.rows.filter(({ status }) => status === 'pending');
    return pageOf([...this.waiting(), ...pending], until, after)
      .filter((one) => !this.settled.has(nameOf(one)))
      .slice(0, limit);
  }

  async slotsWithWaiting(until: CalendarDate, limit: number, after?: SlotInZone): Promise<SlotInZone[]> {
    return pageOf(this.waiting(), until, after).slice(0, limit);
  }

  async requestsWaitingIn(one: SlotInZone, limit: number, after = 0): Promise<number[]> {
    return this.waiting()
      .filter((request) => request.id > after && nameOf(request) === nameOf(one))
      .map(({ id }) => id)
      .sort((a, b) => a - b)
      .slice(0, limit);
  }

  private waiting(): MatchingRequest[] {
    return this.requests.rows.filter(({ isWaiting }) => isWaiting);
  }

  async zonesAfterFinalRun(slot: Slot): Promise<Set<TimeZone>> {
    return new Set(
      [...this.settled.values()].filter((one) => isSame(one.slot, slot)).map(({ timeZone }) => timeZone),
    );
  }

  async markFinalRunDone(slot: Slot, timeZone: TimeZone): Promise<void> {
    this.settled.set(nameOf({ slot, timeZone }), { slot, timeZone });
  }

  async openSlotOf(userId: number): Promise<{ slot: Slot; matchId: number | null } | null> {
    const request = await this.requests.openOf(userId);
    if (!request) return null;
    const match = await this.matches.findByRequestForUpdate(request.id);
    return { slot: request.slot, matchId: match?.id ?? null };
  }

  private tablesIn(slot: Slot): Match[] {
    return this.everyTableIn(slot).filter(({ isOpen }) => isOpen);
  }

  private everyTableIn(slot: Slot): Match[] {
    return this.matches.rows.filter((match) => match.slot && isSame(match.slot, slot));
  }

  private member(request: MatchingRequest, slot: Slot, now: Date): WaitingSeeker {
    return {
      ...NEIGHBOUR,
      ...this.profiles.get(request.userId),
      ...request.seatPlace,
      id: request.userId,
      requestId: request.id,
      timeZone: request.timeZone,
      busyAt: this.matches.rows
        .filter((match) => match.isOpen && match.seated.some(({ userId }) => userId === request.userId))
        .map(({ startsAt }) => startsAt),
      ageRange: AgeRange.of(request.ageRangeMin, request.ageRangeMax),
      maxDistance: request.maxDistance,
      waitingSeconds: Math.floor((now.getTime() - request.createdAt.getTime()) / 1000),
      hasPriority: request.hasPriority,
      ...(request.sharedLanguage && { asksSharedLanguage: true }),
      ...(request.notTheOnly && { notTheOnly: request.notTheOnly }),
      avoid: this.avoidedBy(request.userId, slot),
      group: this.friends.numberOf(request.id),
      heldUntil: this.friends.heldUntil(request.id),
    };
  }

  /** Users with a block or an exclusion in either direction, and members of a table in the slot that this user left, also after its end. */
  private avoidedBy(userId: number, slot: Slot): Set<number> {
    const left = this.everyTableIn(slot).filter((match) =>
      match.members.some((member) => member.userId === userId && !member.isSeated),
    );
    return new Set([
      ...this.apart.of(userId),
      ...this.exclusions.of(userId),
      ...left.flatMap((match) => match.seated.map((member) => member.userId)),
    ]);
  }
}

/** Slots with open requests. */
export class InMemoryOpenSlots implements OpenSlots {
  /** Overrides the number of open requests. */
  waiting: number | null = null;
  /** Callback after the query, once: simulates a concurrent change. */
  afterwards: () => void = () => undefined;

  constructor(private readonly requests: InMemoryMatchingRequests) {}

  async find(asked: Partial<Slot>, limit: number): Promise<OpenSlot[]> {
    const waiting = this.requests.rows.filter(
      ({ isWaiting, slot }) => isWaiting && isSame({ ...slot, ...asked }, slot),
    );
    const bySlot = [...Map.groupBy(waiting, ({ slot }) => slotKey(slot))].sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    this.afterwards();
    return bySlot
      .map(([, people]) => ({ slot: people[0]!.slot, waiting: this.waiting ?? people.length }))
      .slice(0, limit);
  }
}

const isSame = (a: Slot, b: Slot): boolean => slotKey(a) === slotKey(b);

/** The different slots up to a date, by name, from the one after `after`. */
function pageOf(
  rows: ReadonlyArray<{ slot: Slot | null; timeZone: TimeZone }>,
  until: CalendarDate,
  after?: SlotInZone,
): SlotInZone[] {
  const slots = rows.flatMap(({ slot, timeZone }) => (slot ? [{ slot, timeZone }] : []));
  return [...new Map(slots.map((one) => [nameOf(one), one]))]
    .filter(([name, { slot }]) => slot.preferredDate <= until && (!after || name > nameOf(after)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, one]) => one);
}

const nameOf = ({ slot, timeZone }: SlotInZone): string => `${slotKey(slot)} ${timeZone}`;
