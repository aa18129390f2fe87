import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Acts } from './UserActions.js';
import { Dossier } from './UserRecord.js';
import { Proposal } from './TerminationProposal.js';
import { Reliability } from './UserReliability.js';
import { Sessions } from './UserSessions.js';
import { Suspensions } from './SuspensionHistory.js';
import { Trust } from './UserTrust.js';
import { nameOf, type User } from './user.js';
import { Profile } from './UserProfile.js';
import { WaitingAppeal } from './PendingAppeal.js';

/** One person's file, with what can be done about them. */
export default function UserShow(): ReactNode {
  return (
    <RecordPage<User> resource="users">
      {(user) => (
        <>
          <PageTitle>{nameOf(user)}</PageTitle>
          <Acts user={user} />
          <Proposal user={user} />
          <WaitingAppeal user={user} />
          <Box sx={FILE}>
            <Box sx={COLUMN}>
              <Profile user={user} />
              <Suspensions user={user} />
              <Sessions user={user} />
            </Box>
            <Box sx={COLUMN}>
              <Trust user={user} />
              <Reliability user={user} />
              <Dossier user={user} />
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
