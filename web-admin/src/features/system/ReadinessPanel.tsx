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
import { t } from './readiness-messages.js';
import { problemText, type Readiness } from './system-labels.js';

/** Says on request whether the instance is ready for Saturday, or which setting or command mends what. */
export function ReadinessPanel(): ReactNode {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callJson<Readiness>('POST', '/system/check'),
    onError: (failure) => logoutIfAccessDenied(failure),
  });
  return (
    <Section title={t('title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('text')}
      </Typography>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ mb: 1.5 }}>
        {t('checkNow')}
      </Button>
      <FormError>{error && errorMessage(error)}</FormError>
      <Box role="status">{data && !isPending && <Findings findings={data.findings} />}</Box>
    </Section>
  );
}

function Findings({ findings }: Readiness): ReactNode {
  const count = findings.filter(({ problem }) => problem).length;
  // What is to mend comes first.
  const inOrder = findings.toSorted((a, b) => Number(!a.problem) - Number(!b.problem));
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>
        {count === 0 ? t('ready') : t('notReady', { count })}
      </Typography>
      <DescriptionList
        items={inOrder.map(({ check, problem }) => [
          t(check),
          problem ? (
            problemText(problem)
          ) : (
            <StatusTag key={check} status={{ label: t('fine'), tone: 'good' }} />
          ),
        ])}
      />
    </>
  );
}
