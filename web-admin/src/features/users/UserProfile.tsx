import { initialOf } from '@domain/shared/readable-text.js';
import { isolated } from '@domain/shared/isolated.js';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';
import { ROLE_LABELS } from './user-labels.js';
import { fullName, type User } from './user.js';

/** Profile data of the user. */
export function UserProfile({ user }: { user: User }): ReactNode {
  return (
    <Section title={t('profile')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Avatar
          variant="rounded"
          src={user.profileImageUrl ?? undefined}
          alt={t('pictureOf', { name: fullName(user) })}
          sx={{ width: 96, height: 96, fontSize: '2rem' }}
        >
          {initialOf(user.firstName)}
        </Avatar>
        <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
          <DescriptionList
            items={[
              [t('number'), user.id],
              [t('username'), user.username],
              [t('email'), user.email],
              [
                t('undeliverable'),
                user.undeliverable && (
                  <>
                    {t('undeliverableSince', { day: formatDay(user.undeliverable.since) })}
                    <bdi>{user.undeliverable.serverReply}</bdi>
                  </>
                ),
              ],
              [t('phone'), user.phoneEnding && t('phoneEnding', { digits: user.phoneEnding })],
              [t('age'), user.age],
              [t('role'), ROLE_LABELS[user.role]],
              [t('location'), user.location],
              [t('bio'), user.bio],
              [t('interests'), user.interests.map(isolated).join(', ')],
              [t('joined'), formatDay(user.createdAt)],
            ]}
          />
        </Box>
      </Box>
    </Section>
  );
}
