import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { AutocompleteInput, NumberInput, ReferenceInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ResponseOf } from '../../shared/api/types.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/choices.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { detailsText } from './details-text.js';
import {
  ACTION_CHOICES,
  actionLabel,
  t,
  TARGET_KIND_CHOICES,
  targetLabel,
  targetPath,
} from '../../shared/audit-log/action-labels.js';

type AuditLogEntry = ResponseOf<'/api/admin/audit-log'>[number];

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

const filters = [
  <ReferenceInput key="actorId" source="actorId" reference="users" alwaysOn>
    <AutocompleteInput
      label={t('who')}
      optionText={fullName}
      filterToQuery={(q: string) => ({ q })}
      helperText={false}
    />
  </ReferenceInput>,
  selectFilter('action', t('action'), ACTION_CHOICES, t('anything')),
  selectFilter('targetKind', t('about'), TARGET_KIND_CHOICES, t('anything')),
  <NumberInput key="targetId" source="targetId" label={t('number')} alwaysOn helperText={false} min={1} />,
];

/** The append-only log of staff actions and audited reads. */
export default function AuditLogList(): ReactNode {
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
