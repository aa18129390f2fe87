import { aReportDesk, MAYA } from './a-report-desk.js';

it('undecided reports are deleted after 180 days, safety matters and decided ones are not', async () => {
  const desk = aReportDesk();
  const ada = (await desk.joins('ada')).id;
  const ben = (await desk.joins('ben')).id;
  const cleo = (await desk.joins('cleo')).id;
  await desk.report(ada, ben, { reason: 'spam' });
  await desk.report(ben, ada, { reason: 'unsafe' });
  await desk.report(cleo, ben, { reason: 'other' });
  const reasons = () => desk.reports.rows.all().map(({ reason }) => reason);
  const decided = desk.reports.rows.all().at(-1)!.id;
  await desk.claim(MAYA, decided);
  await desk.decide(MAYA, decided);
  desk.clock.pass({ days: 180 });
  await desk.purgeUndecided();
  expect(reasons()).toEqual(['spam', 'unsafe', 'other']);
  desk.clock.pass({ minutes: 1 });
  await desk.purgeUndecided();
  expect(reasons()).toEqual(['unsafe', 'other']);
});
