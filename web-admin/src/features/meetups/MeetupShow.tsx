import { isolated } from '@domain/shared/isolated.js';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateMealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { CancelMeetup } from './CancelMeetup.js';
import { isUpcoming, type MeetupRecord, seatsText, statusLabel } from './meetup-labels.js';
import { ParticipantList } from './ParticipantList.js';
import { VenuePicture } from './VenuePicture.js';
import { t } from './messages.js';

/** One meetup with its participants and its waitlist. */
export default function MeetupShow(): ReactNode {
  return (
    <RecordPage<MeetupRecord> resource="meetups">
      {(meetup) => (
        <Stack spacing={2}>
          <PageTitle>{meetup.title}</PageTitle>
          <Section
            title={`${dateMealLabel(meetup.scheduledDate, meetup.scheduledTime)} · ${venueLabel(meetup.venueType)}`}
            aside={<StatusTag status={statusLabel(meetup.status)} />}
          >
            <DescriptionList
              items={[
                [t('where'), `${isolated(meetup.restaurantName)}\n${isolated(meetup.restaurantAddress)}`],
                [t('seats'), seatsText(meetup)],
                [t('by'), meetup.byStaff ? t('staff') : <UserLink user={meetup.organizer} />],
                [t('about'), meetup.description],
                [
                  t('picture'),
                  meetup.venueImageUrl && <VenuePicture key="picture" address={meetup.venueImageUrl} />,
                ],
                [
                  t('chat'),
                  <Link key="chat" to={`/matches/${meetup.matchId}/show`}>
                    {t('tableNumber', { id: meetup.matchId })}
                  </Link>,
                ],
              ]}
            />
            {isUpcoming(meetup.status) && <CancelMeetup meetup={meetup} />}
          </Section>
          <ParticipantList title={t('coming')} users={meetup.participants} emptyText={t('noneComing')} />
          <ParticipantList title={t('waitlist')} users={meetup.waitlist} emptyText={t('noneWaiting')} />
        </Stack>
      )}
    </RecordPage>
  );
}
