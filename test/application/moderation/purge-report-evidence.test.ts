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

describe('the evidence of a report', () => {
  it('is erased 180 days after the decision, and not before', async () => {
    await desk.report(ada, ben, { note: 'Rude' });
    await desk.report(ben, ada);
    const [decided, open] = all();
    await desk.claim(MAYA, decided!.id);
    await desk.decide(MAYA, decided!.id);
    desk.clock.pass({ days: 180 });
    await desk.purge();
    expect((await desk.reports.find(decided!.id))!.evidence).not.toBeNull();
    desk.clock.pass({ minutes: 1 });
    await desk.purge();
    expect(await desk.reports.find(decided!.id)).toMatchObject({
      evidence: null,
      note: null,
      status: 'upheld',
    });
    expect((await desk.reports.find(open!.id))!.evidence).not.toBeNull();
  });
});
