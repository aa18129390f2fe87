import type { ReactNode } from 'react';
import { useStaff } from '../../shared/session/use-staff.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { AppearanceSettings } from './AppearanceSettings.js';
import { t } from './messages.js';

/** Accent color and logo of the app; for admins only. */
export default function AppearancePage(): ReactNode {
  const staff = useStaff();
  return (
    <>
      <PageTitle>{t('appearance')}</PageTitle>
      {staff?.role === 'admin' && <AppearanceSettings />}
      {staff && staff.role !== 'admin' && <EmptyState title={t('onlyAdmins')} text={t('onlyAdminsText')} />}
      {!staff && <PageSkeleton />}
    </>
  );
}
