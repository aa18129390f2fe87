import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { ROLE_LABELS } from './user-labels.js';
import { fullName, type User } from './user.js';

/** Profile data of the user. */
export function UserProfile({ user }: { user: User }): ReactNode {
  return (
    <Section title="Profile">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Avatar
          variant="rounded"
          src={user.profileImageUrl ?? undefined}
          alt={`Profile picture of ${fullName(user)}`}
          sx={{ width: 96, height: 96, fontSize: '2rem' }}
        >
          {user.firstName[0]}
        </Avatar>
        <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
          <DescriptionList
            items={[
              ['Number', user.id],
              ['Username', user.username],
              ['Email', user.email],
              ['Phone', user.phoneEnding && `ends in ${user.phoneEnding}`],
              ['Age', user.age],
              ['Role', ROLE_LABELS[user.role]],
              ['Location', user.location],
              ['Bio', user.bio],
              ['Interests', user.interests.join(', ')],
              ['Here since', formatDay(user.createdAt)],
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}
