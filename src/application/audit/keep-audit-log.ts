import type { Clock, UnitOfWork } from '../shared/ports.js';

/** Retention of entries, in years; a month is removed as a whole, when its last day is that old. */
const KEPT_YEARS = 2;
/** Months for which partitions are created ahead, so that an outage of the job is harmless. */
const MONTHS_AHEAD = 3;

/** The monthly partitions of the audit log. */
export interface AuditLogPartitions {
  /** Creates the missing partitions of the month of `now` and of `monthsAhead` more. */
  create(now: Date, monthsAhead: number): Promise<void>;
  /** Drops the partitions of months that ended before the instant. */
  dropBefore(instant: Date): Promise<void>;
}

/** Daily job that creates the partitions of the audit log ahead and drops those past their retention. See ADR 40. */
export class KeepAuditLog {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly partitions: AuditLogPartitions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const now = this.clock.now();
    const before = new Date(now);
    before.setUTCFullYear(now.getUTCFullYear() - KEPT_YEARS);
    await this.unitOfWork.run(async () => {
      await this.partitions.create(now, MONTHS_AHEAD);
      await this.partitions.dropBefore(before);
    });
  }
}
