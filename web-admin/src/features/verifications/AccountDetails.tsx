import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ageOn } from '@domain/shared/age.js';
import { formatCalendarDay, formatDay, dayFromToday } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Section } from '../../shared/ui/Section.js';
import type { Verification } from './verification.js';

/** Who says they are on the picture. What an ID is to be held against stands out. */
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
        facts={[
          ['Person', <PersonLink key="person" person={person} />],
          ['Trust', `${about.trustScore} of 100`],
          ['Here since', formatDay(about.memberSince)],
        ]}
      />
    </Section>
  );
}

const HIGHLIGHT = { p: 1.5, mb: 1.5, borderRadius: 1, bgcolor: 'brand.butterSoft' };
