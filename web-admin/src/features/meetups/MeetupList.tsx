import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { TextInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage, selectFilter } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { statusChoices } from '../../shared/ui/choices.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type MeetupRow, seatsText, STATUS_LABELS, t } from './meetup.js';
import { dateMealLabel, VENUE_CHOICES } from '../../shared/slots/slot-labels.js';

const filters = [
  <TextInput key="q" source="q" label={t('titleOrPlace')} type="search" resettable alwaysOn />,
  selectFilter('status', t('state'), statusChoices(STATUS_LABELS)),
  selectFilter('venueType', t('place'), VENUE_CHOICES),
];

const createButton = (
  <Button component={Link} to="/meetups/create" variant="contained" startIcon={<AddOutlined />}>
    {t('newMeetup')}
  </Button>
);

const stateTag = ({ status }: MeetupRow) => <StatusTag status={STATUS_LABELS[status]} />;

export default function MeetupList() {
  return (
    <ListPage
      sort={{ field: 'scheduledDate', order: 'DESC' }}
      filters={filters}
      actions={createButton}
      empty={
        <EmptyState title={t('none')} text={t('noneText')}>
          {createButton}
        </EmptyState>
      }
    >
      <ResponsiveTable<MeetupRow>
        label={t('meetups')}
        aside={stateTag}
        columns={[
          { label: t('meetup'), cell: ({ title }) => title },
          {
            label: t('when'),
            sort: 'scheduledDate',
            cell: ({ scheduledDate, scheduledTime }) => dateMealLabel(scheduledDate, scheduledTime),
          },
          { label: t('where'), cell: ({ restaurantName }) => restaurantName },
          { label: t('state'), cell: stateTag },
          { label: t('seats'), sort: 'seatsTaken', cell: seatsText },
          { label: t('by'), cell: (row) => <Organizer {...row} /> },
        ]}
      />
    </ListPage>
  );
}

const Organizer = ({ byStaff, organizer }: MeetupRow) =>
  byStaff ? t('staff') : <UserLink user={organizer} />;
