import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { useNow } from '../../shared/time/use-now.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { CheckMailPanel } from './CheckMailPanel.js';
import { DeadJobList } from './DeadJobList.js';
import { QueueTable } from './QueueTable.js';
import { ReadinessPanel } from './ReadinessPanel.js';
import { backupStatus, drillStatus, migrationsStatus, type SystemState } from './system-labels.js';
import { t } from './messages.js';

const POLL_MS = 15_000;
const COMMIT_DIGITS = 10;

/** The release, the checks of readiness, the queues, and the failed jobs. */
export default function SystemPage(): ReactNode {
  const { data, error, refetch } = useApiQuery<SystemState>('/system', POLL_MS);
  // The failed jobs wait, so that their buttons do not move under the pointer.
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      {data ? <Overview {...data} /> : <ErrorState text={errorMessage(error)} retry={() => void refetch()} />}
      <DeadJobList />
    </>
  );
}

function Overview({ version, commit, backup, drill, migrations, queues }: SystemState): ReactNode {
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
