import { isolated } from '@domain/shared/isolated.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { REPORT_REASON_LABELS } from '../../shared/report-reasons.js';
import { formatCalendarDay, formatDateTime } from '../../shared/time/dates.js';

/** The details of all audit log actions. */
const names = messagesOf('audit-details');

/** What values mean that are codes, besides the reasons of reports. */
const codes = messagesOf('audit-values');

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value in words and in the reader's language: dates, yes and no, codes; names of fields are split into words. */
function valueText(value: string | number | boolean): string {
  const text = String(value);
  if (INSTANT.test(text)) return formatDateTime(text);
  if (DAY.test(text)) return formatCalendarDay(text);
  if (codes.has(text)) return codes(text);
  if (Object.hasOwn(REPORT_REASON_LABELS, text))
    return REPORT_REASON_LABELS[text as keyof typeof REPORT_REASON_LABELS];
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
        : [`${names.has(name) ? names(name) : valueText(name)}: ${isolated(valueText(value))}`],
    )
    .join(', ') || '–';
