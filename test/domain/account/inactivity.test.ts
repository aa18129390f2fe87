import { INACTIVITY_STEPS, isDue } from '../../../src/domain/account/inactivity.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const [first, last, end] = INACTIVITY_STEPS as [
  (typeof INACTIVITY_STEPS)[0],
  (typeof INACTIVITY_STEPS)[0],
  (typeof INACTIVITY_STEPS)[0],
];

describe('an account without a sign-in', () => {
  it.each([
    ['gets the first notice 30 days before its two years are over', first, 700, 0, null, true],
    ['gets no notice a day earlier', first, 699, 0, null, false],
    ['gets the second notice 7 days before', last, 723, 1, 23, true],
    ['gets no second notice without the first', last, 800, 0, null, false],
    ['gets the second notice later when the first one was late', last, 760, 1, 22, false],
    ['is deleted after two years', end, 730, 2, 7, true],
    ['is not deleted within 7 days of the second notice', end, 900, 2, 6, false],
    ['is not deleted without the second notice', end, 900, 1, 100, false],
  ])('%s', (_what, step, inactive, notices, noticed, expected) => {
    const noticedAt = noticed === null ? null : ago(noticed);
    expect(isDue(step, { signedInAt: ago(inactive), notices, noticedAt }, NOW)).toBe(expected);
  });
});
