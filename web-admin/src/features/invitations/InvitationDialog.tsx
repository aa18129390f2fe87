import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { INVITATION_LIMITS, LONGEST_INVITATION_NOTE } from '@domain/registration/invitation.js';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { callJson } from '../../shared/api/http.js';
import { CopyButton } from '../../shared/ui/CopyButton.js';
import { FormDialog } from '../../shared/ui/FormDialog.js';
import { t } from './messages.js';

/** Makes a link, which is then shown once. */
export function InvitationDialog({ onClose }: { onClose: () => void }): ReactNode {
  const [note, setNote] = useState('');
  const [uses, setUses] = useState('20');
  const [days, setDays] = useState('14');
  const link = useRef<HTMLInputElement>(null);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const refresh = useRefresh();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () =>
      callJson<{ url: string }>('POST', '/invitations', {
        note,
        uses: Number(uses),
        days: Number(days),
      }),
    onError: (failure) => void logoutIfAccessDenied(failure),
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
  const number = (label: string, value: string, change: (text: string) => void, max: number) => (
    <TextField
      label={label}
      helperText={t('upTo', { max })}
      type="number"
      value={value}
      onChange={(event) => change(event.target.value)}
      slotProps={{ htmlInput: { min: 1, max, step: 1 } }}
    />
  );
  return (
    <FormDialog
      title={t('newOne')}
      submitLabel={t('make')}
      isBusy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={close}
    >
      <TextField
        label={t('note')}
        helperText={t('noteHint')}
        value={note}
        autoFocus
        onChange={(event) => setNote(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_INVITATION_NOTE } }}
      />
      {number(t('uses'), uses, setUses, INVITATION_LIMITS.uses)}
      {number(t('days'), days, setDays, INVITATION_LIMITS.days)}
    </FormDialog>
  );
}
