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

const ROLES = { moderator: 'Moderator', admin: 'Admin' };

/** The staff member's own account and second factor. */
export default function AccountPage(): ReactNode {
  const staff = useStaff();
  const refreshStaff = useRefreshStaff();
  const logout = useLogout();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <Stack spacing={2} sx={{ maxWidth: '44rem' }}>
      <PageTitle>Account</PageTitle>
      {staff?.mustEnrol && !codes && (
        <Alert severity="info" icon={false}>
          The console opens once your account has a second factor, because a password alone does not protect
          people’s IDs and reports.
        </Alert>
      )}
      {staff && (
        <Section
          title={staff.name}
          aside={<Button onClick={() => void logout({ isByHand: true }, '/login', false)}>Sign out</Button>}
        >
          <DescriptionList
            items={[
              ['Email', staff.email],
              ['Role', ROLES[staff.role as keyof typeof ROLES]],
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
        <Section title="Second factor">
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
