import { isolated } from '@domain/shared/isolated.js';
import { Link } from '@mui/material';
import { AutocompleteInput, NumberInput, ReferenceInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  ACTION_CHOICES,
  actionLabel,
  t,
  TARGET_KIND_CHOICES,
  targetLabel,
  targetPath,
} from '../../shared/audit-log/action-labels.js';
import { formatCalendarDay, formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage, selectFilter } from '../../shared/ui/ListPage.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { reportReasons } from '../../shared/report-reasons.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { UserLink } from '../../shared/ui/UserLink.js';

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
  if (reportReasons.has(text)) return reportReasons(text);
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

type AuditLogEntry = ResponseOf<'/api/admin/audit-log'>[number];

const filters = [
  <ReferenceInput key="actorId" source="actorId" reference="users" alwaysOn>
    <AutocompleteInput
      label={t('who')}
      optionText={(user: Record<'firstName' | 'lastName', string>) => `${user.firstName} ${user.lastName}`}
      filterToQuery={(q: string) => ({ q })}
      helperText={false}
    />
  </ReferenceInput>,
  selectFilter('action', t('action'), ACTION_CHOICES, t('anything')),
  selectFilter('targetKind', t('about'), TARGET_KIND_CHOICES, t('anything')),
  <NumberInput key="targetId" source="targetId" label={t('number')} alwaysOn helperText={false} min={1} />,
];

/** The append-only log of staff actions and audited reads. */
export default function AuditLogList() {
  return (
    <ListPage
      sort={{ field: 'at', order: 'DESC' }}
      filters={filters}
      empty={<EmptyState title={t('nothingYet')} text={t('nothingYetText')} />}
    >
      <ResponsiveTable<AuditLogEntry>
        label={t('auditLog')}
        columns={[
          { label: t('when'), sort: 'at', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
          {
            label: t('who'),
            cell: ({ actor }) => (actor ? <UserLink user={actor} /> : t('system')),
          },
          { label: t('what'), cell: ({ action }) => actionLabel(action) },
          { label: t('about'), cell: (line) => <Target {...line} /> },
          { label: t('details'), cell: ({ details }) => detailsText(details) },
        ]}
      />
    </ListPage>
  );
}

function Target({ targetKind, targetId }: AuditLogEntry) {
  if (targetKind === null) return '–';
  const page = targetPath(targetKind, targetId);
  const words = targetLabel(targetKind, targetId);
  return page ? (
    <Link component={RouterLink} to={page}>
      {words}
    </Link>
  ) : (
    words
  );
}
