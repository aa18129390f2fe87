import { HOUR_MS } from '../../../../src/domain/shared/durations.js';
import { DINNER } from '../../../support/builders/a-request.js';
import { saveMeetup } from '../../../support/postgres/a-meetup.js';
import { aTable } from '../../../support/postgres/a-table.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';
import { NOW, ownSlotStories } from '../../../support/postgres/slot-stories.js';

/** 6 pm in New York on the Saturday, when the meetup and the slot start. */
const STARTS_AT = new Date('2026-03-07T23:00:00Z');

const database = ownDatabase();
const slot = ownSlotStories(database);
let organizer: number;
let guest: number;
beforeEach(async () => {
  [organizer, guest] = await database.people({}, {});
});

describe('the match of a meetup', () => {
  it('is not part of its slot’s snapshot and needs no final run', async () => {
    await saveMeetup(database, organizer, { guests: [guest] });
    expect(await slot.seating.snapshotOf(DINNER, NOW)).toEqual({ waiting: [], tables: [] });
    expect(await slot.seating.slotsWithoutFinalRun('2027-01-01', 10)).toEqual([]);
  });

  it('causes no avoided pairs', async () => {
    const left = await saveMeetup(database, organizer, { guests: [guest] });
    await slot.change(left.matchId, (match) => match.leave(guest, NOW));
    const over = await saveMeetup(database, organizer, { guests: [guest], scheduledTime: 'brunch' });
    await slot.change(over.matchId, (match) => match.advance(new Date('2026-03-07T20:00:00Z')));
    for (const userId of [organizer, guest]) await slot.asks(userId);
    const waiting = await slot.waitingAt(new Date('2026-03-07T21:00:00Z'));
    expect(waiting.map(({ avoid }) => [...avoid])).toEqual([[], []]);
  });

  it('is never dissolved for its size, and is completed like other matches', async () => {
    const { matchId } = await saveMeetup(database, organizer);
    const table = await aTable(database, [{}, {}]);
    const due = (hours: number) =>
      database.unitOfWork.run(() =>
        database.matches.dueToAdvance(new Date(STARTS_AT.getTime() + hours * HOUR_MS), 10),
      );
    expect(await due(-1)).toEqual([table.matchId]);
    expect(await due(4)).toEqual([matchId, table.matchId]);
  });

  it('does not count as a cancellation of a match', async () => {
    const { matchId } = await saveMeetup(database, organizer);
    await slot.change(matchId, (match) => match.cancel(organizer, NOW));
    const before = new Date(NOW.getTime() - 1);
    expect(await database.unitOfWork.run(() => database.matches.hasCancelledSince(organizer, before))).toBe(
      false,
    );
  });
});
