import { Box, Button, Stack, Typography } from '@mui/material';
import { useAction } from '../../shared/api/use-action.js';
import { callJson, errorMessage, refusedFields } from '../../shared/api/http.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { ConsoleForm, Field } from '../../shared/ui/fields.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { type MailCheck, recordStatus, sentStatus, t } from './system-labels.js';

const NOTHING = { to: '', dkimSelector: '' };

/** Sends a test mail to an address, and shows what the mail server and the DNS say. */
export function CheckMailPanel() {
  const { mutateAsync, isPending, data, error } = useAction({
    run: ({ to, dkimSelector }: typeof NOTHING) =>
      callJson<MailCheck>('POST', '/system/check-mail', { to, dkimSelector: dkimSelector.trim() || null }),
  });
  return (
    <Section title={t('checkMail')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('checkMailText')}
      </Typography>
      <ConsoleForm
        defaultValues={NOTHING}
        onSubmit={(typed: object) =>
          mutateAsync(typed as typeof NOTHING).then(() => undefined, refusedFields)
        }
      >
        <Stack spacing={1.5} sx={{ maxWidth: '26rem', mb: 1.5 }}>
          <Field
            source="to"
            label={t('testAddress')}
            type="email"
            required
            autoComplete="email"
            html={{ maxLength: 254 }}
          />
          <Field
            source="dkimSelector"
            label={t('dkimSelector')}
            hint={t('dkimSelectorHint')}
            html={{ maxLength: 63, spellCheck: false, autoCapitalize: 'none' }}
          />
          <FormError>{error && errorMessage(error)}</FormError>
          <Button type="submit" variant="outlined" loading={isPending} sx={{ alignSelf: 'start' }}>
            {t('sendTest')}
          </Button>
        </Stack>
      </ConsoleForm>
      <Box role="status">{data && !isPending && <MailFindings {...data} />}</Box>
    </Section>
  );
}

function MailFindings({ records, ...sent }: MailCheck) {
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

function Finding({ status, text }: FindingProps) {
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
