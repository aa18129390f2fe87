import { AnnouncementNotFound } from '../../domain/announcements/announcement-errors.js';
import type { Announcement } from '../../domain/announcements/announcement.js';
import { startFrom } from '../../domain/announcements/announcement-state.js';
import type { AuditEntry, AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Announcements } from './ports.js';

export interface ScheduleAnnouncementCommand {
  readonly actorId: number;
  readonly id: number;
  /** The version that the admin has seen. */
  readonly version: number;
  /** An ISO 8601 instant; null for now. */
  readonly at: string | null;
}

/** Starts and stops the sending of an announcement. The row lock decides between a stop and the next batch of mails. */
export class DirectAnnouncement {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: Pick<Announcements, 'findForUpdate' | 'save'>,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AnnouncementNotFound, AnnouncementStateDiffers, AnnouncementChangedMeanwhile, AnnouncementTimeNotAllowed,
   * BannerEndNotAllowed
   */
  async schedule({ actorId, id, version, at }: ScheduleAnnouncementCommand): Promise<void> {
    const start = at === null ? null : startFrom(at);
    return this.act(actorId, id, (announcement) => {
      announcement.schedule(start, version, this.clock.now());
      const { audience, scheduledFor } = announcement.state;
      const details = { audience, at: scheduledFor!.toISOString() };
      return { action: 'announcement.scheduled', details };
    });
  }

  /** @throws AnnouncementNotFound, AnnouncementStateDiffers */
  stop({ actorId, id }: { readonly actorId: number; readonly id: number }): Promise<void> {
    return this.act(actorId, id, (announcement) => {
      announcement.stop(this.clock.now());
      return { action: 'announcement.stopped', details: { mails: announcement.state.mailed } };
    });
  }

  private act(
    actorId: number,
    id: number,
    change: (announcement: Announcement) => Pick<AuditEntry, 'action' | 'details'>,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const announcement = await this.announcements.findForUpdate(id);
      if (!announcement) throw new AnnouncementNotFound();
      const audited = change(announcement);
      await this.announcements.save(announcement);
      await this.auditLog.write({ actorId, target: { kind: 'announcement', id }, ...audited });
    });
  }
}
