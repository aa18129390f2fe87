import { aggregateOf } from '../shared/aggregate.js';
import type { CalendarDate } from '../shared/calendar-date.js';
import { DAY_MS } from '../shared/durations.js';
import { comingSaturday } from '../shared/saturday.js';
import {
  AnnouncementChangedMeanwhile,
  AnnouncementStateDiffers,
  BannerEndNotAllowed,
  MOST_BANNER_DAYS,
} from './announcement-errors.js';
import type { AnnouncementDraft, AnnouncementState, AnnouncementStatus } from './announcement-state.js';
import { announcementTextsFrom } from './announcement-texts.js';

/** A message of an admin to members: a banner in the app and a mail (aggregate root). See ADR 75. */
export class Announcement extends /* @__PURE__ */ aggregateOf<AnnouncementState>()() {
  /** @throws TextNotAllowed */
  static draft(draft: AnnouncementDraft, now: Date): Announcement {
    return new Announcement({
      ...contentFrom(draft),
      id: null,
      status: 'draft',
      version: 1,
      startedAt: null,
      endedAt: null,
      saturday: null,
      lastUserId: 0,
      mailed: 0,
      changedAt: now,
    });
  }

  /** @throws AnnouncementStateDiffers, AnnouncementChangedMeanwhile, TextNotAllowed */
  change(draft: AnnouncementDraft, version: number, now: Date): void {
    this.ensureStatus('draft');
    this.ensureVersion(version);
    this.data = { ...this.data, ...contentFrom(draft) };
    this.note(now);
  }

  /**
   * Starts its mails and shows its banner.
   * @param today the local date of the community, from which the coming Saturday counts; a Saturday is its own
   * @throws AnnouncementStateDiffers, AnnouncementChangedMeanwhile, BannerEndNotAllowed
   */
  send(version: number, today: CalendarDate, now: Date): void {
    this.ensureStatus('draft');
    this.ensureVersion(version);
    const shownMs = this.data.bannerUntil.getTime() - now.getTime();
    if (shownMs <= 0 || shownMs > MOST_BANNER_DAYS * DAY_MS) throw new BannerEndNotAllowed();
    this.data.status = 'sending';
    this.data.startedAt = now;
    if (this.data.audience === 'saturday') this.data.saturday = comingSaturday(today);
    this.note(now);
  }

  /** Whether mails are to be queued. */
  get isSending(): boolean {
    return this.data.status === 'sending';
  }

  /** Notes who has got a mail, in the order of their ids; without anyone left it is sent. */
  noteMailed(userIds: readonly number[], isLast: boolean, now: Date): void {
    this.ensureStatus('sending');
    this.data.lastUserId = userIds.at(-1) ?? this.data.lastUserId;
    this.data.mailed += userIds.length;
    if (!isLast) return;
    this.data.status = 'sent';
    this.data.endedAt = now;
  }

  /**
   * What is being sent gets no further mail and loses its banner; what was sent
   * loses its banner.
   * @throws AnnouncementStateDiffers where nothing is left to stop
   */
  stop(now: Date): void {
    const { status } = this.data;
    const isShown = (status === 'sending' || status === 'sent') && now < this.data.bannerUntil;
    if (status === 'sending') {
      this.data.status = 'stopped';
      this.data.endedAt = now;
    } else if (!isShown) throw new AnnouncementStateDiffers();
    if (isShown) this.data.bannerUntil = now;
    this.note(now);
  }

  private ensureStatus(expected: AnnouncementStatus): void {
    if (this.data.status !== expected) throw new AnnouncementStateDiffers();
  }

  private ensureVersion(version: number): void {
    if (this.data.version !== version) throw new AnnouncementChangedMeanwhile();
  }

  private note(now: Date): void {
    this.data.version += 1;
    this.data.changedAt = now;
  }
}

const contentFrom = ({ subject, body, audience, bannerUntil }: AnnouncementDraft) => ({
  ...announcementTextsFrom({ subject, body }),
  audience,
  bannerUntil,
});
