import { isPlanShared } from '../../../src/domain/safety/shared-plan.js';

const startsAt = new Date('2026-12-05T18:00:00Z');
const hoursLater = (hours: number) => new Date(startsAt.getTime() + hours * 3_600_000);

it('a plan is shared until six hours after the start', () => {
  expect(isPlanShared({ status: 'confirmed', startsAt }, hoursLater(-48))).toBe(true);
  expect(isPlanShared({ status: 'completed', startsAt }, hoursLater(5.99))).toBe(true);
  expect(isPlanShared({ status: 'completed', startsAt }, hoursLater(6))).toBe(false);
});

it.each(['cancelled', 'dissolved', 'in_touch', 'parted'] as const)(
  'a match that is %s has no plan to share',
  (status) => expect(isPlanShared({ status, startsAt }, hoursLater(-1))).toBe(false),
);
