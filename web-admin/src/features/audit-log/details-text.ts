import { isolated } from '@domain/shared/isolated.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { t } from '../../shared/audit-log/messages.js';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { formatCalendarDay, formatDateTime } from '../../shared/time/dates.js';

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
  step: t('step'),
  suspension: t('suspension'),
  task: t('task'),
  time: t('time'),
  to: t('to'),
  until: t('until'),
  userId: t('userId'),
  venueType: t('venueType'),
  version: t('version'),
  width: t('width'),
  with: t('with'),
};

/** What values mean that are codes. */
const VALUE_LABELS: Record<string, string> = {
  ...REPORT_REASON_LABELS,
  true: t('yes'),
  false: t('no'),
  member: t('member'),
  moderator: t('moderator'),
  admin: t('admin'),
  id: t('idDocument'),
  picture: t('photo'),
  password: t('password'),
};

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value in words and in the reader's language: dates, yes and no, codes; names of fields are split into words. */
function valueText(value: string | number | boolean): string {
  const text = String(value);
  if (INSTANT.test(text)) return formatDateTime(text);
  if (DAY.test(text)) return formatCalendarDay(text);
  if (Object.hasOwn(VALUE_LABELS, text)) return VALUE_LABELS[text]!;
  return text
    .replace(/[_-]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_match, last: string, first: string) => `${last} ${first.toLowerCase()}`);
}

/** Formats the details as "reason: Harassment, until: Dec 1, 2026"; the old value of a change, `from`, is first. */
export const detailsText = (details: ResponseOf<'/api/admin/audit-log'>[number]['details']): string =>
  Object.entries(details)
    .sort(([one], [other]) => Number(other === 'from') - Number(one === 'from'))
    .flatMap(([name, value]) =>
      value === null || value === ''
        ? []
        : [`${DETAIL_LABELS[name] ?? valueText(name)}: ${isolated(valueText(value))}`],
    )
    .join(', ') || '–';
