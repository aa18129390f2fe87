import type { ReactNode } from 'react';
import { DateInput, SelectInput } from 'react-admin';
import { Ago } from '../../shared/time/TimeAgo.js';
import { dateAndMeal, venueInWords } from '../../shared/slots/slot-labels.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { MatchStatus } from './MatchStatusTag.js';
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import { type MatchRow, STATUS_CHOICES } from './match-labels.js';

const filters = [
  <SelectInput
    key="status"
    source="status"
    label="State"
    emptyText="Any"
    choices={STATUS_CHOICES}
    alwaysOn
  />,
  <DateInput key="date" source="date" label="Date" alwaysOn />,
  <SelectInput
    key="venueType"
    source="venueType"
    label="Place"
    emptyText="Any"
    choices={VENUE_CHOICES}
    alwaysOn
  />,
];

/** Every table there is or was. */
export default function MatchList(): ReactNode {
  return (
    <ListPage
      title="Tables"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={
        <Blank
          title="No tables yet"
          text="The first one forms once enough people ask for the same Saturday."
        />
      }
    >
      <Rows<MatchRow>
        label="Tables"
        columns={[
          { label: 'Table', sort: 'id', cell: ({ id }) => `Table ${id}` },
          { label: 'When', sort: 'date', cell: ({ date, time }) => dateAndMeal(date, time) },
          { label: 'Place', cell: ({ venueType }) => venueInWords(venueType) },
          { label: 'State', cell: ({ status }) => <MatchStatus status={status} /> },
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
  isMeetup ? 'Open meetup' : <Ago at={createdAt} />;
