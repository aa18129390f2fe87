import { MISS_KINDS } from '@domain/attendance/table-record.js';
import { STEP_KINDS } from '@domain/attendance/next-step.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { statusChoices } from '../../shared/ui/choices.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { t } from './messages.js';

/** An appeal against a step after a missed table. */
export type Appeal = ResponseOf<'/api/admin/appeals'>[number];

const STATUSES: Record<string, StatusLabel> = {
  open: { label: t('open'), tone: 'warning' },
  upheld: { label: t('upheld'), tone: 'plain' },
  lifted: { label: t('lifted'), tone: 'good' },
};

export const STATUS_CHOICES = statusChoices(STATUSES);

export const statusLabel = (status: string): StatusLabel =>
  STATUSES[status] ?? { label: status, tone: 'plain' };

export function stepLabel(step: string): string {
  const known = STEP_KINDS.find((each) => each === step);
  return known ? t(known) : step;
}

export function missLabel(kind: string): string {
  const known = MISS_KINDS.find((each) => each === kind);
  return known ? t(known) : kind;
}
