import { Box, Button, Stack } from '@mui/material';
import { REGISTRATION_POLICIES } from '@domain/registration/registration-policy.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../shared/api/use-action.js';
import { callJson, errorCode, errorMessage, refusedFields } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { ChoiceField, ConsoleForm, Field } from '../../shared/ui/fields.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Section } from '../../shared/ui/Section.js';

const t = messagesOf('registration');

type RegistrationPolicy = ResponseOf<'/api/admin/registration'>;

const REGISTRATION = '/registration';
const POLICIES = choicesOf(REGISTRATION_POLICIES, t);

/** The form of the registration policy, with a new state for each version. */
export function RegistrationSettings() {
  return (
    <Loaded<RegistrationPolicy> path={REGISTRATION}>
      {(policy) => <PolicyForm key={policy.version} saved={policy} />}
    </Loaded>
  );
}

interface Typed {
  readonly policy: RegistrationPolicy['policy'];
  readonly domains: string;
}

function PolicyForm({ saved: { policy, emailDomains, version } }: { saved: RegistrationPolicy }) {
  const { mutateAsync, isPending, error } = useChangePolicy(version);
  return (
    <Section title={t('whoMayJoin')}>
      <ConsoleForm
        defaultValues={{ policy, domains: emailDomains.join(', ') }}
        onSubmit={(typed: object) => mutateAsync(typed as Typed).then(() => undefined, refusedFields)}
      >
        <Stack sx={{ gap: 2.5, maxWidth: '40rem' }}>
          <ChoiceField source="policy" label={t('policy')} choices={POLICIES} />
          <DomainsField />
          <FormError>{error && errorMessage(error)}</FormError>
          <Box>
            <Button type="submit" variant="contained" loading={isPending}>
              {t('save')}
            </Button>
          </Box>
        </Stack>
      </ConsoleForm>
    </Section>
  );
}

function DomainsField() {
  if (useWatch<Typed, 'policy'>({ name: 'policy' }) !== 'email_domains') return null;
  return (
    <Field
      source="domains"
      label={t('domains')}
      hint={t('domainsHint')}
      multiline
      html={{ spellCheck: false, autoCapitalize: 'none' }}
    />
  );
}

/** Saves the policy; when another admin was faster, the page requests their change. */
function useChangePolicy(version: number) {
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ['answer', REGISTRATION];
  return useAction({
    run: ({ policy, domains }: Typed) =>
      callJson<RegistrationPolicy>('PUT', REGISTRATION, {
        policy,
        emailDomains: domains.split(/[\s,]+/).filter(Boolean),
        version,
      }),
    done: (policy) => {
      client.setQueryData(queryKey, policy);
      return t('saved');
    },
    failed: async (error) => {
      if (errorCode(error) !== 'registration_policy_changed') return;
      notify(t('changedByOther'), { type: 'warning' });
      await client.invalidateQueries({ queryKey });
    },
  });
}
