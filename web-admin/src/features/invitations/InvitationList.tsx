import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import type { ResponseOf } from '../../shared/api/types.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { Section } from '../../shared/ui/Section.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import type { StatusLabel } from '../../shared/ui/status-label.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { InvitationDialog } from './InvitationDialog.js';
import { t } from './messages.js';
import { RevokeButton } from './RevokeButton.js';

type Invitation = ResponseOf<'/api/admin/invitations'>[number];

/** Links to join with, and who has joined by them. */
export function InvitationList(): ReactNode {
  // Here, because the button moves when the list turns out to be empty.
  const [isMaking, setMaking] = useState(false);
  const newOne = (
    <Button variant="contained" onClick={() => setMaking(true)}>
      {t('newOne')}
    </Button>
  );
  return (
    <Section title={t('invitations')}>
      <ListPage
        resource="invitations"
        sort={{ field: 'id', order: 'DESC' }}
        actions={newOne}
        empty={
          <EmptyState title={t('none')} text={t('noneText')}>
            {newOne}
          </EmptyState>
        }
      >
        <ResponsiveTable<Invitation>
          label={t('invitations')}
          columns={[
            { label: t('note'), cell: ({ note }) => <bdi>{note}</bdi> },
            { label: t('state'), cell: (row) => <StatusTag status={stateOf(row)} /> },
            { label: t('used'), cell: ({ uses, usesLeft }) => t('usedOf', { used: uses - usesLeft, uses }) },
            { label: t('ends'), sort: 'endsAt', cell: ({ endsAt }) => formatDateTime(endsAt) },
            { label: t('by'), cell: ({ createdBy }) => <UserLink user={createdBy} /> },
            { label: t('joined'), cell: ({ joined }) => <People people={joined} /> },
            { label: t('action'), cell: (row) => (row.isUsable ? <RevokeButton {...row} /> : '–') },
          ]}
        />
      </ListPage>
      {isMaking && <InvitationDialog onClose={() => setMaking(false)} />}
    </Section>
  );
}

function stateOf({ isUsable, revokedAt, usesLeft }: Invitation): StatusLabel {
  if (isUsable) return { label: t('works'), tone: 'good' };
  if (revokedAt) return { label: t('revoked'), tone: 'bad' };
  return { label: t(usesLeft === 0 ? 'usedUp' : 'ended'), tone: 'plain' };
}

const People = ({ people }: { people: Invitation['joined'] }): ReactNode =>
  people.length === 0
    ? '–'
    : people.map((person, at) => (
        <span key={person.id}>
          {at > 0 && ', '}
          <UserLink user={person} />
        </span>
      ));
