import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../shared/time/dates.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { type AnnouncementRow, audienceText, STATUS_CHOICES, statusLabel } from './announcement-labels.js';
import { t } from './messages.js';

const filters = [selectFilter('status', t('state'), STATUS_CHOICES)];

const createButton = (
  <Button component={Link} to="/announcements/create" variant="contained" startIcon={<AddOutlined />}>
    {t('newAnnouncement')}
  </Button>
);

/** All announcements, drafts too. */
export default function AnnouncementList(): ReactNode {
  return (
    <ListPage
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      actions={createButton}
      empty={
        <EmptyState title={t('none')} text={t('noneText')}>
          {createButton}
        </EmptyState>
      }
    >
      <ResponsiveTable<AnnouncementRow>
        label={t('announcements')}
        aside={({ status }) => <StatusTag status={statusLabel(status)} />}
        columns={[
          { label: t('subject'), cell: ({ subject }) => subject },
          { label: t('audience'), cell: audienceText },
          { label: t('state'), cell: ({ status }) => <StatusTag status={statusLabel(status)} /> },
          {
            label: t('start'),
            cell: ({ startedAt }) => (startedAt === null ? '–' : formatDateTime(startedAt)),
          },
          { label: t('mailed'), cell: ({ mailed }) => mailed },
          { label: t('changed'), sort: 'changedAt', cell: ({ changedAt }) => formatDateTime(changedAt) },
        ]}
      />
    </ListPage>
  );
}
