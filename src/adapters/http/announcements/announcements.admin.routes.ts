import type { AnnouncementDesk } from '../../../application/announcements/announcement-desk.js';
import {
  ANNOUNCEMENT_SORTS,
  type AnnouncementFilter,
  type AnnouncementRecords,
  type AnnouncementSort,
} from '../../../application/announcements/ports.js';
import {
  ANNOUNCEMENT_STATUSES,
  type AnnouncementState,
} from '../../../domain/announcements/announcement-state.js';
import { anyOf, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../record-params.js';
import { LIMITED, one, type Route } from '../route.js';
import {
  AnnouncementBody,
  AnnouncementPreviewResponse,
  AnnouncementResponse,
  AnnouncementRowResponse,
  ChangedAnnouncementBody,
  SendAnnouncementBody,
  TestMailResponse,
} from './announcements.dto.js';
import { routesFor } from '../routes-for.js';

const path = '/api/admin/announcements';
const tag = 'Console: announcements';
const admin = routesFor('admin', tag);
const GONE = { 404: { description: 'There is no such announcement' } };
const DIFFERS = { 409: { description: 'Another admin has changed it, or its state does not allow it' } };

const rules: ListRules<AnnouncementSort, AnnouncementFilter> = {
  sorts: ANNOUNCEMENT_SORTS,
  order: ['id', 'DESC'],
  filters: { id: ids, status: anyOf(ANNOUNCEMENT_STATUSES) },
};

/** Announcements in the console. */
export function announcementRoutes({
  announcementDesk: desk,
  announcementRecords,
}: {
  readonly announcementDesk: AnnouncementDesk;
  readonly announcementRecords: AnnouncementRecords;
}): Route[] {
  const read = async (id: number) => presented(id, await desk.read(id));
  return [
    listRoute({
      name: 'announcements',
      tag,
      operationId: 'listAnnouncements',
      summary: 'List announcements, drafts included',
      access: 'admin',
      shape: AnnouncementRowResponse,
      rules,
      read: (asked) => announcementRecords.page(asked),
    }),
    admin.post(path, 'createAnnouncement', {
      summary: 'Save a new announcement as a draft',
      body: AnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'The draft') },
      handle: async ({ userId, body }) => read(await desk.create(userId, body)),
    }),
    admin.get(`${path}/:id`, 'getAnnouncement', {
      summary: 'Get an announcement',
      params: RecordParams,
      responses: { 200: one(AnnouncementResponse) },
      handle: ({ params }) => read(params.id),
    }),
    admin.post(`${path}/:id/change`, 'changeAnnouncement', {
      summary: 'Replace the texts and the audience of a draft',
      params: RecordParams,
      body: ChangedAnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'The draft'), ...GONE, ...DIFFERS },
      handle: async ({ userId, params: { id }, body: { version, ...draft } }) => {
        await desk.change(userId, id, version, draft);
        return read(id);
      },
    }),
    admin.get(`${path}/:id/preview`, 'previewAnnouncement', {
      summary: 'Get the mail of an announcement, and how many members would get it now',
      params: RecordParams,
      responses: { 200: one(AnnouncementPreviewResponse, 'The mail'), ...GONE },
      handle: async ({ userId, params }): Promise<AnnouncementPreviewResponse> => {
        const { recipients, mail } = await desk.preview(userId, params.id);
        return { recipients, html: mail.html };
      },
    }),
    admin.post(`${path}/:id/test-mail`, 'sendAnnouncementTestMail', {
      summary: 'Send the mail of an announcement to yourself',
      params: RecordParams,
      responses: {
        200: one(TestMailResponse, 'The mail is queued'),
        ...GONE,
        409: { description: 'You have switched off announcements' },
        ...LIMITED,
      },
      handle: async ({ userId, params }) => ({ email: await desk.sendTest(userId, params.id) }),
    }),
    admin.post(`${path}/:id/send`, 'sendAnnouncement', {
      summary: 'Send a draft now',
      params: RecordParams,
      body: SendAnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'It is being sent'), ...GONE, ...DIFFERS },
      handle: async ({ userId, params: { id }, body: { version } }) => {
        await desk.send(userId, id, version);
        return read(id);
      },
    }),
    admin.post(`${path}/:id/stop`, 'stopAnnouncement', {
      summary: 'Queue no further mail, and end the banner',
      params: RecordParams,
      responses: { 200: one(AnnouncementResponse, 'It is stopped'), ...GONE, ...DIFFERS },
      handle: async ({ userId, params: { id } }) => {
        await desk.stop(userId, id);
        return read(id);
      },
    }),
  ];
}

function presented(id: number, state: AnnouncementState): AnnouncementResponse {
  const { subject, audience, status, startedAt, mailed, changedAt, body, version, bannerUntil } = state;
  return { id, subject, audience, status, startedAt, mailed, changedAt, body, version, bannerUntil };
}
