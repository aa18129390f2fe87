import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { reasonText } from '../../shared/report-reasons.js';
import { dateMealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import { Section } from '../../shared/ui/Section.js';
import { t } from './messages.js';
import { caseStatusLabel } from './user-labels.js';
import type { User } from './user.js';

/** Links to the user's reports, verifications and current tables. */
export function UserRecord({ user: { reports, reviews, openMatches } }: { user: User }): ReactNode {
  return (
    <>
      <Section title={t('reportsAboutThem')}>
        <RecordLinks
          none={t('noReports')}
          links={reports.map(({ id, reason, status }) => ({
            to: `/reports/${id}/show`,
            name: reasonText(reason),
            aside: caseStatusLabel(status),
          }))}
        />
      </Section>
      <Section title={t('idsAndPhotos')}>
        <RecordLinks
          none={t('nothingSubmitted')}
          links={reviews.map(({ id, kind, status }) => ({
            to: `/verifications/${id}/show`,
            name: kind === 'id' ? t('idReview') : t('photoReview'),
            aside: caseStatusLabel(status),
          }))}
        />
      </Section>
      <Section title={t('tables')}>
        <RecordLinks
          none={t('noTables')}
          links={openMatches.map(({ id, date, time, venueType }) => ({
            to: `/matches/${id}/show`,
            name: dateMealLabel(date, time),
            aside: venueLabel(venueType),
          }))}
        />
      </Section>
    </>
  );
}

interface RecordLinksProps {
  readonly none: string;
  readonly links: ReadonlyArray<{ readonly to: string; readonly name: string; readonly aside: string }>;
}

function RecordLinks({ none, links }: RecordLinksProps): ReactNode {
  if (links.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {links.map(({ to, name, aside }) => (
        <li key={to}>
          <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
            <bdi>{name}</bdi>
          </Link>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            · {aside}
          </Box>
        </li>
      ))}
    </Box>
  );
}
