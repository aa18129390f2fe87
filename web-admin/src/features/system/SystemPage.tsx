import { Box, Button, Typography } from '@mui/material';
import { Fragment, useState } from 'react';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Details } from '../../shared/ui/Details.js';
import { ErrorState } from '../../shared/ui/EmptyState.js';
import { FormError } from '../../shared/ui/FormError.js';
import { errorMessage } from '../../shared/api/http.js';
import { PlainTable } from '../../shared/ui/PlainTable.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { useNow } from '../../shared/time/use-now.js';
import { CheckMailPanel } from './CheckMailPanel.js';
import { DeadJobList } from './DeadJobList.js';
import {
  backupStatus,
  type Clock,
  drillStatus,
  migrationsStatus,
  oldestText,
  queueLabel,
  type QueueState,
  type SystemState,
  t,
  taskLabel,
} from './system-labels.js';
import {
  type Finding,
  problemText,
  type Readiness,
  readinessHeading,
  t as readinessText,
  useReadiness,
} from '../../shared/readiness/use-readiness.js';

const POLL_MS = 15_000;
const COMMIT_DIGITS = 10;

/** The release, the checks of readiness, the queues, and the failed jobs. */
export default function SystemPage() {
  const { data, error, refetch } = useApiQuery<SystemState>('/system', { refetchInterval: POLL_MS });
  // The failed jobs wait, so that their buttons do not move under the pointer.
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      {data ? <Overview {...data} /> : <ErrorState text={errorMessage(error)} retry={() => void refetch()} />}
      <DeadJobList />
      {data && <RunsByTheClock />}
    </>
  );
}

function Overview({ version, commit, backup, drill, migrations, queues }: SystemState) {
  const now = useNow(60_000);
  return (
    <Box sx={GRID}>
      <Section title={t('release')}>
        <DescriptionList
          items={[
            [t('version'), version],
            [t('commit'), commit.slice(0, COMMIT_DIGITS)],
            [t('lastBackup'), <StatusTag key="backup" status={backupStatus(backup, now)} />],
            [t('lastDrill'), <StatusTag key="drill" status={drillStatus(drill, now)} />],
            [t('migrations'), <StatusTag key="migrations" status={migrationsStatus(migrations)} />],
          ]}
        />
      </Section>
      <Box sx={{ gridArea: { lg: '1 / 2 / span 2' }, minWidth: 0 }}>
        <ReadinessPanel />
      </Box>
      <CheckMailPanel />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <QueueTable queues={queues} />
      </Box>
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { lg: 'auto 1fr' },
  alignItems: 'start',
  gap: 2,
  mb: 4,
};

function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  return (
    <Section title={t('jobs')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('jobsText')}
      </Typography>
      <PlainTable
        label={t('jobs')}
        columns={[t('queue'), t('waiting'), t('oldest'), t('running'), t('later')]}
        numbers={[1, 2, 3, 4]}
        rows={queues.map((queue) => [
          queueLabel(queue.name),
          queue.waiting,
          oldestText(queue),
          queue.running,
          queue.delayed,
        ])}
      />
    </Section>
  );
}

/** When each recurring job ran and runs, folded because there are dozens, and asked for when it is opened. */
function RunsByTheClock() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 4 }}>
      <Section title={t('clock')}>
        <Details onToggle={setOpen}>
          {isOpen && (
            <Loaded<Clock> path="/system/clock">
              {({ jobs }) => (
                <PlainTable
                  label={t('clock')}
                  columns={[t('clockJob'), t('lastRun'), t('nextRun')]}
                  rows={jobs.map(({ name, lastAt, nextAt }) => [
                    taskLabel(name),
                    lastAt === null ? '–' : formatDateTime(lastAt),
                    formatDateTime(nextAt),
                  ])}
                />
              )}
            </Loaded>
          )}
        </Details>
      </Section>
    </Box>
  );
}

const ORDER: readonly Finding['state'][] = ['wrong', 'unchecked', 'fine'];

/** Says on request whether the instance is ready for Saturday, or which setting or command mends what. */
function ReadinessPanel() {
  const { data, error, isFetching, refetch } = useReadiness(false);
  return (
    <Section title={readinessText('title')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {readinessText('text')}
      </Typography>
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()} sx={{ mb: 1.5 }}>
        {readinessText('checkNow')}
      </Button>
      <FormError>{error && errorMessage(error)}</FormError>
      <Box role="status">{data && !isFetching && <Findings findings={data.findings} />}</Box>
    </Section>
  );
}

function Findings({ findings }: Readiness) {
  // What is to mend comes first.
  const inOrder = ORDER.flatMap((state) => findings.filter((finding) => finding.state === state));
  return (
    <>
      <Typography sx={{ mb: 1.5, fontWeight: 600 }}>{readinessHeading(findings)}</Typography>
      <DescriptionList
        items={inOrder.map(({ check, state, problem }) => [
          readinessText(check),
          <Fragment key={check}>
            {state === 'fine' && <StatusTag status={{ label: readinessText('fine'), tone: 'good' }} />}
            {state === 'unchecked' && (
              <>
                <StatusTag status={{ label: readinessText('notChecked'), tone: 'plain' }} />{' '}
              </>
            )}
            {problem && problemText(problem)}
          </Fragment>,
        ])}
      />
    </>
  );
}
