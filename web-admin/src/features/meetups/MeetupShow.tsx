import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dateAndMeal, venueInWords } from '../../shared/slots/slot-labels.js';
import { Facts } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { CallOff } from './CancelMeetup.js';
import { isAhead, type MeetupRecord, seatsInWords } from './meetup-labels.js';
import { MeetupStatus } from './MeetupStatusTag.js';
import { People } from './PersonList.js';
import { PlacePicture } from './VenuePicture.js';

/** One meetup with who comes and who waits for a seat. */
export default function MeetupShow(): ReactNode {
  return (
    <RecordPage<MeetupRecord> resource="meetups">
      {(meetup) => (
        <Stack spacing={2}>
          <PageTitle>{meetup.title}</PageTitle>
          <Section
            title={`${dateAndMeal(meetup.scheduledDate, meetup.scheduledTime)} · ${venueInWords(meetup.venueType)}`}
            aside={<MeetupStatus status={meetup.status} />}
          >
            <Facts
              facts={[
                ['Where', `${meetup.restaurantName}\n${meetup.restaurantAddress}`],
                ['Seats', seatsInWords(meetup)],
                ['By', meetup.byStaff ? 'Staff' : <PersonLink person={meetup.organiser} />],
                ['About', meetup.description],
                [
                  'Picture',
                  meetup.venueImageUrl && <PlacePicture key="picture" address={meetup.venueImageUrl} />,
                ],
                ['Chat', <TableLink key="chat" id={meetup.matchId} />],
              ]}
            />
            {isAhead(meetup.status) && <CallOff meetup={meetup} />}
          </Section>
          <People title="Coming" people={meetup.participants} nobody="Nobody yet." />
          <People title="In line" people={meetup.waitlist} nobody="Nobody waits for a seat." />
        </Stack>
      )}
    </RecordPage>
  );
}

const TableLink = ({ id }: { id: number }): ReactNode => (
  <Link component={RouterLink} to={`/matches/${id}/show`}>
    Table {id}
  </Link>
);
