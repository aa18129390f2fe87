import { AnnouncementNotFound } from '../../domain/announcements/announcement-errors.js';
import type { Announcement } from '../../domain/announcements/announcement.js';
import { localDate, type TimeZone } from '../../domain/shared/time-zone.js';
import type { AuditEntry, AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Announcements } from './ports.js';

export interface SendAnnouncementCommand {
  readonly actorId: number;
  readonly id: number;
  /** The version that the admin has seen. */
  readonly version: number;
}

/** Starts and stops the sending of an announcement. The row lock decides between a stop and the next batch of mails. */
export class DirectAnnouncement {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: Pick<Announcements, 'findForUpdate' | 'save'>,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly homeZone: TimeZone,
  ) {}

  /** @throws AnnouncementNotFound, AnnouncementStateDiffers, AnnouncementChangedMeanwhile, BannerEndNotAllowed */
  send({ actorId, id, version }: SendAnnouncementCommand): Promise<void> {
    return this.act(actorId, id, (announcement) => {
      const now = this.clock.now();
      announcement.send(version, localDate(now, this.homeZone), now);
      return { action: 'announcement.started', details: { audience: announcement.state.audience } };
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
