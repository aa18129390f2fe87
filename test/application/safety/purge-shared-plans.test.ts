import { aSharedPlan } from './a-shared-plan.js';

it('deletes a link to a plan six hours after the start, or once its member has left', async () => {
  const { share, plans, purge, clock } = aSharedPlan();
  await share.create(1, 9);
  await share.create(2, 9);
  plans.seats = plans.seats.filter(({ userId }) => userId === 1);
  await purge.execute();
  expect([...plans.links.keys()]).toEqual([11]);
  clock.pass({ hours: 30, seconds: 1 });
  await purge.execute();
  expect(plans.links.size).toBe(0);
});
