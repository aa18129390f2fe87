import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { checkStatus, type ServiceChecks } from './system-labels.js';
import { t } from './messages.js';

/** Checks the mail server and the storage on request. */
export function ServiceCheckPanel(): ReactNode {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callJson<ServiceChecks>('POST', '/system/check'),
    onError: (failure) => logoutIfAccessDenied(failure),
  });
  return (
    <Section title={t('services')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('servicesText')}
      </Typography>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ mb: 1.5 }}>
        {t('checkNow')}
      </Button>
      <FormError>{error && errorMessage(error)}</FormError>
      <Box role="status">
        {data && !isPending && (
          <DescriptionList
            items={[
              [t('mail'), <StatusTag key="mail" status={checkStatus(data.mail)} />],
              [t('storage'), <StatusTag key="storage" status={checkStatus(data.storage)} />],
            ]}
          />
        )}
      </Box>
    </Section>
  );
}
