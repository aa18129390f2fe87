import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/time/dates.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { isSeated, type MatchRecord, memberStatusLabel } from './match-labels.js';
import { t } from './messages.js';

/** Current and former members of the match. */
export function MatchMembers({ members }: { members: MatchRecord['members'] }): ReactNode {
  const seated = members.filter(({ status }) => isSeated(status)).length;
  return (
    <Section title={t('seated', { count: seated })}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {members.map(({ person, status, joinedAt }, index) => (
          <Box component="li" key={person?.id ?? `gone-${index}`} sx={ROW}>
            <UserLink user={person} />
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('memberSince', { status: memberStatusLabel(status), day: formatDay(joinedAt) })}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
};
