import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { callJson } from '../../shared/api/http.js';
import { cacheRecord } from '../../shared/api/record-cache.js';
import { dayFromToday } from '../../shared/time/dates.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { type AnnouncementDraft, emptyDraft, requestOf } from './announcement-draft.js';
import type { AnnouncementRecord } from './announcement-labels.js';
import { AnnouncementForm } from './AnnouncementForm.js';
import { t } from './messages.js';

const BANNER_DAYS = 7;

/** The form for a new announcement; its page, where it is previewed and sent, opens after it is saved. */
export default function AnnouncementCreate(): ReactNode {
  const [initial] = useState(() => emptyDraft(`${dayFromToday(BANNER_DAYS)}T20:00`));
  const navigate = useNavigate();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  async function save(draft: AnnouncementDraft): Promise<void> {
    try {
      const record = await callJson<AnnouncementRecord>('POST', '/announcements', requestOf(draft));
      cacheRecord('announcements', record);
      await navigate(`/announcements/${record.id}/show`);
    } catch (error) {
      await logoutIfAccessDenied(error);
      throw error;
    }
  }
  return (
    <Box sx={{ maxWidth: '48rem' }}>
      <PageTitle>{t('newAnnouncement')}</PageTitle>
      <AnnouncementForm initial={initial} save={save} />
    </Box>
  );
}
