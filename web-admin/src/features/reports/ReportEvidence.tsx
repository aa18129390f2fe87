import { isolated } from '@domain/shared/isolated.js';
import { initialOf } from '@domain/shared/readable-text.js';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import { Avatar, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { formatCalendarDay, formatDateTime, formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { errorMessage } from '../../shared/api/http.js';
import { reportReasons } from '../../shared/report-reasons.js';
import { Section } from '../../shared/ui/Section.js';
import { mealLabel } from '../../shared/slots/slot-labels.js';
import { Tag } from '../../shared/ui/Tag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type Report, REPORT_STATUS_LABELS, type ReportRow, t } from './report.js';

/** The copy of the reported content from the time of the report. */
export function ReportEvidence({ report: { evidence, isWithheld } }: { report: Report }) {
  if (isWithheld || !evidence)
    return (
      <Section title={t('evidence')}>
        <Typography color="text.secondary">
          {t(isWithheld ? 'withheldEvidence' : 'evidenceDeleted')}
        </Typography>
      </Section>
    );
  const { messages, meetup, profile } = evidence;
  return (
    <>
      {messages.length > 0 && (
        <Section title={t('conversation')}>
          <Conversation messages={messages} />
        </Section>
      )}
      {meetup && (
        <Section title={t('meetupThen')}>
          <DescriptionList
            items={[
              [t('title'), meetup.title],
              [t('description'), meetup.description],
              [t('where'), `${isolated(meetup.restaurantName)}, ${isolated(meetup.restaurantAddress)}`],
              [t('when'), `${formatCalendarDay(meetup.scheduledDate)}, ${mealLabel(meetup.scheduledTime)}`],
            ]}
          />
        </Section>
      )}
      {profile && (
        <Section title={t('profileThen')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Avatar
              variant="rounded"
              src={profile.profileImageUrl ?? undefined}
              alt={t('pictureThen', { name: profile.firstName })}
              sx={{ width: 96, height: 96, fontSize: '2rem' }}
            >
              {initialOf(profile.firstName)}
            </Avatar>
            <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
              <DescriptionList
                items={[
                  [t('firstName'), profile.firstName],
                  [t('bio'), profile.bio],
                  [t('interests'), profile.interests.map(isolated).join(', ')],
                ]}
              />
            </Box>
          </Box>
        </Section>
      )}
    </>
  );
}

type Messages = NonNullable<Report['evidence']>['messages'];

function Conversation({ messages }: { messages: Messages }) {
  return (
    <Box component="ol" role="list" sx={LIST}>
      {messages.map(({ id, by, firstName, isReported, text, at }) => (
        <Box component="li" key={id} sx={isReported ? REPORTED : LINE}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            {by || !firstName ? (
              <UserLink user={by} />
            ) : (
              <span>{t('deletedAuthor', { name: firstName })}</span>
            )}
            <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {formatDateTime(at)}
            </Box>
            {isReported && (
              <Tag tone="bad" icon={<FlagOutlined aria-hidden />}>
                {t('reported')}
              </Tag>
            )}
          </Box>
          <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left' }}>
            {text || <Box component="em">{t('alreadyRemoved')}</Box>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LIST = { display: 'grid', gap: 0.5 };
const LINE = { px: 1.5, py: 0.75, borderInlineStart: '4px solid transparent' };
const REPORTED = {
  ...LINE,
  py: 1.25,
  borderRadius: 1,
  bgcolor: 'brand.beetSoft',
  borderInlineStartColor: 'error.main',
  '& a': { color: 'text.primary' },
  '& time + span': { bgcolor: 'background.paper' },
};

/** The reason, the reporter's note and the reporter, who stays unknown to the reported user; or why there is no reporter. */
export function ReportDetails({ report: { reason, source, note, by, isWithheld } }: { report: Report }) {
  if (source === 'early_cancellation')
    return (
      <Section title={t('whatWasReported')}>
        <Typography sx={{ fontWeight: 700 }}>{t('early_cancellation')}</Typography>
        <Typography color="text.secondary">{t('earlyCancellationText')}</Typography>
      </Section>
    );
  return (
    <Section title={t('whatWasReported')}>
      <Typography sx={{ fontWeight: 700 }}>{reportReasons(reason)}</Typography>
      {source === 'home_safe' && <Typography sx={{ fontWeight: 700 }}>{t('homeSafeText')}</Typography>}
      {isWithheld ? (
        <Typography color="text.secondary">{t('withheldReporter')}</Typography>
      ) : (
        <>
          <ReporterNote note={note} />
          <Typography sx={{ mt: 1 }}>
            {t('by')} <UserLink user={by} />.{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('reporterUnknown')}
            </Box>
          </Typography>
        </>
      )}
    </Section>
  );
}

function ReporterNote({ note }: Pick<Report, 'note'>) {
  if (!note) return <Typography color="text.secondary">{t('noNote')}</Typography>;
  return (
    <Box component="blockquote" dir="auto" sx={QUOTE}>
      {note}
    </Box>
  );
}

const QUOTE = {
  m: 0,
  mt: 1,
  pl: 2,
  borderInlineStart: '4px solid',
  borderColor: 'brand.butter',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};

/** Most reports that are listed; the link beside the reported person leads to all. */
const MAX_LISTED = 10;

/** The other reports about the same person, newest first; each opens in place. */
export function OtherReports({ report: { id, about } }: { report: Report }) {
  const { data = [] } = useGetList<ReportRow>(
    'reports',
    {
      pagination: { page: 1, perPage: MAX_LISTED + 1 },
      sort: { field: 'submittedAt', order: 'DESC' },
      filter: { userId: about?.id },
    },
    { enabled: about !== null },
  );
  const others = data.filter((other) => other.id !== id).slice(0, MAX_LISTED);
  if (others.length === 0) return null;
  return (
    <Section title={t('otherReports')}>
      {others.map((other) => (
        <OtherReport key={other.id} report={other} />
      ))}
    </Section>
  );
}

function OtherReport({ report: { id, reason, status, submittedAt } }: { report: ReportRow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" sx={ROW} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1 }}>
        <b>{reportReasons(reason)}</b>, {REPORT_STATUS_LABELS[status].label}, {formatDay(submittedAt)}
      </Box>
      {isOpen && <WholeReport id={id} />}
    </Box>
  );
}

/** Requested when it is opened, because every view of a report is audited. */
function WholeReport({ id }: { id: number }) {
  const { data, error } = useGetOne<Report>('reports', { id });
  if (error) return <Typography role="alert">{errorMessage(error)}</Typography>;
  if (!data) return <Typography role="status">{t('loadingReport')}</Typography>;
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <ReportDetails report={data} />
      <ReportEvidence report={data} />
    </Box>
  );
}

const ROW = { borderTop: '1px solid', borderTopColor: 'divider' };
