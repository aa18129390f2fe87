import { isolated } from '@domain/shared/isolated.js';
import { initialOf } from '@domain/shared/readable-text.js';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mealLabel } from '../../shared/slots/slot-labels.js';
import { formatCalendarDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { Section } from '../../shared/ui/Section.js';
import { Conversation } from './Conversation.js';
import type { Report } from './report.js';
import { t } from './messages.js';

/** The copy of the reported content from the time of the report. */
export function ReportEvidence({ report: { evidence, isWithheld } }: { report: Report }): ReactNode {
  if (isWithheld)
    return (
      <Section title={t('evidence')}>
        <Typography color="text.secondary">{t('withheldEvidence')}</Typography>
      </Section>
    );
  if (!evidence)
    return (
      <Section title={t('evidence')}>
        <Typography color="text.secondary">{t('evidenceDeleted')}</Typography>
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
