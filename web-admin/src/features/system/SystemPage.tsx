import type { ReactNode } from 'react';
import { useStaff } from '../../shared/session/use-staff.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { DeadJobList } from './DeadJobList.js';
import { SystemOverview } from './SystemOverview.js';
import { t } from './messages.js';

/** Whether the instance is healthy, and its failed jobs; for admins only. */
export default function SystemPage(): ReactNode {
  const staff = useStaff();
  if (staff?.role === 'admin')
    return (
      <SystemOverview>
        <DeadJobList />
      </SystemOverview>
    );
  return (
    <>
      <PageTitle>{t('system')}</PageTitle>
      {staff ? <EmptyState title={t('onlyAdmins')} text={t('onlyAdminsText')} /> : <PageSkeleton />}
    </>
  );
}
