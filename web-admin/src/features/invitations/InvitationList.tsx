import { INVITATION_LIMITS, LONGEST_INVITATION_NOTE } from '@domain/registration/invitation.js';
import { Button, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { CopyButton } from '../../shared/ui/CopyButton.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { Field } from '../../shared/ui/fields.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { useAction } from '../../shared/api/use-action.js';
import { callJson, refusedFields } from '../../shared/api/http.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { RecordAction } from '../../shared/ui/RecordAction.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { Section } from '../../shared/ui/Section.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type StatusLabel, StatusTag } from '../../shared/ui/Tag.js';

const t = messagesOf('invitations');

type Invitation = ResponseOf<'/api/admin/invitations'>[number];

/** Links to join with, and who has joined by them. */
export function InvitationList() {
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
            { label: t('action'), cell: (row) => <Revoke invitation={row} /> },
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

const People = ({ people }: { people: Invitation['joined'] }) =>
  people.length === 0
    ? '–'
    : people.map((person, at) => (
        <span key={person.id}>
          {at > 0 && ', '}
          <UserLink user={person} />
        </span>
      ));

function Revoke({ invitation }: { invitation: Invitation }) {
  const { isUsable, note } = invitation;
  return (
    <RecordAction
      resource="invitations"
      verb="revoke"
      record={invitation}
      isOffered={isUsable}
      label={t('revoke')}
      button={{ variant: 'text', color: 'inherit', 'aria-label': t('revokeOf', { note }) }}
      title={t('revokeOf', { note })}
      text={t('revokeText')}
      done={t('revoked')}
    />
  );
}

const DEFAULTS = { note: '', uses: '20', days: '14' };

/** Makes a link, which is then shown once. */
export function InvitationDialog({ onClose }: { onClose: () => void }) {
  const link = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const { mutateAsync, data, error, isPending } = useAction({
    run: ({ note, uses, days }: typeof DEFAULTS) =>
      callJson<{ url: string }>('POST', '/invitations', { note, uses: Number(uses), days: Number(days) }),
  });
  const close = () => {
    onClose();
    if (data) refresh();
  };
  if (data)
    return (
      <FormDialog title={t('newOne')} submitLabel={t('done')} onSubmit={close} onClose={close}>
        <Typography role="status">{t('copyNow')}</Typography>
        <TextField
          inputRef={link}
          label={t('link')}
          value={data.url}
          autoFocus
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
        />
        <CopyButton text={data.url} shown={link}>
          {t('copyLink')}
        </CopyButton>
      </FormDialog>
    );
  return (
    <FormDialog
      title={t('newOne')}
      submitLabel={t('make')}
      defaults={DEFAULTS}
      isBusy={isPending}
      error={error}
      onSubmit={(typed: typeof DEFAULTS) => mutateAsync(typed).then(() => undefined, refusedFields)}
      onClose={close}
    >
      <Field
        source="note"
        label={t('note')}
        hint={t('noteHint')}
        autoFocus
        html={{ maxLength: LONGEST_INVITATION_NOTE }}
      />
      {(['uses', 'days'] as const).map((source) => (
        <Field
          key={source}
          source={source}
          label={t(source)}
          hint={t('upTo', { max: INVITATION_LIMITS[source] })}
          type="number"
          html={{ min: 1, max: INVITATION_LIMITS[source], step: 1 }}
        />
      ))}
    </FormDialog>
  );
}
