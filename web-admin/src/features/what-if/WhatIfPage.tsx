import type { ReactNode } from 'react';
import { useStaff } from '../../shared/session/use-staff.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { WhatIf } from './WhatIf.js';
import { t } from './messages.js';

/** What other settings would have done with the last Saturday; for admins only. */
export default function WhatIfPage(): ReactNode {
  const staff = useStaff();
  return (
    <>
      <PageTitle>{t('whatIf')}</PageTitle>
      {staff?.role === 'admin' && <WhatIf />}
      {staff && staff.role !== 'admin' && <EmptyState title={t('onlyAdmins')} text={t('onlyAdminsText')} />}
      {!staff && <PageSkeleton />}
    </>
  );
}
