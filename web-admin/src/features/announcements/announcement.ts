import { MINUTE_MS } from '@domain/shared/durations.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';

export const t = messagesOf('announcements');

export type AnnouncementRow = ResponseOf<'/api/admin/announcements'>[number];
export type AnnouncementRecord = ResponseOf<'/api/admin/announcements/{id}'>;

export const STATUS_LABELS: Readonly<Record<AnnouncementRow['status'], StatusLabel>> = {
  draft: { label: t('draft'), tone: 'plain' },
  sending: { label: t('sending'), tone: 'warning' },
  sent: { label: t('sent'), tone: 'good' },
  stopped: { label: t('stopped'), tone: 'bad' },
};

/** What the form holds. `bannerUntil` is in the format of `datetime-local`, in the device's time zone. */
export type AnnouncementDraft = Record<'subject' | 'body' | 'audience' | 'bannerUntil', string>;

export function draftOf({ subject, body, audience, bannerUntil }: AnnouncementRecord): AnnouncementDraft {
  const until = new Date(bannerUntil);
  const local = new Date(until.getTime() - until.getTimezoneOffset() * MINUTE_MS);
  return { subject, body, audience, bannerUntil: local.toISOString().slice(0, 16) };
}

/** The body of a request, with an ISO 8601 instant; it is empty while the input has no whole date. */
export const requestOf = (draft: AnnouncementDraft): object => ({
  ...draft,
  bannerUntil: draft.bannerUntil && new Date(draft.bannerUntil).toISOString(),
});
