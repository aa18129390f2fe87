import { PostgresFriendGroups } from '../../../src/adapters/persistence/friends/postgres-friend-groups.js';
import { PostgresSlots } from '../../../src/adapters/persistence/seating/postgres-slots.js';
import { Match } from '../../../src/domain/match/match.js';
import type { NewMember } from '../../../src/domain/match/seats.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import { aRequest, DINNER } from '../builders/a-request.js';
import { changeMatch } from './a-table.js';
import type { PersonRow, ProductDatabase } from './product-database.js';

export const NOW = new Date('2026-03-02T15:00:00Z');
export const LATER = new Date('2026-03-02T15:20:00Z');
export const NEW_YORK = 'America/New_York';
const HOME_PLACE = { latitude: 40.73, longitude: -73.99 };

type Wishes = NonNullable<Parameters<typeof aRequest>[0]>;

/** A user with an open request. */
export interface Waiting {
  readonly userId: number;
  readonly requestId: number;
}

/** What happens in the slot of a dinner, as verbs on the repositories of a database. */
export function slotStories(database: ProductDatabase) {
  const { unitOfWork, requests, matches } = database;

  async function opens(userIds: readonly number[], wishes: Wishes): Promise<Waiting[]> {
    const opened = userIds.map((userId) => aRequest({ ...wishes, userId }));
    await unitOfWork.run(async () => {
      for (const request of opened) await requests.add(request);
    });
    return opened.map(({ userId, id }) => ({ userId, requestId: id }));
  }

  const stories = {
    seating: new PostgresSlots(database.em, null),
    friends: new PostgresFriendGroups(database.em),

    asks: async (userId: number, wishes: Wishes = {}) => (await opens([userId], wishes))[0]!,

    waits: async (wishes: Wishes = {}, person: PersonRow = {}) =>
      (await opens(await database.people(person), wishes))[0]!,

    /** Typed as four, so that a test can name those it asked for. */
    manyWait: async (count: number, wishes: Wishes = {}) => {
      const userIds = await database.people(...Array<PersonRow>(count).fill({}));
      return (await opens(userIds, wishes)) as [Waiting, Waiting, Waiting, Waiting];
    },

    /** @returns the id of a match with these members */
    seat: async (members: readonly NewMember[], slot: Slot = DINNER) => {
      const match = Match.form(slot, NEW_YORK, members, 50, NOW);
      await unitOfWork.run(async () => {
        const opened = await requests.findForUpdate(members.flatMap(({ requestId }) => requestId ?? []));
        for (const request of opened) request.seat(HOME_PLACE, NOW);
        await requests.save(...opened);
        await matches.add(match);
      });
      return match.id;
    },

    change: (matchId: number, verb: (match: Match) => void) => changeMatch(database, matchId, verb),

    leaves: async (userId: number, matchId: number, now = LATER) => {
      await stories.change(matchId, (match) => match.leave(userId, now));
      await stories.setRequests('cancelled', `user_id = ${userId} and status = 'matched'`);
    },

    setRequests: (status: string, where: string) =>
      database.pool.query(`update meetup_requests set status = $1 where ${where}`, [status]),

    /** Makes a group of two. @returns its id */
    comeTogether: ({ requestId }: Waiting, other: Waiting) =>
      unitOfWork.run(async () => {
        const { friends } = stories;
        const code = String(requestId).padStart(8, '0');
        const date = DINNER.preferredDate;
        await friends.open({ code, requestId, date, awaits: 1, heldUntil: LATER }, NOW);
        const { id } = (await friends.withCode(code))!;
        await friends.join(id, other.requestId, NOW);
        return id;
      }),

    waitingAt: async (now = NOW) => (await stories.seating.snapshotOf(DINNER, now)).waiting,

    avoidedBy: async (userId: number, now = NOW) => {
      const { waiting, tables } = await stories.seating.snapshotOf(DINNER, now);
      const everyone = [...waiting, ...tables.flatMap(({ members }) => members)];
      return [...everyone.find(({ id }) => id === userId)!.avoid].sort((a, b) => a - b);
    },
  };
  return stories;
}

/** The stories of a test file's database. */
export function ownSlotStories(database: ProductDatabase): ReturnType<typeof slotStories> {
  const stories = {} as ReturnType<typeof slotStories>;
  beforeAll(() => void Object.assign(stories, slotStories(database)));
  return stories;
}
