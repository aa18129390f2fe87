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

describe('the mail of a warning', () => {
  it('goes to the reported member in their language, with the reason and without the reporter', async () => {
    await desk.report(ada, ben);
    await desk.claim(MAYA, theReport().id);
    await desk.decide(MAYA, theReport().id, 'warned');
    const mails = await desk.mails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [`person${ada}@example.org`, 'We reviewed your report'],
      [`person${ben}@example.org`, 'A warning from our moderators'],
    ]);
    expect(mails[1]!.text).not.toMatch(/ada/i);
    expect(desk.audit.lines.at(-1)).toMatchObject({ actorId: MAYA, action: 'report.warned' });
  });
});

describe('the mail to the reporter', () => {
  beforeEach(() => desk.report(ada, ben));

  it.each(['upheld', 'dismissed'] as const)(
    'is the same after the outcome %s, and the only mail',
    async (outcome) => {
      await desk.claim(MAYA, theReport().id);
      await desk.decide(MAYA, theReport().id, outcome);
      const mails = await desk.mails();
      expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
        [`person${ada}@example.org`, 'We reviewed your report'],
      ]);
      expect(mails[0]!.text).not.toContain(outcome);
    },
  );
});
