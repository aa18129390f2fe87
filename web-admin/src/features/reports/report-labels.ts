import type { ReportKind, ReportStatus } from '@domain/moderation/report.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';

export const REPORT_KIND_LABELS: Readonly<Record<ReportKind, string>> = {
  user: 'Profile',
  message: 'Message',
  meetup: 'Meetup',
};

export const REPORT_STATUS_LABELS: Readonly<Record<ReportStatus, StatusLabel>> = {
  submitted: { label: 'Waiting', tone: 'warning' },
  in_review: { label: 'In review', tone: 'warning' },
  upheld: { label: 'Upheld', tone: 'bad' },
  dismissed: { label: 'Dismissed', tone: 'plain' },
};
