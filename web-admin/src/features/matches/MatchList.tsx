import type { ReactNode } from 'react';
import { DateInput } from 'react-admin';
import { dateMealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import { TimeAgo } from '../../shared/time/TimeAgo.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { type MatchRow, STATUS_CHOICES, statusLabel } from './match-labels.js';

const filters = [
  selectFilter('status', 'State', STATUS_CHOICES),
  <DateInput key="date" source="date" label="Date" alwaysOn />,
  selectFilter('venueType', 'Place', VENUE_CHOICES),
];

/** All matches, in any state. The console calls a match a table. */
export default function MatchList(): ReactNode {
  return (
    <ListPage
      title="Tables"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={
        <EmptyState
          title="No tables yet"
          text="The first one forms once enough people ask for the same Saturday."
        />
      }
    >
      <ResponsiveTable<MatchRow>
        label="Tables"
        columns={[
          { label: 'Table', sort: 'id', cell: ({ id }) => `Table ${id}` },
          { label: 'When', sort: 'date', cell: ({ date, time }) => dateMealLabel(date, time) },
          { label: 'Place', cell: ({ venueType }) => venueLabel(venueType) },
          { label: 'State', cell: ({ status }) => <StatusTag status={statusLabel(status)} /> },
          { label: 'People', isNumber: true, cell: ({ members }) => members },
          {
            label: 'Score',
            sort: 'matchScore',
            isNumber: true,
            cell: (row) => (row.isMeetup ? '–' : row.matchScore),
          },
          { label: 'Formed', cell: (row) => <Formed {...row} /> },
        ]}
      />
    </ListPage>
  );
}

const Formed = ({ isMeetup, createdAt }: MatchRow): ReactNode =>
  isMeetup ? 'Open meetup' : <TimeAgo at={createdAt} />;
