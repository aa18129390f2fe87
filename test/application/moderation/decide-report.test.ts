import { ReviewClaimed, ReviewNotClaimed } from '../../../src/domain/review-cases/claim-errors.js';
import { aReportDesk, MAYA, OMAR } from './a-report-desk.js';

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

describe('a decision on a report', () => {
  beforeEach(() => desk.report(ada, ben));

  it('requires the claim, and every step is audited', async () => {
    const { id } = theReport();
    await desk.claim(MAYA, id);
    await expect(desk.claim(OMAR, id)).rejects.toThrow(ReviewClaimed);
    await desk.release(MAYA, id);
    await expect(desk.decide(MAYA, id)).rejects.toThrow(ReviewNotClaimed);
    await desk.claim(OMAR, id);
    await desk.decide(OMAR, id, 'dismissed');
    expect(theReport().status).toBe('dismissed');
    expect(desk.audit.lines.map(({ actorId, action }) => [actorId, action])).toEqual([
      [MAYA, 'report.claimed'],
      [MAYA, 'report.released'],
      [OMAR, 'report.claimed'],
      [OMAR, 'report.dismissed'],
    ]);
  });
});
