import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { t } from '../../shared/readiness/messages.js';
import {
  type Finding,
  problemText,
  type Readiness,
  readinessHeading,
  useReadiness,
} from '../../shared/readiness/use-readiness.js';

const ORDER: readonly Finding['state'][] = ['wrong', 'unchecked', 'fine'];

/** Says on request whether the instance is ready for Saturday, or which setting or command mends what. */
export function ReadinessPanel(): ReactNode {
  const { data, error, isFetching, refetch } = useReadiness(false);
  return (
    <Section title={t('title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('text')}
      </Typography>
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()} sx={{ mb: 1.5 }}>
        {t('checkNow')}
      </Button>
      <FormError>{error && errorMessage(error)}</FormError>
      <Box role="status">{data && !isFetching && <Findings findings={data.findings} />}</Box>
    </Section>
  );
}

function Findings({ findings }: Readiness): ReactNode {
  // What is to mend comes first.
  const inOrder = ORDER.flatMap((state) => findings.filter((finding) => finding.state === state));
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{readinessHeading(findings)}</Typography>
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
