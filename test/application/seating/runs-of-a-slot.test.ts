import { RecordingJobs, type RecordedJob } from '../../support/fakes/recording-jobs.js';
import { aTown, UNTIL_FRIDAY } from '../a-town.js';
import { RequestRun } from '../../../src/application/seating/request-run.js';
import { passesOf } from '../../../src/application/seating/passes.js';
import type { WaitingSeeker, SeatingEngine } from '../../../src/application/seating/ports.js';
import { DINNER } from '../../support/builders/a-request.js';
import { aSeeker, aProblem, seekers } from '../../domain/seating/seekers.js';
import { SlotTransaction } from '../../../src/application/seating/slot-transaction.js';
import { PlanSeating } from '../../../src/application/seating/plan-seating.js';
import { sameThread } from '../../support/fakes/same-thread.js';
import { aSeatedTable } from '../match/a-seated-table.js';
import { verifiedSolve } from '../../../src/application/seating/verified-solve.js';

const FAR_AWAY = { coordinates: { latitude: 51.5, longitude: -0.1 } };
const delayed = (jobs: { waiting: RecordedJob[] }) =>
  jobs.waiting.filter(({ name, options }) => name === 'form-tables' && options.delaySeconds! > 2);

describe('a run over a slot', () => {
  it('is repeated when the patience of the longest-waiting user ends, and then seats four', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.gather(1);
    town.clock.pass({ seconds: 100 });
    await town.gather(2, 3, 4);
    expect(town.seated()).toEqual([]);
    expect(delayed(town.jobs).map(({ options }) => options.delaySeconds)).toEqual([600]);

    await town.later({ seconds: 499 });
    expect(town.seated()).toEqual([]);
    await town.later({ seconds: 1 });
    expect(town.seated()).toEqual([[1, 2, 3, 4]]);
  });

  it('queues one delayed run per longest-waiting user, so that no end of patience is missed', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.gather(1);
    town.clock.pass({ seconds: 60 });
    await town.gather(2);
    await town.withdrawRequest(1, town.requestOf(1).id);
    await town.gather(3);
    const wakings = delayed(town.jobs).map(({ options }) => options);
    expect(new Set(wakings.map(({ key }) => key)).size).toBe(2);
    expect(wakings.at(-1)).toMatchObject({ delaySeconds: 600 });
  });

  it('queues no delayed run when no user waits or the patience of all has ended', async () => {
    const town = aTown({ patienceSeconds: 600 });
    await town.gather(1, 2, 3, 4, 5);
    expect(delayed(town.jobs)).toEqual([]);

    await town.ask(6);
    await town.later({ seconds: 700 });
    expect(delayed(town.jobs)).toEqual([]);
  });

  it('leaves those whose final run was missed in an outage to that run', async () => {
    const town = aTown();
    await town.ask(1, 2, 3);
    await town.later(UNTIL_FRIDAY);
    await town.doJobs(town.changesProfile(1));
    expect(town.seated()).toEqual([]);
    await town.runFinals();
    expect(town.seated()).toEqual([[1, 2, 3]]);
    expect(town.tables()[0]!.formation).toMatchObject({ run: 'final' });
  });

  it('seats three at once after the final run', async () => {
    const town = aTown();
    for (const userId of [1, 2]) town.seating.profiles.set(userId, FAR_AWAY);
    await town.ask(1, 2, 3);
    await town.reachFriday();
    expect(town.seated()).toEqual([]);
    town.seating.profiles.clear();
    await town.doJobs(town.changesProfile(1));
    expect(town.seated()).toEqual([[1, 2, 3]]);
    expect(town.tables()[0]!.status).toBe('confirmed');
  });
});

describe('requesting a run', () => {
  it('queues one debounced run for a burst of requests', async () => {
    const town = aTown({ debounceMs: 250 });
    await town.ask(1, 2, 3);
    for (const _ of town.jobs.take('request-opened')) await town.requestRun();
    const slot = '2026-03-07/dinner/restaurant';
    expect(town.jobs.waiting.map(({ options }) => options)).toEqual([
      { key: `form-tables:${slot}`, queue: slot, delaySeconds: 0.25 },
    ]);
  });

  it('queues nothing for the freed seat of a meetup, which has no slot', async () => {
    const jobs = new RecordingJobs();
    await new RequestRun(jobs, 1000).execute({ slot: null });
    expect(jobs.waiting).toEqual([]);
  });
});

