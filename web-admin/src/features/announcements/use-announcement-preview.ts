import { useQuery } from '@tanstack/react-query';
import { callJson } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import type { AnnouncementRecord } from './announcement-labels.js';

/** The mail of the saved text, and how many would get it now. */
export const useAnnouncementPreview = ({ id, version }: AnnouncementRecord) =>
  useQuery({
    queryKey: ['announcement-preview', id, version],
    queryFn: () =>
      callJson<ResponseOf<'/api/admin/announcements/{id}/preview'>>('GET', `/announcements/${id}/preview`),
  });
