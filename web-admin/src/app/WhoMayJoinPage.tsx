import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { InvitationList } from '../features/invitations/InvitationList.js';
import { RegistrationSettings } from '../features/registration/RegistrationSettings.js';

export default function WhoMayJoinPage(): ReactNode {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <RegistrationSettings />
      <InvitationList />
    </Box>
  );
}
