import { aReportDesk, MAYA, OMAR } from './a-report-desk.js';

const TABLE = 42;
let desk: ReturnType<typeof aReportDesk>;
let ada: number;
beforeEach(async () => {
  desk = aReportDesk();
  ada = (await desk.joins('ada')).id;
});

const says = (note: string | null = null) =>
  desk.report(ada, TABLE, { kind: 'match', reason: 'unsafe', source: 'home_safe', note });

describe('a report about a table', () => {
  it('mails no one while a moderator may decide it', async () => {
    desk.sitAt(MAYA, TABLE);
    await says();
    expect(await desk.mails()).toEqual([]);
  });

  it('mails the contact address where every moderator sat there or knows the reporter, and names no one', async () => {
    desk.sitAt(MAYA, TABLE);
    desk.sitTogether(OMAR, ada);
    await says('Dan followed me home');
    const [mail, ...others] = await desk.mails();
    expect(others).toEqual([]);
    expect([mail!.to, mail!.subject]).toEqual([
      'hello@example.org',
      'Eine Meldung braucht eine Moderation, die nicht dabei war',
    ]);
    expect(mail!.text).not.toMatch(/\b(ada|Dan|42)\b/i);
  });

  it('is kept without a mail where there is no contact address', async () => {
    for (const moderator of [MAYA, OMAR]) desk.sitAt(moderator, TABLE);
    desk.hasNoContact();
    await says();
    expect(await desk.mails()).toEqual([]);
    expect(desk.reports.rows.all()).toHaveLength(1);
  });
});
