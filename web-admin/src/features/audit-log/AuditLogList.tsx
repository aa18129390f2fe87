import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { AutocompleteInput, NumberInput, ReferenceInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ResponseOf } from '../../shared/api/types.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import {
  ACTION_CHOICES,
  actionLabel,
  TARGET_KIND_CHOICES,
  targetLabel,
  targetPath,
} from './action-labels.js';

type AuditLogEntry = ResponseOf<'/api/admin/audit-log'>[number];

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

const filters = [
  <ReferenceInput key="actorId" source="actorId" reference="users" alwaysOn>
    <AutocompleteInput
      label="Who"
      optionText={fullName}
      filterToQuery={(q: string) => ({ q })}
      helperText={false}
    />
  </ReferenceInput>,
  selectFilter('action', 'Action', ACTION_CHOICES, 'Anything'),
  selectFilter('targetKind', 'About', TARGET_KIND_CHOICES, 'Anything'),
  <NumberInput key="targetId" source="targetId" label="Number" alwaysOn helperText={false} min={1} />,
];

/** The append-only log of staff actions and audited reads. */
export default function AuditLogList(): ReactNode {
  return (
    <ListPage
      title="Audit log"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={
        <EmptyState
          title="Nothing has happened yet"
          text="Whatever staff do or look at is written down here."
        />
      }
    >
      <ResponsiveTable<AuditLogEntry>
        label="Audit log"
        columns={[
          { label: 'When', sort: 'at', cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
          {
            label: 'Who',
            cell: ({ actor }) => (actor ? <UserLink user={actor} /> : 'The product itself'),
          },
          { label: 'What', cell: ({ action }) => actionLabel(action) },
          { label: 'About', cell: (line) => <Target {...line} /> },
          { label: 'Details', cell: ({ details }) => detailsText(details) },
        ]}
      />
    </ListPage>
  );
}

function Target({ targetKind, targetId }: AuditLogEntry): ReactNode {
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

/** Formats `userId` and `user_id` as "user id". */
const detailName = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** Formats the details as "reason: harassment, until: 2026-12-01"; the old value of a change, `from`, is first. */
const detailsText = (details: AuditLogEntry['details']): string =>
  Object.entries(details)
    .sort(([one], [other]) => Number(other === 'from') - Number(one === 'from'))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${detailName(name)}: ${String(value).replace(/_/g, ' ')}`)
    .join(', ') || '–';
