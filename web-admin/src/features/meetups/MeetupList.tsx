import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { dateAndMeal } from '../../shared/slots/slot-labels.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { PersonLink } from '../../shared/ui/PersonLink.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import { type MeetupRow, seatsInWords, STATUS_CHOICES } from './meetup-labels.js';
import { MeetupStatus } from './MeetupStatusTag.js';

const filters = [
  <TextInput key="q" source="q" label="Title or place" type="search" resettable alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    emptyText="Any"
    choices={STATUS_CHOICES}
    alwaysOn
  />,
  <SelectInput
    key="venueType"
    source="venueType"
    label="Place"
    emptyText="Any"
    choices={VENUE_CHOICES}
    alwaysOn
  />,
];

const create = (
  <Button component={Link} to="/meetups/create" variant="contained" startIcon={<AddOutlined />}>
    New meetup
  </Button>
);

/** Open meetups, those of the past too. */
export default function MeetupList(): ReactNode {
  return (
    <ListPage
      title="Meetups"
      sort={{ field: 'scheduledDate', order: 'DESC' }}
      filters={filters}
      actions={create}
      empty={
        <Blank
          title="No meetups yet"
          text="Invite people to a place, and they choose for themselves whether to come."
        >
          {create}
        </Blank>
      }
    >
      <Rows<MeetupRow>
        label="Meetups"
        columns={[
          { label: 'Meetup', cell: ({ title }) => title },
          {
            label: 'When',
            sort: 'scheduledDate',
            cell: ({ scheduledDate, scheduledTime }) => dateAndMeal(scheduledDate, scheduledTime),
          },
          { label: 'Where', cell: ({ restaurantName }) => restaurantName },
          { label: 'State', cell: ({ status }) => <MeetupStatus status={status} /> },
          { label: 'Seats', sort: 'seatsTaken', cell: seatsInWords },
          { label: 'By', cell: (row) => <Organiser {...row} /> },
        ]}
      />
    </ListPage>
  );
}

const Organiser = ({ byStaff, organiser }: MeetupRow): ReactNode =>
  byStaff ? 'Staff' : <PersonLink person={organiser} />;
