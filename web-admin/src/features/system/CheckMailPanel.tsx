import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { type MailCheck, recordStatus, sentStatus, t } from './system-labels.js';

/** Sends a test mail to an address, and shows what the mail server and the DNS say. */
export function CheckMailPanel(): ReactNode {
  const [to, setTo] = useState('');
  const [dkimSelector, setSelector] = useState('');
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () =>
      callJson<MailCheck>('POST', '/system/check-mail', { to, dkimSelector: dkimSelector.trim() || null }),
    onError: (failure) => logoutIfAccessDenied(failure),
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) mutate();
  }

  return (
    <Section title={t('checkMail')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('checkMailText')}
      </Typography>
      <Stack component="form" spacing={1.5} onSubmit={submit} sx={{ maxWidth: '26rem', mb: 1.5 }}>
        <TextField
          label={t('testAddress')}
          type="email"
          required
          value={to}
          onChange={({ target }) => setTo(target.value)}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'email' } }}
        />
        <TextField
          label={t('dkimSelector')}
          helperText={t('dkimSelectorHint')}
          value={dkimSelector}
          onChange={({ target }) => setSelector(target.value)}
          slotProps={{ htmlInput: { maxLength: 63, spellCheck: false, autoCapitalize: 'none' } }}
        />
        <FormError>{error && errorMessage(error)}</FormError>
        <Button type="submit" variant="outlined" loading={isPending} sx={{ alignSelf: 'start' }}>
          {t('sendTest')}
        </Button>
      </Stack>
      <Box role="status">{data && !isPending && <MailFindings {...data} />}</Box>
    </Section>
  );
}

function MailFindings({ records, ...sent }: MailCheck): ReactNode {
  return (
    <DescriptionList
      items={[
        [t('mail'), <Finding key="mail" status={sentStatus(sent.state)} text={sent.serverReply} />],
        ...(['spf', 'dkim', 'dmarc'] as const).map((kind) => {
          const { state, name, record } = records[kind];
          const text = [name, record].filter(Boolean).join('\n');
          return [
            kind.toUpperCase(),
            <Finding key={kind} status={recordStatus(state)} text={text} />,
          ] as const;
        }),
      ]}
    />
  );
}

interface FindingProps {
  readonly status: Parameters<typeof StatusTag>[0]['status'];
  readonly text: string | null;
}

function Finding({ status, text }: FindingProps): ReactNode {
  return (
    <>
      <StatusTag status={status} />
      {text !== null && (
        <Box
          component="span"
          dir="ltr"
          sx={{ display: 'block', fontFamily: 'monospace', fontSize: '0.85em' }}
        >
          {text}
        </Box>
      )}
    </>
  );
}
