import { TimeAgo } from '../../shared/time/DueTime.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage, selectFilter } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { statusChoices } from '../../shared/ui/choices.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { type MatchRow, STATUS_LABELS, t } from './match-labels.js';
import { slotLabel, VENUE_CHOICES } from '../../shared/slots/slot-labels.js';

const filters = [
  selectFilter('status', t('state'), statusChoices(STATUS_LABELS)),
  selectFilter('venueType', t('place'), VENUE_CHOICES),
];

/** All matches, in any state. The console calls a match a table. */
export default function MatchList() {
  return (
    <ListPage
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      <ResponsiveTable<MatchRow>
        label={t('tables')}
        aside={({ members, status }) => (
          <>
            {t('seated', { count: members })} <StatusTag status={STATUS_LABELS[status]} />
          </>
        )}
        columns={[
          { label: t('when'), sort: 'date', cell: slotLabel },
          { label: t('state'), cell: ({ status }) => <StatusTag status={STATUS_LABELS[status]} /> },
          { label: t('people'), isNumber: true, cell: ({ members }) => members },
          { label: t('table'), sort: 'id', isNumber: true, cell: ({ id }) => id },
          {
            label: t('score'),
            sort: 'matchScore',
            isNumber: true,
            cell: (row) => (row.isMeetup ? '–' : row.matchScore),
          },
          { label: t('formed'), cell: (row) => <Formed {...row} /> },
        ]}
      />
    </ListPage>
  );
}

const Formed = ({ isMeetup, createdAt }: MatchRow) =>
  isMeetup ? t('openMeetup') : <TimeAgo at={createdAt} />;
