import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Section } from '../../shared/ui/Section.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import type { Report } from './report.js';
import { t } from './messages.js';

interface Props {
  readonly report: Report;
  readonly onSuspend: () => void;
}

/** The reported user, the number of reports about them, and a button to suspend them. */
export function ReportedUser({ report: { about, reportsAboutThem, whyNot }, onSuspend }: Props): ReactNode {
  const mayAct = whyNot !== 'yourself' && whyNot !== 'table_mate';
  return (
    <Section title={t('reportedPerson')}>
      <Typography>
        <UserLink user={about} />
      </Typography>
      {about && (
        <Typography sx={{ mb: 1.5 }}>
          <Link component={RouterLink} to={reportListPath(about.id)}>
            {t('reportCount', { count: reportsAboutThem })}
          </Link>{' '}
          {t('reportCountText')}
        </Typography>
      )}
      {about && mayAct && (
        <Button variant="outlined" color="error" fullWidth onClick={onSuspend}>
          {t('suspend')}
        </Button>
      )}
    </Section>
  );
}

const reportListPath = (userId: number): string =>
  `/reports?${new URLSearchParams({ filter: JSON.stringify({ userId }) }).toString()}`;
