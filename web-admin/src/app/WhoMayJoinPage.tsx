import { Box } from '@mui/material';
import { InvitationList } from '../features/invitations/InvitationList.js';
import { RegistrationSettings } from '../features/registration/RegistrationSettings.js';

export default function WhoMayJoinPage() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <RegistrationSettings />
      <InvitationList />
    </Box>
  );
}
