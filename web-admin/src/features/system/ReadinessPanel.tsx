import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { t } from './readiness-messages.js';
import { problemText, type Readiness } from './system-labels.js';

const ORDER: readonly Readiness['findings'][number]['state'][] = ['wrong', 'unchecked', 'fine'];

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
  // What is to mend comes first.
  const inOrder = ORDER.flatMap((state) => findings.filter((finding) => finding.state === state));
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{headingOf(findings)}</Typography>
      <DescriptionList
        items={inOrder.map(({ check, state, problem }) => [
          t(check),
          <Fragment key={check}>
            {state === 'fine' && <StatusTag status={{ label: t('fine'), tone: 'good' }} />}
            {state === 'unchecked' && (
              <>
                <StatusTag status={{ label: t('notChecked'), tone: 'plain' }} />{' '}
              </>
            )}
            {problem && problemText(problem)}
          </Fragment>,
        ])}
      />
    </>
  );
}

function headingOf(findings: Readiness['findings']): string {
  const [wrong, unchecked] = ['wrong', 'unchecked'].map(
    (of) => findings.filter(({ state }) => state === of).length,
  );
  if (wrong) return t('notReady', { count: wrong });
  return unchecked ? t('notSure', { count: unchecked }) : t('ready');
}
