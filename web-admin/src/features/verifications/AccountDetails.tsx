import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ageOn } from '@domain/shared/age.js';
import { dayFromToday, formatCalendarDay, formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import type { Verification } from './verification.js';
import { t } from './messages.js';

/** The account data to compare with the document; for an ID, name and date of birth are highlighted. */
export function AccountDetails({ review: { about, person, kind } }: { review: Verification }): ReactNode {
  if (!about) return null;
  return (
    <Section title={t('onAccount')}>
      {kind === 'id' && (
        <Box sx={HIGHLIGHT}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi>
              {about.firstName} {about.lastName}
            </bdi>
          </Typography>
          {about.dateOfBirth && (
            <Typography sx={{ fontSize: '1.0625rem', fontWeight: 600 }}>
              {t('born', { day: formatCalendarDay(about.dateOfBirth) })}
              <Box component="span" sx={{ fontWeight: 400 }}>
                {' '}
                · {t('age', { age: ageOn(about.dateOfBirth, dayFromToday(0)) })}
              </Box>
            </Typography>
          )}
          {!about.dateOfBirth && <Typography>{t('birthDateHidden')}</Typography>}
        </Box>
      )}
      <DescriptionList
        items={[
          [t('person'), <UserLink key="person" user={person} />],
          [t('trust'), t('trustScore', { score: about.trustScore })],
          [t('memberSince'), formatDay(about.memberSince)],
        ]}
      />
    </Section>
  );
}

const HIGHLIGHT = { p: 1.5, mb: 1.5, borderRadius: 1, bgcolor: 'brand.butterSoft' };
