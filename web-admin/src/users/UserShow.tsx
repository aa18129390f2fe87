import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageTitle } from '../ui/PageTitle.js';
import { RecordPage } from '../ui/RecordPage.js';
import { Acts } from './Acts.js';
import { Dossier } from './Dossier.js';
import { Proposal } from './Proposal.js';
import { Reliability } from './Reliability.js';
import { Sessions } from './Sessions.js';
import { Suspensions } from './Suspensions.js';
import { Trust } from './Trust.js';
import { nameOf, type User } from './user.js';
import { Profile } from './Profile.js';
import { WaitingAppeal } from './WaitingAppeal.js';

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
