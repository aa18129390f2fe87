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
import { RecordParams } from '../admin/person.dto.js';
import { notThere } from '../http-error.js';
import { LIMITED, one, route, type Route } from '../route.js';
import {
  AnnouncementBody,
  AnnouncementPreviewResponse,
  AnnouncementResponse,
  AnnouncementRowResponse,
  ChangedAnnouncementBody,
  SendAnnouncementBody,
  TestMailResponse,
} from './announcements.dto.js';

export interface AnnouncementDeskServices {
  readonly announcements: Pick<Announcements, 'find'>;
  readonly announcementRecords: AnnouncementRecords;
  readonly writeAnnouncement: WriteAnnouncement;
  readonly directAnnouncement: DirectAnnouncement;
  readonly previewAnnouncement: PreviewAnnouncement;
}

const path = '/api/admin/announcements';
const tag = 'Console: announcements';
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
    route({
      method: 'post',
      path,
      tag,
      operationId: 'createAnnouncement',
      summary: 'Save a new announcement as a draft',
      access: 'admin',
      body: AnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'The draft') },
      handle: async ({ userId: actorId, body }) =>
        read(await writeAnnouncement.create({ actorId, draft: body })),
    }),
    route({
      method: 'get',
      path: `${path}/:id`,
      tag,
      operationId: 'getAnnouncement',
      summary: 'Get an announcement',
      access: 'admin',
      params: RecordParams,
      responses: { 200: one(AnnouncementResponse) },
      handle: ({ params }) => read(params.id),
    }),
    route({
      method: 'post',
      path: `${path}/:id/change`,
      tag,
      operationId: 'changeAnnouncement',
      summary: 'Replace the texts and the audience of a draft',
      access: 'admin',
      params: RecordParams,
      body: ChangedAnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'The draft'), ...GONE, ...DIFFERS },
      handle: async ({ userId: actorId, params: { id }, body: { version, ...draft } }) => {
        await writeAnnouncement.change({ actorId, id, version, draft });
        return read(id);
      },
    }),
    route({
      method: 'get',
      path: `${path}/:id/preview`,
      tag,
      operationId: 'previewAnnouncement',
      summary: 'Get the mail of an announcement, and how many members would get it now',
      access: 'admin',
      params: RecordParams,
      responses: { 200: one(AnnouncementPreviewResponse, 'The mail'), ...GONE },
      handle: async ({ userId, params }): Promise<AnnouncementPreviewResponse> => {
        const { recipients, mail } = await previewAnnouncement.read(userId, params.id);
        return { recipients, html: mail.html };
      },
    }),
    route({
      method: 'post',
      path: `${path}/:id/test-mail`,
      tag,
      operationId: 'sendAnnouncementTestMail',
      summary: 'Send the mail of an announcement to yourself',
      access: 'admin',
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
    route({
      method: 'post',
      path: `${path}/:id/send`,
      tag,
      operationId: 'sendAnnouncement',
      summary: 'Send a draft now',
      access: 'admin',
      params: RecordParams,
      body: SendAnnouncementBody,
      responses: { 200: one(AnnouncementResponse, 'It is being sent'), ...GONE, ...DIFFERS },
      handle: async ({ userId: actorId, params: { id }, body: { version } }) => {
        await directAnnouncement.send({ actorId, id, version });
        return read(id);
      },
    }),
    route({
      method: 'post',
      path: `${path}/:id/stop`,
      tag,
      operationId: 'stopAnnouncement',
      summary: 'Queue no further mail, and end the banner',
      access: 'admin',
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
