import type { Blocks, Reports } from '../../src/application/moderation/ports.js';
import type { UnitOfWork } from '../../src/application/shared/ports.js';
import type { Report, ReportForm } from '../../src/domain/moderation/report.js';
import { aReport, aTarget } from '../support/builders/a-report.js';

export interface ModerationStores {
  readonly unitOfWork: UnitOfWork;
  readonly blocks: Blocks;
  readonly reports: Reports;
  /** Three users who have met, and a moderator. */
  readonly people: readonly [number, number, number, number];
  /** Names of stored events, oldest first. */
  published(): Promise<string[]>;
}

const MONDAY = new Date('2026-03-02T15:00:00Z');
const days = (count: number) => new Date(MONDAY.getTime() + count * 86_400_000);

/** Contract of all block and report repositories. `fresh` returns empty ones. */
export function moderationContract(fresh: () => Promise<ModerationStores>): void {
  let stores: ModerationStores;
  let [ada, ben, cleo, maya] = [0, 0, 0, 0];
  beforeEach(async () => {
    stores = await fresh();
    [ada, ben, cleo, maya] = stores.people;
  });

  describe('a block', () => {
    const block = (one: number, other: number, now = MONDAY) =>
      stores.unitOfWork.run(async () => {
        await stores.blocks.lockUsersForUpdate([one, other]);
        await stores.blocks.add(one, other, now);
      });

    it('applies to both users and to no others', async () => {
      await block(ada, ben);
      expect(await stores.blocks.existBetween(ada, [cleo, ben])).toBe(true);
      expect(await stores.blocks.existBetween(ben, [ada])).toBe(true);
      expect(await stores.blocks.existBetween(ada, [cleo])).toBe(false);
      expect(await stores.blocks.existBetween(cleo, [])).toBe(false);
    });

    it('is listed for the user who created it, newest first, and once after repeated calls', async () => {
      for (const now of [MONDAY, days(2)]) await block(ada, ben, now);
      await block(ada, cleo, days(1));
      const listed = await stores.blocks.of(ada, 10);
      expect(listed.map(({ id, blockedAt }) => [id, blockedAt])).toEqual([
        [cleo, days(1)],
        [ben, MONDAY],
      ]);
      expect(await stores.blocks.of(ada, 1)).toHaveLength(1);
      expect(await stores.blocks.of(ben, 10)).toEqual([]);
    });

    it('by both users lasts until both have deleted it', async () => {
      await block(ada, ben);
      await block(ben, ada);
      await stores.blocks.remove(ada, ben);
      expect(await stores.blocks.existBetween(ada, [ben])).toBe(true);
      for (let i = 0; i < 2; i++) await stores.blocks.remove(ben, ada);
      expect(await stores.blocks.existBetween(ada, [ben])).toBe(false);
    });

    it('of oneself is rejected', async () => {
      expect(await stores.blocks.hasMet(ada, ada)).toBe(false);
      expect(await stores.blocks.hasMet(ada, ben)).toBe(true);
    });
  });

  describe('a report', () => {
    const submits = async (fields: Partial<ReportForm> = {}, now = MONDAY): Promise<Report> => {
      const report = aReport(
        { reporterId: ada, target: aTarget({ id: ben, aboutUserId: ben }), ...fields },
        now,
      );
      await stores.unitOfWork.run(() => stores.reports.add(report));
      return report;
    };
    const changes = (id: number, change: (report: Report) => void) =>
      stores.unitOfWork.run(async () => {
        const report = (await stores.reports.findForUpdate(id))!;
        change(report);
        await stores.reports.save(report);
      });
    const decided = async (id: number, now: Date) => {
      await changes(id, (report) => report.claim({ id: maya, isTableMate: false }, now));
      await changes(id, (report) => report.decide('upheld', maya, 'Clear', now));
    };

    it('is found as it was submitted', async () => {
      const { id } = await submits({ note: 'Rude', reason: 'unsafe' });
      expect(await stores.reports.find(id)).toMatchObject({
        id,
        reporterId: ada,
        aboutUserId: ben,
        kind: 'user',
        targetId: ben,
        reason: 'unsafe',
        note: 'Rude',
        evidence: aTarget().evidence,
        submittedAt: MONDAY,
        dueAt: new Date('2026-03-04T05:00:00Z'),
        status: 'submitted',
      });
      expect(await stores.reports.find(id + 1)).toBeNull();
    });

    it('stores its claim, and publishes its submission and its decision', async () => {
      const { id } = await submits();
      await changes(id, (report) => report.claim({ id: maya, isTableMate: false }, MONDAY));
      expect((await stores.reports.find(id))!.obstacleFor({ id: cleo, isTableMate: false }, MONDAY)).toBe(
        'claimed',
      );
      await changes(id, (report) => report.release(maya, MONDAY));
      expect(
        (await stores.reports.find(id))!.obstacleFor({ id: cleo, isTableMate: false }, MONDAY),
      ).toBeNull();
      expect(await stores.published()).toEqual(['report-submitted']);
      await decided(id, days(1));
      expect(await stores.reports.find(id)).toMatchObject({
        status: 'upheld',
        decidedBy: maya,
        decidedAt: days(1),
        decisionNote: 'Clear',
      });
      expect(await stores.published()).toEqual(['report-submitted', 'report-decided']);
    });

    it('is open until it is decided, beside others by the same member about the same', async () => {
      const openReasons = async (...asked: Parameters<ModerationStores['reports']['openOf']>) =>
        (await stores.reports.openOf(...asked)).map(({ reason }) => reason).sort();
      const { id } = await submits();
      await submits({ reason: 'unsafe' });
      await submits({ reason: 'other', source: 'home_safe' });
      expect(await openReasons(ada, 'user', ben, 'form')).toEqual(['spam', 'unsafe']);
      expect(await openReasons(ada, 'user', ben, 'home_safe')).toEqual(['other']);
      expect(await openReasons(cleo, 'user', ben, 'form')).toEqual([]);
      expect(await openReasons(ada, 'meetup', ben, 'form')).toEqual([]);
      await decided(id, days(1));
      expect(await openReasons(ada, 'user', ben, 'form')).toEqual(['unsafe']);
    });

    it('loses its snapshot after the retention, and releases pictures without other references', async () => {
      const picture = '/api/pictures/1/a.webp';
      const evidence = {
        ...aTarget().evidence,
        profile: { ...aTarget().evidence.profile!, profileImageUrl: picture },
      };
      const target = aTarget({ id: ben, aboutUserId: ben, evidence });
      const first = await submits({ target, note: 'Rude' });
      const second = await submits({ target, reporterId: cleo });
      const undecided = await submits({ reporterId: maya });
      await decided(first.id, days(1));
      const erase = (before: Date) =>
        stores.unitOfWork.run(() => stores.reports.eraseEvidenceDecidedBefore(before, 10));
      expect(await erase(days(1))).toEqual({ erased: 0, pictures: [] });
      expect(await erase(days(2))).toEqual({ erased: 1, pictures: [] });
      expect(await stores.reports.find(first.id)).toMatchObject({
        evidence: null,
        note: null,
        status: 'upheld',
      });
      expect(await stores.reports.isReferenced(picture)).toBe(true);
      await decided(second.id, days(3));
      expect(await erase(days(4))).toEqual({ erased: 1, pictures: [picture] });
      expect(await stores.reports.isReferenced(picture)).toBe(false);
      expect((await stores.reports.find(undecided.id))!.evidence).not.toBeNull();
    });
  });
}
