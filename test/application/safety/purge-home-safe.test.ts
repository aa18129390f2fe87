import { purgeHomeSafe } from '../../../src/application/safety/purge-home-safe.js';
import { ADA, aDinner } from './a-dinner.js';

describe('questions whether members are home safe', () => {
  it('are deleted two days after they were asked', async () => {
    const { questions, clock } = aDinner();
    await questions.markAsked(12, ADA, clock.now());
    const purge = purgeHomeSafe(questions, clock);
    clock.pass({ hours: 48 });
    await purge.execute();
    expect(questions.rows.size).toBe(1);
    clock.pass({ minutes: 1 });
    await purge.execute();
    expect(questions.rows.size).toBe(0);
  });
});
