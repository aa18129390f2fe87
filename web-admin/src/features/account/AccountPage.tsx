import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { useLogout } from 'react-admin';
import { useRefreshStaff, useStaff } from '../../shared/session/use-staff.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { Section } from '../../shared/ui/Section.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { SecondFactorSetup } from './SecondFactorSetup.js';
import { SecondFactorStatus } from './SecondFactorStatus.js';
import { t } from './messages.js';

const ROLES = { moderator: t('moderator'), admin: t('admin') };

/** The staff member's own account and second factor. */
export default function AccountPage(): ReactNode {
  const staff = useStaff();
  const refreshStaff = useRefreshStaff();
  const logout = useLogout();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <PageTitle>{t('account')}</PageTitle>
      {staff?.mustEnrol && !codes && (
        <Alert severity="info" icon={false}>
          {t('required')}
        </Alert>
      )}
      {staff && (
        <Section
          title={staff.name}
          aside={
            <Button onClick={() => void logout({ isByHand: true }, '/login', false)}>{t('signOut')}</Button>
          }
        >
          <DescriptionList
            items={[
              [t('email'), staff.email],
              [t('role'), ROLES[staff.role as keyof typeof ROLES]],
            ]}
          />
        </Section>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            void refreshStaff();
          }}
        />
      )}
      {staff && !codes && (
        <Section title={t('secondFactor')}>
          {staff.hasSecondFactor ? (
            <SecondFactorStatus codesLeft={staff.recoveryCodesLeft} onRenewed={setCodes} />
          ) : (
            <SecondFactorSetup onEnrolled={setCodes} />
          )}
        </Section>
      )}
    </Stack>
  );
}
