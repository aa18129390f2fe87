import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { EndingProposal } from './EndingProposal.js';
import { PendingAppeal } from './PendingAppeal.js';
import { SuspensionHistory } from './SuspensionHistory.js';
import { fullName, type User } from './user.js';
import { UserActions } from './UserActions.js';
import { UserProfile } from './UserProfile.js';
import { UserRecord } from './UserRecord.js';
import { UserReliability } from './UserReliability.js';
import { UserSessions } from './UserSessions.js';
import { UserTrust } from './UserTrust.js';

/** One user: actions, proposed ending, appeal, profile and history. */
export default function UserShow(): ReactNode {
  return (
    <RecordPage<User> resource="users">
      {(user) => (
        <>
          <PageTitle>{fullName(user)}</PageTitle>
          <UserActions user={user} />
          <EndingProposal user={user} />
          <PendingAppeal user={user} />
          <Box sx={FILE}>
            <Box sx={COLUMN}>
              <UserProfile user={user} />
              <SuspensionHistory user={user} />
              <UserSessions user={user} />
            </Box>
            <Box sx={COLUMN}>
              <UserTrust user={user} />
              <UserReliability user={user} />
              <UserRecord user={user} />
            </Box>
          </Box>
        </>
      )}
    </RecordPage>
  );
}

const FILE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
};
const COLUMN = { display: 'grid', gap: 2, minWidth: 0 };
