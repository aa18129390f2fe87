import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { REGISTRATION_POLICIES } from '@domain/registration/registration-policy.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { callJson, errorCode, errorMessage, refusedFields } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { ErrorState } from '../../shared/ui/EmptyState.js';
import { ChoiceField, ConsoleForm, Field } from '../../shared/ui/fields.js';
import { FormError } from '../../shared/ui/FormError.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { Section } from '../../shared/ui/Section.js';

const t = messagesOf('registration');

type RegistrationPolicy = ResponseOf<'/api/admin/registration'>;

const REGISTRATION = '/registration';
const POLICIES = REGISTRATION_POLICIES.map((id) => ({ id, name: t(id) }));

/** The form of the registration policy, with a new state for each version. */
export function RegistrationSettings(): ReactNode {
  const { data, error, refetch } = useApiQuery<RegistrationPolicy>(REGISTRATION);
  if (!data)
    return error ? <ErrorState text={errorMessage(error)} retry={() => void refetch()} /> : <PageSkeleton />;
  return <PolicyForm key={data.version} saved={data} />;
}

interface Typed {
  readonly policy: RegistrationPolicy['policy'];
  readonly domains: string;
}

function PolicyForm({ saved: { policy, emailDomains, version } }: { saved: RegistrationPolicy }): ReactNode {
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

function DomainsField(): ReactNode {
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
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ['answer', REGISTRATION];
  return useMutation({
    mutationFn: ({ policy, domains }: Typed) =>
      callJson<RegistrationPolicy>('PUT', REGISTRATION, {
        ...{ policy, emailDomains: domains.split(/[\s,]+/).filter(Boolean), version },
      }),
    onSuccess: (policy) => {
      client.setQueryData(queryKey, policy);
      notify(t('saved'), { type: 'success' });
    },
    onError: async (error) => {
      if (errorCode(error) === 'registration_policy_changed') {
        notify(t('changedByOther'), { type: 'warning' });
        await client.invalidateQueries({ queryKey });
      }
      await logoutIfAccessDenied(error);
    },
  });
}
