import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { callJson } from '../../shared/api/http.js';
import { dayFromToday, formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage, selectFilter } from '../../shared/ui/ListPage.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordAction } from '../../shared/ui/RecordAction.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { Section } from '../../shared/ui/Section.js';
import { statusChoices } from '../../shared/ui/choices.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import {
  type AnnouncementDraft,
  type AnnouncementRecord,
  type AnnouncementRow,
  draftOf,
  requestOf,
  STATUS_LABELS,
  t,
} from './announcement.js';
import { AnnouncementForm, Banner } from './AnnouncementForm.js';
import { MailPreview, usePreview } from './MailPreview.js';
import { cacheRecord, useRecordAction } from '../../shared/api/use-record-action.js';

const POLL_MS = 15_000;
const BANNER_DAYS = 7;

const filters = [selectFilter('status', t('state'), statusChoices(STATUS_LABELS))];
const createButton = (
  <Button component={Link} to="/announcements/create" variant="contained" startIcon={<AddOutlined />}>
    {t('newAnnouncement')}
  </Button>
);
const stateTag = ({ status }: AnnouncementRow) => <StatusTag status={STATUS_LABELS[status]} />;

/** All announcements, drafts too. */
export function AnnouncementList() {
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
        aside={stateTag}
        columns={[
          { label: t('subject'), cell: ({ subject }) => subject },
          { label: t('audience'), cell: ({ audience }) => t(audience) },
          { label: t('state'), cell: stateTag },
          { label: t('start'), cell: ({ startedAt }) => (startedAt ? formatDateTime(startedAt) : '–') },
          { label: t('mailed'), cell: ({ mailed }) => mailed },
          { label: t('changed'), sort: 'changedAt', cell: ({ changedAt }) => formatDateTime(changedAt) },
        ]}
      />
    </ListPage>
  );
}

/** The form for a new announcement; its page, where it is previewed and sent, opens after it is saved. */
export function AnnouncementCreate() {
  const [initial] = useState(() => ({
    subject: '',
    body: '',
    audience: 'everyone',
    bannerUntil: `${dayFromToday(BANNER_DAYS)}T20:00`,
  }));
  const navigate = useNavigate();
  async function save(draft: AnnouncementDraft): Promise<void> {
    const record = await callJson<AnnouncementRecord>('POST', '/announcements', requestOf(draft));
    cacheRecord('announcements', record);
    await navigate(`/announcements/${record.id}/show`);
  }
  return (
    <Box sx={{ maxWidth: '48rem' }}>
      <PageTitle>{t('newAnnouncement')}</PageTitle>
      <AnnouncementForm initial={initial} save={save} />
    </Box>
  );
}

/** One announcement: its draft as a form, its mail, and its way to the members. */
export function AnnouncementShow() {
  return (
    <RecordPage<AnnouncementRecord>
      resource="announcements"
      pollMs={({ status }) => (status === 'sending' ? POLL_MS : false)}
    >
      {(record) => (
        <Stack spacing={2} sx={{ maxWidth: '48rem' }}>
          <PageTitle>{record.subject}</PageTitle>
          <Section title={t(record.audience)} aside={stateTag(record)}>
            <DescriptionList
              items={[
                [t('start'), record.startedAt && formatDateTime(record.startedAt)],
                [t('mailed'), record.status === 'draft' ? null : record.mailed],
                [t('bannerUntil'), formatDateTime(record.bannerUntil)],
              ]}
            />
            {record.status === 'draft' ? <Send record={record} /> : <Stop record={record} />}
          </Section>
          {record.status === 'draft' ? <DraftEditor record={record} /> : <Banner {...record} />}
          <MailPreview record={record} />
        </Stack>
      )}
    </RecordPage>
  );
}

/** Saves on top of the version that it began with or saved last, so that it overwrites no change of another admin. */
function DraftEditor({ record }: { record: AnnouncementRecord }) {
  const [{ initial, version }, setBase] = useState({ initial: draftOf(record), version: record.version });
  const change = useRecordAction<AnnouncementRecord>('announcements', 'change');
  async function save(draft: AnnouncementDraft): Promise<void> {
    const saved = await change.mutateAsync({ id: record.id, body: { ...requestOf(draft), version } });
    setBase({ initial: draftOf(saved), version: saved.version });
  }
  return <AnnouncementForm initial={initial} save={save} />;
}

/** Sends a draft now, in the version that was seen when the dialog was opened. The button says to how many. */
function Send({ record }: { record: AnnouncementRecord }) {
  const { data } = usePreview(record);
  return (
    <RecordAction<AnnouncementRecord>
      resource="announcements"
      verb="send"
      record={record}
      label={data ? t('sendTo', { count: data.recipients }) : t('send')}
      button={{ disabled: !data, sx: { mt: 2 } }}
      title={t('sendTitle', { subject: record.subject })}
      text={t('sendText')}
      done={t('isSending')}
      body={({ version }) => ({ version })}
    />
  );
}

const hasBanner = ({ status, bannerUntil }: AnnouncementRecord): boolean =>
  status === 'sent' && new Date(bannerUntil) > new Date();

/** Stops what is being sent or shown; else there is nothing to stop. */
function Stop({ record }: { record: AnnouncementRecord }) {
  const isSending = record.status === 'sending';
  if (!isSending && !hasBanner(record)) return null;
  return (
    <RecordAction<AnnouncementRecord>
      resource="announcements"
      verb="stop"
      record={record}
      label={t(isSending ? 'stop' : 'endBanner')}
      button={{ color: 'error', sx: { mt: 2 } }}
      title={isSending ? t('stopTitle', { subject: record.subject }) : t('endBannerTitle')}
      text={t(isSending ? 'stopText' : 'endBannerText')}
      done={t('done')}
    />
  );
}
