import { isolated } from '@domain/shared/isolated.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { t } from '../../shared/audit-log/messages.js';

/** The details of all audit log actions. */
const DETAIL_LABELS: Record<string, string> = {
  accentColor: t('color'),
  date: t('date'),
  dateOfBirthAgrees: t('birthDateAgrees'),
  fields: t('fields'),
  from: t('from'),
  height: t('height'),
  kind: t('kind'),
  lifted: t('lifted'),
  list: t('list'),
  page: t('page'),
  reason: t('reason'),
  rows: t('rows'),
  slots: t('slots'),
  suspension: t('suspension'),
  task: t('task'),
  time: t('time'),
  to: t('to'),
  until: t('until'),
  userId: t('userId'),
  venueType: t('venueType'),
  width: t('width'),
  with: t('with'),
};

/** Formats the details as "reason: harassment, until: 2026-12-01"; the old value of a change, `from`, is first. */
export const detailsText = (details: ResponseOf<'/api/admin/audit-log'>[number]['details']): string =>
  Object.entries(details)
    .sort(([one], [other]) => Number(other === 'from') - Number(one === 'from'))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${DETAIL_LABELS[name] ?? name}: ${isolated(String(value).replace(/_/g, ' '))}`)
    .join(', ') || '–';
