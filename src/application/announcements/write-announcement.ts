import {
  AnnouncementNotFound,
  AnnouncementTownUnknown,
} from '../../domain/announcements/announcement-errors.js';
import { Announcement } from '../../domain/announcements/announcement.js';
import {
  type AnnouncementDraft,
  type AnnouncementState,
  bannerEndFrom,
  type Town,
} from '../../domain/announcements/announcement-state.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Geocoder } from '../shared/geocoder.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Announcements } from './ports.js';

export interface WriteAnnouncementCommand {
  readonly actorId: number;
  readonly draft: Omit<AnnouncementDraft, 'town' | 'bannerUntil'> & {
    /** By its name, for the audience `town`. */
    readonly town: string;
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
    private readonly announcements: Pick<Announcements, 'find' | 'findForUpdate' | 'save'>,
    private readonly geocoder: Pick<Geocoder, 'search'>,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @returns its id @throws AnnouncementTextNotAllowed, AnnouncementTownUnknown, BannerEndNotAllowed */
  async create({ actorId, draft }: WriteAnnouncementCommand): Promise<number> {
    const announcement = Announcement.draft(await this.located(draft, null), this.clock.now());
    return this.unitOfWork.run(async () => {
      await this.announcements.save(announcement);
      await this.note(actorId, 'announcement.created', announcement);
      return announcement.id;
    });
  }

  /**
   * @throws AnnouncementNotFound, AnnouncementStateDiffers, AnnouncementChangedMeanwhile, AnnouncementTextNotAllowed,
   * AnnouncementTownUnknown, BannerEndNotAllowed
   */
  async change({ actorId, id, version, draft }: ChangeAnnouncementCommand): Promise<void> {
    const located = await this.located(draft, (await this.announcements.find(id))?.state ?? null);
    await this.unitOfWork.run(async () => {
      const announcement = await this.announcements.findForUpdate(id);
      if (!announcement) throw new AnnouncementNotFound();
      announcement.change(located, version, this.clock.now());
      await this.announcements.save(announcement);
      await this.note(actorId, 'announcement.changed', announcement);
    });
  }

  private async located(
    draft: WriteAnnouncementCommand['draft'],
    stored: AnnouncementState | null,
  ): Promise<AnnouncementDraft> {
    const bannerUntil = bannerEndFrom(draft.bannerUntil);
    const town = draft.audience === 'town' ? await this.townOf(draft.town.trim(), stored) : null;
    return { ...draft, town, bannerUntil };
  }

  /** A town that was found before is kept, because a search by its full name may find another one. */
  private async townOf(name: string, stored: AnnouncementState | null): Promise<Town> {
    if (name !== '' && stored?.town === name)
      return { name, latitude: stored.latitude!, longitude: stored.longitude! };
    const [address] = name === '' ? [] : await this.geocoder.search(name, null).catch(() => []);
    if (!address) throw new AnnouncementTownUnknown();
    const { town, label, latitude, longitude } = address;
    return { name: town?.label ?? label, latitude, longitude };
  }

  private note(actorId: number, action: string, announcement: Announcement): Promise<void> {
    const { audience, version } = announcement.state;
    const target = { kind: 'announcement', id: announcement.id } as const;
    return this.auditLog.write({ actorId, action, target, details: { audience, version } });
  }
}
