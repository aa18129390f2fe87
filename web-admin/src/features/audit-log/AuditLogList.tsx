import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { AutocompleteInput, NumberInput, ReferenceInput, SelectInput } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AnswerOf } from '../../shared/api/types.js';
import { moment } from '../../shared/time/dates.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { actionInWords, ACTIONS, pageOf, TARGET_KINDS, targetInWords } from './action-labels.js';

type Line = AnswerOf<'/api/admin/audit-log'>[number];

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
  <SelectInput
    key="action"
    source="action"
    label="Action"
    emptyText="Anything"
    choices={ACTIONS}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="targetKind"
    source="targetKind"
    label="About"
    emptyText="Anything"
    choices={TARGET_KINDS}
    alwaysOn
    helperText={false}
  />,
  <NumberInput key="targetId" source="targetId" label="Number" alwaysOn helperText={false} min={1} />,
];

/** What staff did and looked at, which nobody can rewrite. */
export default function AuditLogList(): ReactNode {
  return (
    <ListPage
      title="Audit log"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={
        <Blank title="Nothing has happened yet" text="Whatever staff do or look at is written down here." />
      }
    >
      <Rows<Line>
        label="Audit log"
        columns={[
          { label: 'When', sort: 'at', cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
          {
            label: 'Who',
            cell: ({ actor }) => (actor ? <PersonLink person={actor} /> : 'The product itself'),
          },
          { label: 'What', cell: ({ action }) => actionInWords(action) },
          { label: 'About', cell: (line) => <Target {...line} /> },
          { label: 'Details', cell: ({ details }) => inWords(details) },
        ]}
      />
    </ListPage>
  );
}

function Target({ targetKind, targetId }: Line): ReactNode {
  if (targetKind === null) return '–';
  const page = pageOf(targetKind, targetId);
  const words = targetInWords(targetKind, targetId);
  return page ? (
    <Link component={RouterLink} to={page}>
      {words}
    </Link>
  ) : (
    words
  );
}

/** "user id", of `userId` as of `user_id`. */
const nameInWords = (name: string): string =>
  name
    .replace(/_/g, ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

/** "reason: harassment, until: 2026-12-01"; where something was changed, what it was comes first. */
const inWords = (details: Line['details']): string =>
  Object.entries(details)
    .sort(([one], [other]) => Number(other === 'from') - Number(one === 'from'))
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${nameInWords(name)}: ${String(value).replace(/_/g, ' ')}`)
    .join(', ') || '–';
