import { type KeptSeats, reliabilityOf } from '../../../src/domain/attendance/attendance-rules.js';

const none: KeptSeats = { dinners: 0, attended: 0, noShows: 0, lateCancels: 0 };

it.each<[why: string, reliability: ReturnType<typeof reliabilityOf>, kept: Partial<KeptSeats>]>([
  ['without a commitment', 'unknown', {}],
  ['below three commitments', 'unknown', { dinners: 1, noShows: 1, lateCancels: 1 }],
  ['who attended', 'reliable', { dinners: 3, attended: 3 }],
  ['who gave no feedback', 'reliable', { dinners: 3 }],
  ['with one no-show of nine', 'reliable', { dinners: 9, attended: 8, noShows: 1 }],
  ['with two late cancellations of six', 'mixed', { dinners: 4, lateCancels: 2 }],
  ['with three late cancellations of six', 'mixed', { dinners: 3, lateCancels: 3 }],
  ['with three no-shows of six, which weigh twice as much', 'unreliable', { dinners: 6, noShows: 3 }],
  ['with two no-shows of five', 'unreliable', { dinners: 5, noShows: 2 }],
  ['with late cancellations alone', 'unreliable', { lateCancels: 3 }],
])('a user %s is %s', (_why, reliability, kept) =>
  expect(reliabilityOf({ ...none, ...kept })).toBe(reliability),
);
