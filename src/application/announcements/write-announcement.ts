import { AnnouncementNotFound } from '../../domain/announcements/announcement-errors.js';
import { Announcement } from '../../domain/announcements/announcement.js';
import { type AnnouncementDraft, bannerEndFrom } from '../../domain/announcements/announcement-state.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Announcements } from './ports.js';

export interface WriteAnnouncementCommand {
  readonly actorId: number;
  readonly draft: Omit<AnnouncementDraft, 'bannerUntil'> & {
    /** An ISO 8601 instant. */
    readonly bannerUntil: string;
  };
}

export interface ChangeAnnouncementCommand extends WriteAnnouncementCommand {
  readonly id: number;
  /** The version that the admin has edited. */
  readonly version: number;
}

/** Saves the draft of an announcement. */
export class WriteAnnouncement {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: Pick<Announcements, 'findForUpdate' | 'save'>,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @returns its id @throws AnnouncementTextNotAllowed, BannerEndNotAllowed */
  async create({ actorId, draft }: WriteAnnouncementCommand): Promise<number> {
    const announcement = Announcement.draft(draftFrom(draft), this.clock.now());
    return this.unitOfWork.run(async () => {
      await this.announcements.save(announcement);
      await this.note(actorId, 'announcement.created', announcement);
      return announcement.id;
    });
  }

  /**
   * @throws AnnouncementNotFound, AnnouncementStateDiffers, AnnouncementChangedMeanwhile, AnnouncementTextNotAllowed,
   * BannerEndNotAllowed
   */
  async change({ actorId, id, version, draft }: ChangeAnnouncementCommand): Promise<void> {
    const changed = draftFrom(draft);
    await this.unitOfWork.run(async () => {
      const announcement = await this.announcements.findForUpdate(id);
      if (!announcement) throw new AnnouncementNotFound();
      announcement.change(changed, version, this.clock.now());
      await this.announcements.save(announcement);
      await this.note(actorId, 'announcement.changed', announcement);
    });
  }

  private note(actorId: number, action: string, announcement: Announcement): Promise<void> {
    const { audience, version } = announcement.state;
    const target = { kind: 'announcement', id: announcement.id } as const;
    return this.auditLog.write({ actorId, action, target, details: { audience, version } });
  }
}

const draftFrom = (draft: WriteAnnouncementCommand['draft']): AnnouncementDraft => ({
  ...draft,
  bannerUntil: bannerEndFrom(draft.bannerUntil),
});
