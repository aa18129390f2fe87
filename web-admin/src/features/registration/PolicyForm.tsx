import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { REGISTRATION_POLICIES } from '@domain/registration/registration-policy.js';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';
import { type RegistrationPolicy, useChangePolicy } from './use-registration-policy.js';

/** Chooses who may join. */
export function PolicyForm({ saved }: { saved: RegistrationPolicy }): ReactNode {
  const [policy, setPolicy] = useState(saved.policy);
  const [domains, setDomains] = useState(saved.emailDomains.join(', '));
  const { mutate, isPending, error } = useChangePolicy();
  const label = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    mutate({
      policy,
      emailDomains: domains.split(/[\s,]+/).filter(Boolean),
      version: saved.version,
    });
  }

  return (
    <Section title={t('whoMayJoin')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5, maxWidth: '40rem' }}>
        <FormControl>
          <FormLabel id={label}>{t('policy')}</FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={policy}
            onChange={(_event, chosen) => setPolicy(chosen as RegistrationPolicy['policy'])}
          >
            {REGISTRATION_POLICIES.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={t(each)} />
            ))}
          </RadioGroup>
        </FormControl>
        {policy === 'email_domains' && (
          <TextField
            label={t('domains')}
            helperText={t('domainsHint')}
            value={domains}
            onChange={(event) => setDomains(event.target.value)}
            multiline
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
          />
        )}
        <FormError>{error && errorMessage(error)}</FormError>
        <Box>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('save')}
          </Button>
        </Box>
      </Stack>
    </Section>
  );
}
