import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PlainTable } from '../../shared/ui/PlainTable.js';
import { RecordAction } from '../../shared/ui/RecordAction.js';
import { reasonText } from '../../shared/report-reasons.js';
import { textOf } from '../../shared/i18n/messages-of.js';
import { Section } from '../../shared/ui/Section.js';
import { dateMealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { TimeAgo } from '../../shared/time/DueTime.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { fullName, SUSPENSION_STATUS_LABELS, type SuspensionOfUser, t, type User } from './user.js';

export function UserRecord({ user: { reports, reviews, openMatches } }: { user: User }) {
  return (
    <>
      <Section title={t('reportsAboutThem')}>
        <RecordLinks
          none={t('noReports')}
          links={reports.map(({ id, reason, status }) => ({
            to: `/reports/${id}/show`,
            name: reasonText(reason),
            aside: textOf(t, status),
          }))}
        />
      </Section>
      <Section title={t('idsAndPhotos')}>
        <RecordLinks
          none={t('nothingSubmitted')}
          links={reviews.map(({ id, kind, status }) => ({
            to: `/verifications/${id}/show`,
            name: kind === 'id' ? t('idReview') : t('photoReview'),
            aside: textOf(t, status),
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

function RecordLinks({ none, links }: RecordLinksProps) {
  if (links.length === 0) return <Typography color="text.secondary">{none}</Typography>;
  return (
    <Box component="ul" role="list" sx={{ display: 'grid', gap: 0.75 }}>
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

export function SuspensionHistory({ user: { suspensions } }: { user: User }) {
  return (
    <Section title={t('suspensions')}>
      {suspensions.length === 0 ? (
        <Typography color="text.secondary">{t('neverSuspended')}</Typography>
      ) : (
        <Box component="ol" role="list" sx={LIST}>
          {suspensions.map((suspension) => (
            <li key={suspension.id}>
              <SuspensionEntry suspension={suspension} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

function SuspensionEntry({ suspension }: { suspension: SuspensionOfUser }) {
  const { kind, status, reason, until, by, agreedBy, at, liftedBy, liftedAt, appeal } = suspension;
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {t(kind)} <StatusTag status={SUSPENSION_STATUS_LABELS[status]} />
      </Typography>
      <DescriptionList
        items={[
          [t('reason'), reason],
          [t('from'), formatDateTime(at)],
          [t('until'), kind === 'suspension' && (until ? formatDateTime(until) : t('itIsLifted'))],
          [t('by'), by && <UserLink user={by} />],
          [t('agreedBy'), agreedBy && <UserLink user={agreedBy} />],
          [t('liftedAt'), liftedAt && formatDateTime(liftedAt)],
          [t('liftedBy'), liftedBy && <UserLink user={liftedBy} />],
          [t('appeal'), appeal && `“${appeal.note}” (${formatDateTime(appeal.at)})`],
          [t('answerText'), appeal?.answer && `“${appeal.answer}” (${formatDateTime(appeal.answeredAt!)})`],
        ]}
      />
    </>
  );
}

const LIST = {
  '& > li + li': { mt: 2, pt: 2, borderTop: '1px solid', borderColor: 'divider' },
};

export function UserSessions({ user }: { user: User }) {
  const { sessions } = user;
  const name = fullName(user);
  return (
    <Section
      title={t('sessions')}
      aside={
        <RecordAction<User>
          resource="users"
          verb="end-sessions"
          record={user}
          isOffered={sessions.length > 0}
          label={t('endAll')}
          button={{ variant: 'outlined', size: 'small' }}
          title={t('endAllSessions')}
          done={t('signedOut', { name })}
          body={({ lastDecisionId }) => ({ decidedAfter: lastDecisionId })}
        >
          <Typography>{t('endAllText', { name })}</Typography>
        </RecordAction>
      }
    >
      {sessions.length === 0 ? (
        <Typography color="text.secondary">{t('noSessions')}</Typography>
      ) : (
        <PlainTable
          label={t('sessions')}
          columns={[t('started'), t('lastSeen')]}
          rows={sessions.map(({ startedAt, lastSeenBefore }) => [
            formatDateTime(startedAt),
            <TimeAgo at={lastSeenBefore} />,
          ])}
        />
      )}
    </Section>
  );
}
