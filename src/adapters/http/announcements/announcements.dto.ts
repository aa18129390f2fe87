import type { Banner } from '../../../application/announcements/ports.js';
import {
  ANNOUNCEMENT_STATUSES,
  type AnnouncementStatus,
  AUDIENCES,
  type AudienceKind,
} from '../../../domain/announcements/announcement-state.js';
import { ANNOUNCEMENT_LIMITS as MOST } from '../../../domain/announcements/announcement-texts.js';
import { Described, Id, Instant, NestedOrNull, Nullable, OneOf, Text, WholeNumber } from '../fields.js';

/** Code units of the longest text: the domain counts code points, of which each has at most two. */
const units = (codePoints: number): number => 2 * codePoints;
const MARKDOWN = 'Paragraphs, `**bold**` and `[label](https://address)`; all else is plain text.';

export class AnnouncementBody {
  @Described('One line of at most 120 characters, which is also the subject of the mail.')
  @Text({ max: units(MOST.subject) })
  subject!: string;
  @Described(`${MARKDOWN} At most 4,000 characters.`)
  @Text({ max: units(MOST.body) })
  body!: string;
  @Described('Who gets it: all members, or those with a seat on the coming Saturday.')
  @OneOf(AUDIENCES)
  audience!: AudienceKind;
  @Described('When the banner in the app ends, at most 60 days after the start.')
  @Instant()
  @Text({ min: 1, max: 40 })
  bannerUntil!: string;
}

export class ChangedAnnouncementBody extends AnnouncementBody {
  @Described('The version that was edited.')
  @WholeNumber({ min: 1, max: 2_000_000_000 })
  version!: number;
}

export class SendAnnouncementBody {
  @Described('The version that was seen.')
  @WholeNumber({ min: 1, max: 2_000_000_000 })
  version!: number;
}

export class AnnouncementRowResponse {
  @Id() id!: number;
  @Described('One line, which is also the subject of the mail.')
  @Text({ max: units(MOST.subject) })
  subject!: string;
  @Described('Who gets it.')
  @OneOf(AUDIENCES)
  audience!: AudienceKind;
  @OneOf(ANNOUNCEMENT_STATUSES)
  status!: AnnouncementStatus;
  @Described('When its mails started; null for a draft.')
  @Nullable()
  @Instant()
  startedAt!: Date | null;
  @Described('How many mails were queued.')
  @WholeNumber()
  mailed!: number;
  @Described('When an admin changed it last.')
  @Instant()
  changedAt!: Date;
}

export class AnnouncementResponse extends AnnouncementRowResponse {
  @Described(MARKDOWN)
  @Text({ max: units(MOST.body) })
  body!: string;
  @Described('How often it was changed; sent back with a change.')
  @WholeNumber()
  version!: number;
  @Described('When the banner ends.')
  @Instant()
  bannerUntil!: Date;
}

export class AnnouncementPreviewResponse {
  @Described('How many members would get the mail now.')
  @WholeNumber()
  recipients!: number;
  @Described('The mail as HTML, as the admin would get it.')
  @Text({ max: 200_000 })
  html!: string;
}

export class TestMailResponse {
  @Described('The address of the admin, to which the mail goes.')
  @Text({ max: 255 })
  email!: string;
}

class ShownAnnouncementResponse implements Banner {
  @Id() id!: number;
  @Described('One line.')
  @Text({ max: units(MOST.subject) })
  subject!: string;
  @Described(MARKDOWN)
  @Text({ max: units(MOST.body) })
  body!: string;
  @Described('When it is no longer shown.')
  @Instant()
  bannerUntil!: Date;
}

export class BannerResponse {
  @Described('The newest announcement that is meant for the user; null for none.')
  @NestedOrNull(() => ShownAnnouncementResponse)
  announcement!: ShownAnnouncementResponse | null;
}
