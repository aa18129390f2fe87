import { MatchNotFound } from '../../../src/domain/match/match-errors.js';
import { NotTimeForHomeSafe } from '../../../src/domain/safety/home-safe.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { ADA, aDinner, BEN, MATCH } from './a-dinner.js';

let dinner: ReturnType<typeof aDinner>;
beforeEach(() => {
  dinner = aDinner();
});
const says = (isSafe: boolean, note: string | null = null, userId = ADA) =>
  dinner.answer.execute({ userId, matchId: MATCH, isSafe, note });
const rowOf = (userId: number) => dinner.questions.rows.get(`${MATCH}:${userId}`);

describe('the answer whether a member is home safe', () => {
  it('stores when it was given and never what it was', async () => {
    await says(true);
    await says(false, 'They followed me', BEN);
    expect(rowOf(ADA)).toEqual(rowOf(BEN));
    expect(Object.keys(rowOf(BEN)!)).toEqual(['askedAt', 'answeredAt']);
  });

  it('is a safety report of the table when it is no, with its text, and none when it is yes', async () => {
    await says(true, 'Not for moderators');
    expect(dinner.reports).toEqual([]);
    await says(false, 'They followed me');
    expect(dinner.reports).toEqual([
      {
        userId: ADA,
        kind: 'match',
        targetId: MATCH,
        reason: 'unsafe',
        note: 'They followed me',
        source: 'home_safe',
      },
    ]);
  });

  it('queues nothing, so that no one at the table can notice a no', async () => {
    await says(false);
    expect(dinner.jobs.waiting).toEqual([]);
  });

  it('is accepted from two hours after the end until a day later, at the table only', async () => {
    await expect(says(true, null, 4711)).rejects.toThrow(MatchNotFound);
    dinner.clock.pass({ minutes: -1 });
    await expect(says(false)).rejects.toThrow(NotTimeForHomeSafe);
    dinner.clock.pass({ hours: 24 });
    await says(false);
    dinner.clock.pass({ minutes: 1 });
    await expect(says(false)).rejects.toThrow(NotTimeForHomeSafe);
    expect(dinner.reports).toHaveLength(1);
  });

  it('is limited to twenty in ten minutes', async () => {
    for (let i = 0; i < 20; i++) await says(true);
    await expect(says(true)).rejects.toThrow(TooManyAttempts);
  });
});
