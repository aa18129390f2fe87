import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useStaff } from '../../shared/session/use-staff.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { BiasTest } from './BiasTest.js';
import { ChangeOne } from './ChangeOne.js';
import { Shares } from './Shares.js';
import { t } from './messages.js';

/** Who gets seats, and whether anything counts that must not; for admins only. */
export default function FairnessPage(): ReactNode {
  const staff = useStaff();
  return (
    <>
      <PageTitle>{t('fairness')}</PageTitle>
      {staff?.role === 'admin' && (
        <Stack spacing={2}>
          <Shares />
          <BiasTest />
          <ChangeOne />
        </Stack>
      )}
      {staff && staff.role !== 'admin' && <EmptyState title={t('onlyAdmins')} text={t('onlyAdminsText')} />}
      {!staff && <PageSkeleton />}
    </>
  );
}
