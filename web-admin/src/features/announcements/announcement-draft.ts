import { MINUTE_MS } from '@domain/shared/durations.js';
import type { AnnouncementRecord } from './announcement-labels.js';

/** What the form holds. `bannerUntil` is in the format of `datetime-local`, in the device's time zone. */
export interface AnnouncementDraft {
  readonly subject: string;
  readonly body: string;
  readonly audience: AnnouncementRecord['audience'];
  readonly bannerUntil: string;
}

/** Formats an instant for an input of the type `datetime-local`. */
const localText = (instant: Date): string =>
  new Date(instant.getTime() - instant.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);

/** @returns an ISO 8601 instant; an empty text while the input has no whole date */
const instantText = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

/** @param bannerUntil in the format of `datetime-local` */
export const emptyDraft = (bannerUntil: string): AnnouncementDraft => ({
  subject: '',
  body: '',
  audience: 'everyone',
  bannerUntil,
});

export const draftOf = ({ subject, body, audience, bannerUntil }: AnnouncementRecord): AnnouncementDraft => ({
  subject,
  body,
  audience,
  bannerUntil: localText(new Date(bannerUntil)),
});

/** The body of a request. */
export const requestOf = (draft: AnnouncementDraft): object => ({
  ...draft,
  bannerUntil: instantText(draft.bannerUntil),
});
