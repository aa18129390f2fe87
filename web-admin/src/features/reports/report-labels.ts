import type { ReportKind, ReportStatus } from '@domain/moderation/report.js';
import type { Tone } from '../../shared/ui/Tag.js';

export const REPORT_KIND_WORDS: Readonly<Record<ReportKind, string>> = {
  user: 'Profile',
  message: 'Message',
  meetup: 'Meetup',
};

export const REPORT_STATUS_WORDS: Readonly<
  Record<ReportStatus, { readonly says: string; readonly tone: Tone }>
> = {
  submitted: { says: 'Waiting', tone: 'warning' },
  in_review: { says: 'In review', tone: 'warning' },
  upheld: { says: 'Upheld', tone: 'bad' },
  dismissed: { says: 'Dismissed', tone: 'plain' },
};
