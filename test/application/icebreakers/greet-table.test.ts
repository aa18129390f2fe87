import { aTown, UNTIL_FRIDAY } from '../a-town.js';

it('the chat of a table that the final run formed begins with the greeting, whichever job runs first', async () => {
  const town = aTown();
  await town.ask(1, 2, 3);
  await town.doJobs();
  town.clock.pass(UNTIL_FRIDAY);
  await town.settle();
  town.jobs.waiting.sort(
    (a, b) => Number(b.name === 'table-confirmed') - Number(a.name === 'table-confirmed'),
  );
  await town.doJobs();
  expect(town.chat.said(town.tables()[0]!.id)).toEqual([
    expect.stringMatching(/^Welcome to your table!/),
    expect.stringMatching(/\?$/),
    expect.stringMatching(/^Your table is confirmed/),
  ]);
});
