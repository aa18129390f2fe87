import { ReportNotFound } from '../../../src/domain/moderation/report-errors.js';
import { ConflictOfInterest } from '../../../src/domain/review-cases/claim-errors.js';
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

describe('claiming a report', () => {
  beforeEach(() => desk.report(ada, ben));

  it('is refused to the reporter and to table-mates, and the reported user finds no report', async () => {
    const { id } = theReport();
    await expect(desk.claim(ben, id)).rejects.toThrow(ReportNotFound);
    await expect(desk.claim(ada, id)).rejects.toThrow(ConflictOfInterest);
    desk.sitTogether(MAYA, ada);
    desk.sitTogether(OMAR, ben);
    for (const moderator of [MAYA, OMAR])
      await expect(desk.claim(moderator, id)).rejects.toThrow(ConflictOfInterest);
    expect(desk.audit.lines).toEqual([]);
  });

  it('of a table is not found by a moderator who ever had a seat there', async () => {
    await desk.report(ada, 42, { kind: 'match' });
    desk.sitAt(MAYA, 42);
    await expect(desk.claim(MAYA, theReport().id)).rejects.toThrow(ReportNotFound);
    await desk.claim(OMAR, theReport().id);
  });
});
