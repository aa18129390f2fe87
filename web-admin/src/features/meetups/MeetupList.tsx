import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { dateMealLabel } from '../../shared/slots/slot-labels.js';
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type MeetupRow, seatsText, STATUS_CHOICES, statusLabel } from './meetup-labels.js';

const filters = [
  <TextInput key="q" source="q" label="Title or place" type="search" resettable alwaysOn />,
  selectFilter('status', 'State', STATUS_CHOICES),
  selectFilter('venueType', 'Place', VENUE_CHOICES),
];

const createButton = (
  <Button component={Link} to="/meetups/create" variant="contained" startIcon={<AddOutlined />}>
    New meetup
  </Button>
);

/** All meetups, in any state. */
export default function MeetupList(): ReactNode {
  return (
    <ListPage
      title="Meetups"
      sort={{ field: 'scheduledDate', order: 'DESC' }}
      filters={filters}
      actions={createButton}
      empty={
        <EmptyState
          title="No meetups yet"
          text="Invite people to a place, and they choose for themselves whether to come."
        >
          {createButton}
        </EmptyState>
      }
    >
      <ResponsiveTable<MeetupRow>
        label="Meetups"
        columns={[
          { label: 'Meetup', cell: ({ title }) => title },
          {
            label: 'When',
            sort: 'scheduledDate',
            cell: ({ scheduledDate, scheduledTime }) => dateMealLabel(scheduledDate, scheduledTime),
          },
          { label: 'Where', cell: ({ restaurantName }) => restaurantName },
          { label: 'State', cell: ({ status }) => <StatusTag status={statusLabel(status)} /> },
          { label: 'Seats', sort: 'seatsTaken', cell: seatsText },
          { label: 'By', cell: (row) => <Organizer {...row} /> },
        ]}
      />
    </ListPage>
  );
}

const Organizer = ({ byStaff, organiser }: MeetupRow): ReactNode =>
  byStaff ? 'Staff' : <UserLink user={organiser} />;
