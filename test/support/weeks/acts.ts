import { addDays } from '../../../src/domain/shared/calendar-date.js';
import { DomainError } from '../../../src/domain/shared/domain-error.js';
import { firstOpenSaturday } from '../../../src/domain/shared/saturday.js';
import { localDate } from '../../../src/domain/shared/time-zone.js';
import { aMeetupForm } from '../builders/a-meetup.js';
import { aVenue } from '../builders/a-venue.js';
import { type Look, openRequestOf, openTables, sitsAt, type Table } from './look.js';
import type { Past } from './past.js';
import { type Product, TOWNS } from './product.js';

/** What an act sees, and whom it is about; `n` chooses among what there is. */
export interface Scene {
  readonly product: Product;
  readonly look: Look;
  readonly past: Past;
  readonly userId: number;
  readonly otherId: number;
  readonly n: number;
}

/** @returns undefined when there is nothing to do */
type Act = (scene: Scene) => Promise<unknown> | undefined;

const tableOf = ({ look, userId }: Scene, isMeant: (table: Table) => boolean): Table | undefined =>
  openTables(look).find((table) => sitsAt(table, userId) && isMeant(table));
const isOfEngine = ({ meetup }: Table): boolean => meetup === null;
const townOf = (n: number) => TOWNS[n % TOWNS.length]!;

async function one(userIds: readonly number[], act: (userId: number) => Promise<unknown>): Promise<void> {
  for (const userId of userIds) await act(userId);
}

function wishesOf({ product, n }: Scene) {
  const saturday = firstOpenSaturday(localDate(product.now, 'America/New_York'));
  return {
    slot: {
      preferredDate: n % 5 === 4 ? addDays(saturday, 7) : saturday,
      preferredTime: n % 4 === 0 ? 'lunch' : 'dinner',
      venueType: 'restaurant',
    },
    maxDistance: n === 5 ? 10 : 50,
    ageRangeMin: null,
    ageRangeMax: n === 7 ? 30 : null,
  } as const;
}

const ask = (scene: Scene, userId: number) =>
  scene.product.contexts.matchingRequest.askingForTables.open({ userId, ...wishesOf(scene) });

/** The acts that may give up a seat. */
export const GIVE_UP = ['withdraw', 'leave', 'cancel'];

export const ACTS: Readonly<Record<string, Act>> = {
  ask: (scene) =>
    openRequestOf(scene.look, scene.userId) && scene.n > 1 ? undefined : ask(scene, scene.userId),
  withdraw: ({ product, look, userId }) => {
    const request = openRequestOf(look, userId);
    return (
      request && product.contexts.matchingRequest.askingForTables.withdraw({ userId, requestId: request.id })
    );
  },
  /** Decided while the request was waiting. */
  stopWaiting: ({ product, look, userId }) => {
    const requestId = openRequestOf(look, userId)?.id;
    if (requestId === undefined) return undefined;
    const command = { userId, requestId, isWaiting: true };
    return product.contexts.matchingRequest.askingForTables.withdraw(command);
  },
  change: (scene) => {
    const request = openRequestOf(scene.look, scene.userId);
    if (!request) return undefined;
    const command = { ...wishesOf(scene), userId: scene.userId, replaces: request.id };
    return scene.product.contexts.matchingRequest.askingForTables.open(command);
  },
  leave: (scene) => {
    const table = tableOf(scene, () => true);
    return (
      table && scene.product.contexts.match.leavingTables.leave({ userId: scene.userId, matchId: table.id })
    );
  },
  cancel: (scene) => {
    const table = tableOf(scene, () => true);
    return (
      table && scene.product.contexts.match.leavingTables.cancel({ userId: scene.userId, matchId: table.id })
    );
  },
  confirm: (scene) => {
    const table = tableOf(scene, isOfEngine);
    const confirming = scene.product.contexts.attendance.comingToTables;
    const userIds = table?.seated.map((seat) => seat.userId);
    return userIds && one(userIds, (userId) => confirming.confirm({ userId, matchId: table!.id }));
  },
  move: ({ product, userId, n }) =>
    product.contexts.account.ownLocation.change({ userId, location: `Town ${n}`, coordinates: townOf(n) }),
  befriend: async (scene) => {
    const { product, look, userId, otherId } = scene;
    if (userId === otherId) return;
    for (const id of [userId, otherId]) if (!openRequestOf(look, id)) await ask(scene, id);
    await product.contexts.friends.comingWithFriends.open(userId, 1);
    const group = await product.contexts.friends.comingWithFriends.find(userId);
    if (group?.code) await product.contexts.friends.comingWithFriends.join(otherId, group.code);
  },
  part: ({ product, look, userId }) =>
    look.friends.some((friend) => friend.userId === userId)
      ? product.contexts.friends.comingWithFriends.leave(userId)
      : undefined,
  block: ({ product, userId, otherId }) => product.contexts.reports.blockUsers.block({ userId, otherId }),
  plan: ({ product, userId, n }) => {
    const { venue, ...form } = aMeetupForm({
      maxParticipants: 2 + n,
      scheduledTime: n % 4 ? 'dinner' : 'lunch',
    });
    const placed = { ...venue, coordinates: townOf(n) };
    return product.contexts.meetup.organizingMeetups.plan({
      ...form,
      venue: placed,
      userId,
      byStaff: false,
      scheduledDate: null,
    });
  },
  join: ({ product, look, userId, n }) => {
    const meetups = openTables(look).flatMap(({ meetup }) => meetup ?? []);
    const meetupId = meetups[n % meetups.length]?.id;
    if (meetupId === undefined) return undefined;
    const seats = product.contexts.meetup.meetupSeats;
    return n % 3 ? seats.join(userId, meetupId) : seats.joinWaitlist(userId, meetupId);
  },
  vote: (scene) => {
    const table = tableOf(scene, isOfEngine);
    const place = { ...aVenue({ name: `Cafe ${scene.n}` }), openingHours: null, evenIfClosed: false };
    return (
      table &&
      scene.product.contexts.venue.choosingVenues.propose({
        ...place,
        userId: scene.userId,
        matchId: table.id,
      })
    );
  },
  agree: (scene) => {
    const asked = tableOf(scene, (table) => table.asked.length > 0)?.asked;
    const answering = scene.product.contexts.tableChange.answerTableChange;
    return (
      asked &&
      one(asked, (userId) => {
        const matchId = tableOf({ ...scene, userId }, isOfEngine)!.id;
        return answering.execute({ userId, matchId, agrees: true });
      })
    );
  },
  feedback: ({ product, past, n }) => {
    const tables = past.openForFeedback(product.now);
    const table = tables[n % tables.length];
    if (!table) return undefined;
    const { id: matchId, userIds } = table;
    const didNotCome = n % 2 ? [] : userIds.slice(0, 1);
    const authors = userIds.filter((id) => !didNotCome.includes(id));
    return one(authors, async (userId) => {
      const again = n % 3 ? [] : authors.filter((id) => id !== userId);
      const said = { attended: true, again, didNotCome, note: null };
      try {
        await product.contexts.feedback.givingFeedback.give({ matchId, userId, ...said });
        table.said.set(userId, said);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        past.refusedFeedback.push(`${userId} about ${matchId}: ${error.message}`);
      }
    });
  },
  jobs: ({ product }) => product.runJobs(),
};
