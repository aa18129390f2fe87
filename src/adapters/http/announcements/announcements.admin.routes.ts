import type { DirectAnnouncement } from '../../../application/announcements/direct-announcement.js';
import {
  ANNOUNCEMENT_SORTS,
  type AnnouncementFilter,
  type AnnouncementRecords,
  type AnnouncementRow,
  type Announcements,
  type AnnouncementSort,
} from '../../../application/announcements/ports.js';
import type { PreviewAnnouncement } from '../../../application/announcements/preview-announcement.js';
import type { WriteAnnouncement } from '../../../application/announcements/write-announcement.js';
import {
  ANNOUNCEMENT_STATUSES,
  type AnnouncementState,
} from '../../../domain/announcements/announcement-state.js';
import { anyOf, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import { RecordParams } from '../record-params.js';
import { notThere } from '../http-error.js';
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

export interface AnnouncementDeskServices {
  readonly announcements: Pick<Announcements, 'find'>;
  readonly announcementRecords: AnnouncementRecords;
  readonly writeAnnouncement: WriteAnnouncement;
  readonly directAnnouncement: DirectAnnouncement;
  readonly previewAnnouncement: PreviewAnnouncement;
}

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
export function announcementRoutes(services: AnnouncementDeskServices): Route[] {
  const { announcements, announcementRecords, writeAnnouncement, directAnnouncement, previewAnnouncement } =
    services;
  const read = async (id: number): Promise<AnnouncementResponse> => {
    const announcement = await announcements.find(id);
    if (!announcement) throw notThere();
    return presentAnnouncement({ ...announcement.state, id });
  };
  return [
    listRoute({
      name: 'announcements',
      tag,
      operationId: 'listAnnouncements',
      summary: 'List announcements, drafts included',
      access: 'admin',
      shape: AnnouncementRowResponse,
      rules,
      read: async (asked) => {
        const found = await announcementRecords.page(asked);
        return { ...found, rows: found.rows.map(presentRow) };
      },
    }),
    admin.post(path, 'createAnnouncement', {
      summary: 'Save a new announcement as a draft',
      body: AnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'The draft') },
      handle: async ({ userId: actorId, body }) =>
        read(await writeAnnouncement.create({ actorId, draft: body })),
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
      handle: async ({ userId: actorId, params: { id }, body: { version, ...draft } }) => {
        await writeAnnouncement.change({ actorId, id, version, draft });
        return read(id);
      },
    }),
    admin.get(`${path}/:id/preview`, 'previewAnnouncement', {
      summary: 'Get the mail of an announcement, and how many members would get it now',
      params: RecordParams,
      responses: { 200: one(AnnouncementPreviewResponse, 'The mail'), ...GONE },
      handle: async ({ userId, params }): Promise<AnnouncementPreviewResponse> => {
        const { recipients, mail } = await previewAnnouncement.read(userId, params.id);
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
      handle: async ({ userId, params }) => ({
        email: await previewAnnouncement.sendTest(userId, params.id),
      }),
    }),
    admin.post(`${path}/:id/send`, 'sendAnnouncement', {
      summary: 'Send a draft now',
      params: RecordParams,
      body: SendAnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'It is being sent'), ...GONE, ...DIFFERS },
      handle: async ({ userId: actorId, params: { id }, body: { version } }) => {
        await directAnnouncement.send({ actorId, id, version });
        return read(id);
      },
    }),
    admin.post(`${path}/:id/stop`, 'stopAnnouncement', {
      summary: 'Queue no further mail, and end the banner',
      params: RecordParams,
      responses: { 200: one(AnnouncementResponse, 'It is stopped'), ...GONE, ...DIFFERS },
      handle: async ({ userId: actorId, params: { id } }) => {
        await directAnnouncement.stop({ actorId, id });
        return read(id);
      },
    }),
  ];
}

const said = (instant: Date | null): string | null => instant?.toISOString() ?? null;

const presentRow = (row: AnnouncementRow): AnnouncementRowResponse => ({
  id: row.id,
  subject: row.subject,
  audience: row.audience,
  status: row.status,
  startedAt: said(row.startedAt),
  mailed: row.mailed,
  changedAt: row.changedAt.toISOString(),
});

const presentAnnouncement = (state: AnnouncementState & { readonly id: number }): AnnouncementResponse => ({
  ...presentRow(state),
  body: state.body,
  version: state.version,
  bannerUntil: state.bannerUntil.toISOString(),
});
