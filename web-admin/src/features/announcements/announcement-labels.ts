import type { ResponseOf } from '../../shared/api/types.js';
import { choicesOf, statusChoices } from '../../shared/ui/choices.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';

export type AnnouncementRow = ResponseOf<'/api/admin/announcements'>[number];
export type AnnouncementRecord = ResponseOf<'/api/admin/announcements/{id}'>;

const STATUSES: Record<AnnouncementRow['status'], StatusLabel> = {
  draft: { label: t('draft'), tone: 'plain' },
  sending: { label: t('sending'), tone: 'warning' },
  sent: { label: t('sent'), tone: 'good' },
  stopped: { label: t('stopped'), tone: 'bad' },
};

export const STATUS_CHOICES = statusChoices(STATUSES);
export const statusLabel = (status: AnnouncementRow['status']): StatusLabel => STATUSES[status];

export const AUDIENCE_CHOICES = choicesOf({
  everyone: t('everyone'),
  saturday: t('saturday'),
});

export const audienceText = ({ audience }: Pick<AnnouncementRow, 'audience'>): string => t(audience);
