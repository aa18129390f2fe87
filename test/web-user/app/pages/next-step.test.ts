import { nextStep, type TableState } from '../../../../web-user/src/app/pages/next-step.js';
import { aBallot, aVenue } from '../../../support/web/a-ballot.js';
import { ADA, TABLE } from '../../../support/web/ada.js';

const STARTS_AT = new Date('2026-11-28T18:00:00Z');
const ON_WEDNESDAY = { hours: -72, ballot: aBallot() };
const booking = (status: 'asked' | 'taken' | 'booked', bookerId: number | null = null) => ({
  status,
  bookerId,
  bookedAs: null,
});

interface Case extends Partial<Omit<TableState, 'match'>> {
  /** From the start of the meal on. */
  readonly hours: number;
  readonly match?: Partial<TableState['match']>;
}

const GOING = { isSeatConfirmed: true };
const VOTED = aBallot({ venues: [aVenue({ isMine: true, votes: 1 })] });
const EMPTY = aBallot({ venues: [], chosenId: null });

it.each<[state: string, Case, step: ReturnType<typeof nextStep>]>([
  ['who has not said yes says so', ON_WEDNESDAY, 'say-yes'],
  ['who said yes votes', { ...ON_WEDNESDAY, match: GOING }, 'vote'],
  ['who voted has nothing to do', { hours: -72, match: GOING, ballot: VOTED }, null],
  ['where nothing was suggested one suggests', { hours: -72, match: GOING, ballot: EMPTY }, 'suggest'],
  [
    'where every place is full one suggests',
    { hours: -5, match: GOING, ballot: aBallot({ venues: [aVenue({ isFull: true })], chosenId: null }) },
    'suggest',
  ],
  [
    'after the vote the one who is asked to pick suggests',
    { hours: -2, match: GOING, ballot: { ...EMPTY, isOpen: false, isPicker: true } },
    'suggest',
  ],
  [
    'without suggestions that would still count nothing is left',
    { hours: -1.5, match: GOING, ballot: { ...EMPTY, isOpen: false, takesProposals: false } },
    null,
  ],
  ['while the vote is loaded nothing is asked', { hours: -72, match: GOING, ballot: undefined }, null],
  [
    'where nobody books, that comes before the vote',
    { hours: -23, match: GOING, ballot: aBallot({ booking: booking('asked') }) },
    'take-booking',
  ],
  [
    'who has not said yes is not asked to book',
    { hours: -23, ballot: aBallot({ booking: booking('asked') }) },
    'say-yes',
  ],
  [
    'who has taken the task books',
    { hours: -23, match: GOING, ballot: aBallot({ booking: booking('taken', ADA.id) }) },
    'book',
  ],
  [
    'who has not taken the task votes',
    { hours: -23, match: GOING, ballot: aBallot({ booking: booking('taken', 1003) }) },
    'vote',
  ],
  [
    'who has booked has nothing to do',
    { hours: -20, match: GOING, ballot: { ...VOTED, isOpen: false, booking: booking('booked', ADA.id) } },
    null,
  ],
  [
    'a question about another table comes before the yes',
    { ...ON_WEDNESDAY, isAskedToMove: true },
    'answer-change',
  ],
  ['a minute before the last hour one says yes', { hours: -61 / 60 }, 'say-yes'],
  ['in the last hour one arrives', { hours: -1, ballot: aBallot() }, 'arrive'],
  [
    'who is there has nothing to do',
    { hours: 0.5, match: { attendance: { confirmed: 5, late: [], here: [ADA.id] } } },
    null,
  ],
  [
    'who is late can still arrive, though others are there',
    { hours: 1.5, match: { attendance: { confirmed: 5, late: [], here: [1002] } } },
    'arrive',
  ],
  ['late at the table nothing is asked', { hours: 3, ballot: aBallot() }, null],
  [
    'after the evening one says that one is home',
    { hours: 4, match: { status: 'completed' } },
    'say-home-safe',
  ],
  [
    'before the table is completed too',
    { hours: 4, match: { status: 'confirmed', ...GOING } },
    'say-home-safe',
  ],
  ['who said so has nothing to do', { hours: 5, match: { status: 'completed' }, isHomeSafe: true }, null],
  ['two days later nothing is asked', { hours: 48, match: { status: 'completed' } }, null],
  ['an archived table asks nothing', { hours: 5, match: { status: 'archived' } }, null],
  ['a chat of two asks nothing', { hours: 5, match: { status: 'in_touch' } }, null],
])('%s', (_state, { hours, match, ...facts }, step) => {
  const state: TableState = {
    match: { ...TABLE, startsAt: STARTS_AT.toISOString(), ...match },
    ballot: undefined,
    isAskedToMove: false,
    isHomeSafe: false,
    myId: ADA.id,
    ...facts,
  };
  expect(nextStep(state, new Date(STARTS_AT.getTime() + hours * 3_600_000))).toBe(step);
});
