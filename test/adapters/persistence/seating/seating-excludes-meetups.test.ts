import { PostgresSlots } from '../../../../src/adapters/persistence/seating/postgres-slots.js';
import { aRequest, DINNER } from '../../../support/builders/a-request.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { aTable, changeMatch } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');
/** 6 pm in New York on the Saturday, when the meetup and the slot start. */
const STARTS_AT = new Date('2026-03-07T23:00:00Z');

const database = ownDatabase();
let seating: PostgresSlots;
let organizer: number;
let guest: number;
beforeAll(() => {
  seating = new PostgresSlots(database.em, null);
});
beforeEach(async () => {
  [organizer, guest] = (await database.people({}, {})) as [number, number];
});

const snapshot = () => database.unitOfWork.run(() => seating.snapshotOf(DINNER, MONDAY));
const ask = (...userIds: number[]) =>
  database.unitOfWork.run(async () => {
    for (const userId of userIds) await database.requests.add(aRequest({ userId }));
  });

describe('the match of a meetup', () => {
  it('is not part of its slot’s snapshot and needs no final run', async () => {
    await saveMeetup(database, organizer, { guests: [guest] });
    expect(await snapshot()).toEqual({ waiting: [], tables: [] });
    expect(await database.unitOfWork.run(() => seating.slotsWithoutFinalRun('2027-01-01', 10))).toEqual([]);
  });

  it('causes no avoided pairs', async () => {
    const left = await saveMeetup(database, organizer, { guests: [guest] });
    await changeMatch(database, left.matchId, (match) => match.leave(guest, MONDAY));
    const over = await saveMeetup(database, organizer, { guests: [guest], scheduledTime: 'brunch' });
    await changeMatch(database, over.matchId, (match) => match.advance(new Date('2026-03-07T20:00:00Z')));
    await ask(organizer, guest);
    const { waiting } = await database.unitOfWork.run(() =>
      seating.snapshotOf(DINNER, new Date('2026-03-07T21:00:00Z')),
    );
    expect(waiting.map(({ avoid }) => [...avoid])).toEqual([[], []]);
  });

  it('is never dissolved for its size, and is completed like other matches', async () => {
    const { matchId } = await saveMeetup(database, organizer);
    const table = await aTable(database, [{}, {}]);
    const due = (hours: number) =>
      database.unitOfWork.run(() =>
        database.matches.dueToAdvance(new Date(STARTS_AT.getTime() + hours * 3_600_000), 10),
      );
    expect(await due(-1)).toEqual([table.matchId]);
    expect(await due(4)).toEqual([matchId, table.matchId]);
  });

  it('does not count as a cancellation of a match', async () => {
    const { matchId } = await saveMeetup(database, organizer);
    await changeMatch(database, matchId, (match) => match.cancel(organizer, MONDAY));
    const before = new Date(MONDAY.getTime() - 1);
    expect(await database.unitOfWork.run(() => database.matches.hasCancelledSince(organizer, before))).toBe(
      false,
    );
  });
});