const inZone = (timeZone: string): WaitingSeeker => ({
  ...aSeeker(1),
  requestId: 1001,
  timeZone,
  busyAt: [],
});

it('users are in the final pass from the final run of their time zone on, and in the rolling pass before', () => {
  const friday = new Date('2026-03-06T00:15:00Z');
  const [final, rolling] = passesOf(DINNER, friday);
  expect([final.pass, rolling.pass]).toEqual(['final', 'rolling']);
  const [london, newYork] = [inZone('Europe/London'), inZone('America/New_York')];
  expect([final.takesPart(london), rolling.takesPart(london)]).toEqual([true, false]);
  expect([final.takesPart(newYork), rolling.takesPart(newYork)]).toEqual([false, true]);

  const [earlier] = passesOf(DINNER, new Date(friday.getTime() - 1));
  expect(earlier.takesPart(london)).toBe(false);
});

/** A town with two waiting users and the order of locks and callbacks. */
async function twoWaiting() {
  const town = aTown();
  await town.ask(1, 2);
  const { waiting: newcomers } = await town.seating.snapshotOf(DINNER, town.clock.now());
  const steps: string[] = [];
  const slots = {
    acquireSlotLock: async () => void steps.push('slot lock'),
    lockUsersForShare: async (userIds: readonly number[]) => void steps.push(`user locks ${userIds}`),
    snapshotOf: (...query: Parameters<typeof town.seating.snapshotOf>) => {
      steps.push('snapshot');
      return town.seating.snapshotOf(...query);
    },
  };
  const transaction = new SlotTransaction(town.unitOfWork, slots, town.requests, town.clock);
  const seat = (result: 'seated' | null, users: readonly WaitingSeeker[] = newcomers) =>
    transaction.run({ slot: DINNER, newcomers: users, memberIds: [7] }, async () => {
      steps.push('callback');
      return result;
    });
  const statuses = () => [1, 2].map((userId) => town.requestOf(userId).status);
  return { town, seat, steps, statuses };
}

describe('a transaction that seats users of a slot', () => {
  it('acquires its locks before it reads the snapshot, and marks the requests as seated', async () => {
    const { seat, steps, statuses } = await twoWaiting();
    expect(await seat('seated')).toBe('seated');
    expect(steps).toEqual(['slot lock', 'user locks 1,2,7', 'snapshot', 'callback']);
    expect(statuses()).toEqual(['matched', 'matched']);
  });

  it('changes no request when the callback returns null', async () => {
    const { seat, statuses } = await twoWaiting();
    expect(await seat(null)).toBeNull();
    expect(statuses()).toEqual(['active', 'active']);
  });

  it('returns null without the callback when a request was withdrawn', async () => {
    const { town, seat, steps, statuses } = await twoWaiting();
    await town.withdrawRequest(2, town.requestOf(2).id);
    expect(await seat('seated')).toBeNull();
    expect(steps).not.toContain('callback');
    expect(statuses()).toEqual(['active', 'cancelled']);
  });
});

it('the deadline for seating excludes users from a run that starts too late, so no past table is formed', async () => {
  const town = aTown();
  await town.ask(1, 2, 3, 4, 5);
  town.clock.pass({ days: 6 });
  await town.runFinals();
  expect(town.tables()).toEqual([]);
  await town.expireRequests();
  expect(town.requestOf(1).status).toBe('expired');
});

it('the engine gets no match whose members have become incompatible', async () => {
  const { town } = await aSeatedTable();
  let tables = 0;
  const engine: SeatingEngine = {
    solve: (problem) => {
      tables = problem.openTables.length;
      return sameThread.solve(problem);
    },
  };
  const planSeating = new PlanSeating(town.seating, engine, town.clock, 600);
  const query = { slot: DINNER, pass: 'rolling', takesPart: () => true } as const;
  await planSeating.execute(query);
  expect(tables).toBe(1);
  town.blocks.pairs.add(1, 2, town.clock.now());
  await planSeating.execute(query);
  expect(tables).toBe(0);
});

it('returns the result of the engine when it violates no rule', () => {
  const { tables, unseated } = verifiedSolve(aProblem(seekers(5)), null);
  expect(tables.map(({ members }) => members)).toEqual([[1, 2, 3, 4, 5]]);
  expect(unseated).toEqual([]);
});

it('throws when the result violates a rule, here for a problem with duplicate users', () => {
  const twice = aProblem([...seekers(5), ...seekers(5)]);
  expect(() => verifiedSolve(twice, null)).toThrow(/broke a rule/);
});
