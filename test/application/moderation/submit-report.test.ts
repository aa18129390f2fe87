import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { ReportNoteTooLong, ReportTargetNotFound } from '../../../src/domain/moderation/report-errors.js';
import { aReportDesk, MAYA } from './a-report-desk.js';

let desk: ReturnType<typeof aReportDesk>;
let ada: number;
let ben: number;
beforeEach(async () => {
  desk = aReportDesk();
  ada = (await desk.joins('ada')).id;
  ben = (await desk.joins('ben')).id;
});

const all = () => desk.reports.rows.all();
const theReport = () => all().at(-1)!;

describe('reporting', () => {
  it('is idempotent while a report that says the same is open, and possible again after the decision', async () => {
    await desk.report(ada, ben, { note: 'Sells watches' });
    await desk.report(ada, ben, { note: ' Sells watches ' });
    await desk.report(ada, ben);
    expect(all().map(({ note }) => note)).toEqual(['Sells watches']);
    await desk.claim(MAYA, theReport().id);
    await desk.decide(MAYA, theReport().id);
    await desk.report(ada, ben);
    expect(all()).toHaveLength(2);
  });

  it('adds a report for another reason or other words, with its own due time', async () => {
    await desk.report(ada, ben);
    await desk.report(ada, ben, { note: 'Sells watches' });
    await desk.report(ada, ben, { reason: 'harassment', note: 'They threatened me' });
    await desk.report(ada, ben, { reason: 'underage' });
    await desk.report(ada, ben, { reason: 'harassment', note: 'They threatened me' });
    expect(all().map(({ reason, note }) => [reason, note])).toEqual([
      ['spam', null],
      ['spam', 'Sells watches'],
      ['harassment', 'They threatened me'],
      ['underage', null],
    ]);
    expect(theReport().dueAt.getTime()).toBeLessThan(all()[0]!.dueAt.getTime());
  });

  it('is refused for invisible content, a long note and a deleted account', async () => {
    await expect(desk.report(ada, ada)).rejects.toThrow(ReportTargetNotFound);
    await expect(desk.report(ada, 1, { kind: 'message' })).rejects.toThrow(ReportTargetNotFound);
    await expect(desk.report(ada, ben, { note: 'x'.repeat(1001) })).rejects.toThrow(ReportNoteTooLong);
    await expect(desk.report(4711, ben)).rejects.toThrow(AccountGone);
    expect(all()).toEqual([]);
  });

  it('after a no to "home safe?" is due in twelve hours, beside an open report, and loses no text', async () => {
    await desk.report(ada, ben);
    await desk.report(ada, ben, { source: 'home_safe', reason: 'unsafe' });
    await desk.report(ada, ben, { source: 'home_safe', reason: 'unsafe' });
    for (let i = 0; i < 2; i++)
      await desk.report(ada, ben, { source: 'home_safe', reason: 'unsafe', note: 'They followed me' });
    expect(all().map(({ source, note }) => [source, note])).toEqual([
      ['form', null],
      ['home_safe', null],
      ['home_safe', 'They followed me'],
    ]);
    const { submittedAt, dueAt } = theReport();
    expect(dueAt.getTime() - submittedAt.getTime()).toBe(12 * 3_600_000);
  });

  it('is limited to twenty reports a day, which do not count for a member who is not home safe', async () => {
    for (let i = 0; i < 20; i++) await desk.report(ada, ben);
    await expect(desk.report(ada, ben)).rejects.toThrow(TooManyAttempts);
    await desk.report(ben, ada);
    await desk.report(ada, ben, { source: 'home_safe', reason: 'unsafe' });
  });
});
