import { refused } from '../../support/refused.js';
import { aReportDesk, MAYA, OMAR } from '../moderation/a-report-desk.js';

let desk: Awaited<ReturnType<typeof aReportDesk>>;
beforeEach(async () => {
  desk = await aReportDesk();
  await desk.report(desk.ada, desk.ben);
});

describe('a review case', () => {
  it('is claimed by one moderator at a time, who alone decides it, and every step is audited', async () => {
    const { id } = desk.last();
    await desk.claim(MAYA);
    await refused(desk.claim(OMAR), 'review_claimed');
    await refused(desk.release(OMAR), 'review_not_claimed');
    await desk.release(MAYA);
    await refused(desk.decide(MAYA), 'review_not_claimed');
    await desk.claim(OMAR);
    await desk.decide(OMAR, 'dismissed');
    expect(desk.last().status).toBe('dismissed');
    const target = { kind: 'report', id };
    expect(desk.audit.lines).toEqual([
      { actorId: MAYA, action: 'report.claimed', target },
      { actorId: MAYA, action: 'report.released', target },
      { actorId: OMAR, action: 'report.claimed', target },
      { actorId: OMAR, action: 'report.dismissed', target },
    ]);
  });

  it('is refused to who is involved and to table-mates of any of them, and not found by whom it is about', async () => {
    await refused(desk.claim(desk.ben), 'report_not_found');
    await refused(desk.claim(desk.ada), 'conflict_of_interest');
    desk.sitTogether(MAYA, desk.ada);
    desk.sitTogether(OMAR, desk.ben);
    for (const moderator of [MAYA, OMAR]) await refused(desk.claim(moderator), 'conflict_of_interest');
    expect(desk.audit.lines).toEqual([]);
  });

  it('is read as the moderator may read it, with what keeps them from a claim and without an audit entry', async () => {
    const record = { id: desk.last().id, viewer: { moderatorId: MAYA, now: desk.clock.now() } };
    expect(await desk.read(MAYA)).toEqual({ record, obstacle: null });
    const obstacleFor = async (moderatorId: number) => (await desk.read(moderatorId)).obstacle;
    expect(await obstacleFor(desk.ada)).toBe('yourself');
    expect(desk.audit.lines).toEqual([]);
    await desk.claim(MAYA);
    expect([await obstacleFor(MAYA), await obstacleFor(OMAR)]).toEqual([null, 'claimed']);
    desk.sitTogether(OMAR, desk.ada);
    expect(await obstacleFor(OMAR)).toBe('table_mate');
  });

  it('is not found if it is unknown or hidden', async () => {
    desk.hide(desk.last().id);
    for (const id of [4711, desk.last().id]) await refused(desk.read(MAYA, id), 'report_not_found');
    await refused(
      desk.update({ caseId: 4711, moderatorId: MAYA }, 'claimed', () => {}),
      'report_not_found',
    );
  });
});

describe('a change of a review case', () => {
  it.each([
    ['dismissed', 'dismissed this report'],
    ['warned', 'upheld this report with a warning'],
    ['upheld', 'upheld this report'],
  ] as const)('that comes too late says who decided what (%s)', async (outcome, words) => {
    await desk.claim(MAYA);
    await desk.decide(MAYA, outcome);
    await expect(desk.claim(OMAR)).rejects.toThrow(
      `This review has already been decided: Person ${MAYA} ${words}.`,
    );
  });

  it('is neither saved nor audited after an error', async () => {
    const command = { caseId: desk.last().id, moderatorId: MAYA };
    const failing = desk.update(command, 'claimed', ({ reviewCase }, now) => {
      reviewCase.claim({ id: MAYA, isTableMate: false }, now);
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect([desk.last().status, desk.audit.lines]).toEqual(['submitted', []]);
  });

  it('is rolled back if the audit entry cannot be written', async () => {
    desk.audit.write = () => Promise.reject(new Error('the audit log failed'));
    await expect(desk.claim(MAYA)).rejects.toThrow('the audit log failed');
    expect(desk.last().status).toBe('submitted');
  });
});
