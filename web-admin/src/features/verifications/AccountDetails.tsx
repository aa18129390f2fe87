import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ageOn } from '@domain/shared/age.js';
import { dayFromToday, formatCalendarDay, formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import type { Verification } from './verification.js';

/** The account data to compare with the document; for an ID, name and date of birth are highlighted. */
export function AccountDetails({ review: { about, person, kind } }: { review: Verification }): ReactNode {
  if (!about) return null;
  return (
    <Section title="On the account">
      {kind === 'id' && (
        <Box sx={HIGHLIGHT}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            {about.firstName} {about.lastName}
          </Typography>
          {about.dateOfBirth && (
            <Typography sx={{ fontSize: '1.0625rem', fontWeight: 600 }}>
              born {formatCalendarDay(about.dateOfBirth)}
              <Box component="span" sx={{ fontWeight: 400 }}>
                {' '}
                · {ageOn(about.dateOfBirth, dayFromToday(0))} years
              </Box>
            </Typography>
          )}
          {!about.dateOfBirth && (
            <Typography>The date of birth is shown while you hold the claim.</Typography>
          )}
        </Box>
      )}
      <DescriptionList
        items={[
          ['Person', <UserLink key="person" user={person} />],
          ['Trust', `${about.trustScore} of 100`],
          ['Here since', formatDay(about.memberSince)],
        ]}
      />
    </Section>
  );
}

const HIGHLIGHT = { p: 1.5, mb: 1.5, borderRadius: 1, bgcolor: 'brand.butterSoft' };
