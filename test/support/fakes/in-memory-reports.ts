import type { Reports } from '../../../src/application/moderation/ports.js';
import type { Events } from '../../../src/application/shared/ports.js';
import {
  Report,
  SAFETY_REASONS,
  type ReportKind,
  type ReportSource,
} from '../../../src/domain/moderation/report.js';
import { InMemoryRows } from './in-memory-rows.js';

/** No picture in a report is in use anywhere else. */
export class InMemoryReports implements Reports {
  readonly rows = new InMemoryRows<Report>();

  constructor(private readonly events: Events) {}

  async add(report: Report): Promise<void> {
    this.rows.save(report);
    report.announce();
    await this.save(report);
  }

  async save(report: Report): Promise<void> {
    const events = report.pullEvents();
    this.rows.save(report);
    await this.events.publish(events);
  }

  async find(id: number): Promise<Report | null> {
    return this.rows.find((report) => report.id === id);
  }

  findForUpdate = (id: number): Promise<Report | null> => this.find(id);

  async openOf(
    reporterId: number,
    kind: ReportKind,
    targetId: number,
    source: ReportSource,
  ): Promise<Report[]> {
    return this.rows.filter(
      (report) =>
        report.isOpen &&
        report.reporterId === reporterId &&
        report.kind === kind &&
        report.targetId === targetId &&
        report.source === source,
    );
  }

  async isReferenced(address: string): Promise<boolean> {
    return this.rows.all().some(({ evidence }) => evidence?.profile?.profileImageUrl === address);
  }

  /** Users are not known to this fake: every referenced picture counts as replaced. */
  async isOnlyEvidence(ownerId: number, address: string): Promise<boolean> {
    return this.rows
      .all()
      .some((each) => each.aboutUserId === ownerId && each.evidence?.profile?.profileImageUrl === address);
  }

  async eraseEvidenceDecidedBefore(instant: Date, limit: number): Promise<ErasedReports> {
    const due = this.rows
      .filter(({ decidedAt, evidence }) => decidedAt && decidedAt < instant && evidence)
      .slice(0, limit);
    return this.erased(due, () => {
      for (const { state } of due) this.rows.save(Report.restore({ ...state, evidence: null, note: null }));
    });
  }

  async removeUndecidedBefore(instant: Date, limit: number): Promise<ErasedReports> {
    const isDue = ({ isOpen, reason, submittedAt }: Report) =>
      isOpen && submittedAt < instant && !SAFETY_REASONS.includes(reason);
    return this.erased(this.rows.filter(isDue).slice(0, limit), () => this.rows.remove(isDue, limit));
  }

  /** Erases these reports. @returns their number, with the pictures that no other one refers to */
  private async erased(due: readonly Report[], erase: () => unknown): Promise<ErasedReports> {
    const shown = new Set(due.flatMap(({ evidence }) => evidence!.profile?.profileImageUrl ?? []));
    erase();
    const held = await Promise.all([...shown].map((address) => this.isReferenced(address)));
    return { erased: due.length, pictures: [...shown].filter((_, index) => !held[index]) };
  }
}

interface ErasedReports {
  readonly erased: number;
  readonly pictures: string[];
}
