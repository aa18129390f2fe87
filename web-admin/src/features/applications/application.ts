import type { ApplicationStatus } from '@domain/registration/application.js';
import type { ResponseOf } from '../../shared/api/types.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';

/** Someone who would like to join. */
export type Application = ResponseOf<'/api/admin/applications/{id}'>;

/** The same in a list response. */
export type ApplicationRow = ResponseOf<'/api/admin/applications'>[number];

export const APPLICATION_STATUS_LABELS: Readonly<Record<ApplicationStatus, StatusLabel>> = {
  submitted: { label: t('waiting'), tone: 'warning' },
  in_review: { label: t('inReview'), tone: 'warning' },
  approved: { label: t('waitsForPlace'), tone: 'plain' },
  joined: { label: t('joined'), tone: 'good' },
  rejected: { label: t('rejected'), tone: 'bad' },
};
