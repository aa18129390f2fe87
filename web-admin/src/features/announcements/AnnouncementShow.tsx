import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/StatusTag.js';
import { draftOf, requestOf } from './announcement-draft.js';
import { type AnnouncementRecord, audienceText, statusLabel } from './announcement-labels.js';
import { AnnouncementForm } from './AnnouncementForm.js';
import { BannerPreview } from './BannerPreview.js';
import { MailPreview } from './MailPreview.js';
import { t } from './messages.js';
import { SendAnnouncement } from './SendAnnouncement.js';
import { StopAnnouncement } from './StopAnnouncement.js';

const POLL_MS = 15_000;

/** One announcement: its draft as a form, its mail, and its way to the members. */
export default function AnnouncementShow(): ReactNode {
  return (
    <RecordPage<AnnouncementRecord>
      resource="announcements"
      pollMs={({ status }) => (status === 'sending' ? POLL_MS : false)}
    >
      {(record) => (
        <Stack spacing={2} sx={{ maxWidth: '48rem' }}>
          <PageTitle>{record.subject}</PageTitle>
          <Section title={audienceText(record)} aside={<StatusTag status={statusLabel(record.status)} />}>
            <DescriptionList
              items={[
                [t('start'), record.startedAt && formatDateTime(record.startedAt)],
                [t('mailed'), record.status === 'draft' ? null : record.mailed],
                [t('bannerUntil'), formatDateTime(record.bannerUntil)],
              ]}
            />
            {record.status === 'draft' && <SendAnnouncement record={record} />}
            <StopAnnouncement record={record} />
          </Section>
          {record.status === 'draft' ? (
            <DraftEditor record={record} />
          ) : (
            <Section title={t('banner')}>
              <BannerPreview {...record} />
            </Section>
          )}
          <MailPreview record={record} />
        </Stack>
      )}
    </RecordPage>
  );
}

/** Saves on top of the version that it began with or saved last, so that it overwrites no change of another admin. */
function DraftEditor({ record }: { record: AnnouncementRecord }): ReactNode {
  const [{ initial, version }, setBase] = useState({ initial: draftOf(record), version: record.version });
  const change = useRecordAction<AnnouncementRecord>('announcements', 'change');
  return (
    <AnnouncementForm
      initial={initial}
      save={async (draft) => {
        const body = { ...requestOf(draft), version };
        const saved = await change.mutateAsync({ id: record.id, body });
        setBase({ initial, version: saved.version });
      }}
    />
  );
}
