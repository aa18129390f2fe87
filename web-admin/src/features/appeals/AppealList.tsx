import type { ReactNode } from 'react';
import { formatShortDay } from '../../shared/charts/format-numbers.js';
import { DueTime } from '../../shared/time/DueTime.js';
import { TimeAgo } from '../../shared/time/TimeAgo.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type Appeal, STATUS_CHOICES, statusLabel, stepLabel } from './appeal-labels.js';
import { t } from './messages.js';

const filters = [selectFilter('status', t('state'), STATUS_CHOICES)];

/** Appeals against steps after missed tables, the longest waiting first. */
export default function AppealList(): ReactNode {
  return (
    <ListPage
      title={t('appeals')}
      sort={{ field: 'appealedAt', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ status: 'open' }}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      <ResponsiveTable<Appeal>
        label={t('appeals')}
        columns={[
          { label: t('step'), cell: ({ step }) => stepLabel(step) },
          { label: t('about'), cell: ({ about }) => (about ? <UserLink user={about} /> : t('deleted')) },
          { label: t('missed'), cell: ({ date }) => formatShortDay(date) },
          { label: t('state'), cell: ({ status }) => <StatusTag status={statusLabel(status)} /> },
          {
            label: t('due'),
            cell: ({ status, dueAt }) => (status === 'open' ? <DueTime at={dueAt} /> : '–'),
          },
          {
            label: t('appealed'),
            sort: 'appealedAt',
            isShort: true,
            cell: ({ appealedAt }) => <TimeAgo at={appealedAt} />,
          },
        ]}
      />
    </ListPage>
  );
}
