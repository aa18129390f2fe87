import { PLAN_READS, UNKNOWN_PLANS } from '../../../src/application/safety/limits.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { aSharedPlan } from './a-shared-plan.js';

it('a plan is shown until six hours after the start', async () => {
  const { share, read, clock } = aSharedPlan();
  const { token } = await share.create(1, 9);
  clock.pass({ hours: 29 });
  expect(await read.execute(token, 'here')).toMatchObject({ firstName: 'Ada' });
  clock.pass({ hours: 1 });
  expect(await read.execute(token, 'here')).toBeNull();
});

it('a network that guesses is stopped, and one that reads a known plan is not', async () => {
  const { share, read } = aSharedPlan();
  const { token } = await share.create(1, 9);
  for (let i = 0; i < PLAN_READS.times; i++) await read.execute(token, 'home');
  await expect(read.execute(token, 'home')).rejects.toThrow(TooManyAttempts);
  for (let i = 0; i < UNKNOWN_PLANS.times; i++) await read.execute('guessed', 'elsewhere');
  await expect(read.execute('guessed', 'elsewhere')).rejects.toThrow(TooManyAttempts);
});
