import { CryptoChance } from '../../../src/adapters/auth/crypto-chance.js';
import { zoneOf } from '../../../src/adapters/geocoding/time-zone-of.js';
import { GraphileJobs } from '../../../src/adapters/jobs/graphile-jobs.js';
import { PostgresUsers } from '../../../src/adapters/persistence/account/postgres-users.js';
import { MikroUnitOfWork } from '../../../src/adapters/persistence/mikro-unit-of-work.js';
import { PostgresBlocks } from '../../../src/adapters/persistence/moderation/postgres-blocks.js';
import type { PostgresSlots } from '../../../src/adapters/persistence/seating/postgres-slots.js';
import { BlockUsers } from '../../../src/application/moderation/block-users.js';
import { OwnLocation } from '../../../src/application/profile/own-location.js';
import { PlanSeating } from '../../../src/application/seating/plan-seating.js';
import { RequestRun } from '../../../src/application/seating/request-run.js';
import { SaveTables } from '../../../src/application/seating/save-tables.js';
import { SeatUsers } from '../../../src/application/seating/seat-users.js';
import { SlotTransaction } from '../../../src/application/seating/slot-transaction.js';
import { composeAttendance } from '../../../src/infrastructure/compose/attendance.js';
import { composeChat } from '../../../src/infrastructure/compose/chat.js';
import { composeFriendCodes, composeFriends } from '../../../src/infrastructure/compose/friends.js';
import { composeMatch } from '../../../src/infrastructure/compose/match.js';
import { composeMatchingRequest } from '../../../src/infrastructure/compose/matching-request.js';
import { composeMeetup } from '../../../src/infrastructure/compose/meetup.js';
import type { Opened } from '../../../src/infrastructure/compose/open-shared.js';
import { composePairChat } from '../../../src/infrastructure/compose/pair-chat.js';
import { tablePorts } from '../../../src/infrastructure/compose/postgres-ports.js';
import { composeTableChange } from '../../../src/infrastructure/compose/table-change.js';
import { loadConfig } from '../../../src/infrastructure/config/config.js';
import type { Database } from '../../../src/infrastructure/database/orm.js';
import { aShared } from '../builders/a-shared.js';
import { eventually } from '../eventually.js';
import { FixedClock } from '../fakes/fixed-clock.js';
import { InMemoryLinkedPictures } from '../fakes/in-memory-linked-pictures.js';
import { InMemoryRateLimiter } from '../fakes/in-memory-rate-limiter.js';
import { sameThread } from '../fakes/same-thread.js';

/** Replaces methods of the slots, so that a test acts between two of their calls. */
export type SlotsWith = (slots: PostgresSlots) => Partial<PostgresSlots>;

interface Settings {
  readonly now?: Date;
  readonly slotsWith?: SlotsWith;
}

/** The use cases of one process that change seats, wired as in production, on the connections of a database. */
export function tableUseCases({ em, pool }: Database, { now, slotsWith = () => ({}) }: Settings = {}) {
  const clock = new FixedClock(now);
  const jobs = new GraphileJobs((sql, parameters) => em.execute(sql, parameters));
  const unitOfWork = new MikroUnitOfWork(em);
  const limiter = new InMemoryRateLimiter(clock);
  const shared = { ...aShared(), unitOfWork, jobs, clock, limiter, chance: new CryptoChance() };
  const opened = {
    em,
    pool,
    lists: pool,
    jobs,
    clock,
    blocks: new PostgresBlocks(em),
    config: loadConfig({}),
  };
  const ports = tablePorts(opened as unknown as Opened);
  const slots = Object.assign(Object.create(ports.slots) as PostgresSlots, slotsWith(ports.slots));
  const tables = { ...ports, slots };
  const { matches, requests } = tables;

  const { systemMessages } = composeChat(shared, tables);
  const { closePairChats } = composePairChat(shared, tables);
  const reportEarlyCancellation = { execute: async () => undefined };
  const { leavingTables, matchMails } = composeMatch(shared, {
    ...tables,
    systemMessages,
    reportEarlyCancellation,
  });
  const slotTransaction = new SlotTransaction(unitOfWork, slots, requests, clock);
  const saveTables = new SaveTables(unitOfWork, slotTransaction, matches, shared.realtime, clock);
  const planSeating = new PlanSeating(slots, sameThread, clock, 600);
  const requestRun = new RequestRun(jobs, 1000);
  const { company } = composeFriendCodes(shared, { ...tables, requestRun });
  const { askingForTables } = composeMatchingRequest(shared, { ...tables, company, leavingTables });
  return {
    ...tables,
    unitOfWork,
    clock,
    askingForTables,
    leavingTables,
    saveTables,
    ...composeFriends(shared, { ...tables, requestRun, company, askingForTables }),
    ...composeMeetup(shared, {
      ...tables,
      zones: { zoneOf },
      linkedPictures: new InMemoryLinkedPictures(),
      systemMessages,
      leavingTables,
    }),
    ...composeAttendance(shared, { ...tables, systemMessages, leavingTables, matchMails }),
    tableChange: composeTableChange(shared, { ...tables, slotTransaction, systemMessages, matchMails }),
    seatUsers: new SeatUsers(unitOfWork, planSeating, saveTables, tables.runs, clock),
    blockUsers: new BlockUsers({ ...shared, ...tables, closePairChats }),
    ownLocation: new OwnLocation({
      ...shared,
      users: new PostgresUsers(em, jobs),
      zones: { zoneOf },
      openRequests: askingForTables,
      geocoder: { search: async () => [], reverse: async () => null },
    }),
  };
}

export const someoneWaitsForALock = async ({ pool }: Database) =>
  (await pool.query(`select 1 from pg_locks where not granted`)).rows.length > 0;

/** Starts a run on these slots, and acts between its plan and its locks. */
export async function onceATableIsPlanned(
  run: (slotsWith: SlotsWith) => Promise<unknown>,
  act: () => Promise<unknown>,
): Promise<void> {
  const planned = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const running = run((slots) => ({
    async acquireSlotLock(slot) {
      planned.resolve();
      await done.promise;
      await slots.acquireSlotLock(slot);
    },
  }));
  await planned.promise;
  await act().finally(done.resolve);
  await running;
}

/** Starts a run on these slots, begins the act between its locks and its save, and saves once the act waits or is done. */
export async function whileATableIsSaved(
  database: Database,
  run: (slotsWith: SlotsWith) => Promise<unknown>,
  act: () => Promise<unknown>,
): Promise<void> {
  const locked = Promise.withResolvers<void>();
  let isDone = false;
  const running = run((slots) => ({
    async snapshotOf(slot, now, userIds) {
      const snapshot = await slots.snapshotOf(slot, now, userIds);
      if (userIds) {
        locked.resolve();
        await eventually(async () => isDone || (await someoneWaitsForALock(database)));
      }
      return snapshot;
    },
  }));
  await locked.promise;
  await act().finally(() => (isDone = true));
  await running;
}
