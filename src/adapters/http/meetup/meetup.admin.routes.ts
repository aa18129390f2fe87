import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { CancelMeetupByStaff } from '../../../application/meetup/cancel-meetup-by-staff.js';
import type {
  MeetupRecordFilter,
  MeetupRecords,
  MeetupRecordSort,
} from '../../../application/meetup/meetup-records.js';
import type { OrganizingMeetups } from '../../../application/meetup/organizing-meetups.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import { notThere } from '../http-error.js';
import { PlanMeetupBody } from './meetup.dto.js';
import { commandFrom } from './plan-meetup.body.js';
import { presentMeetupRecord, VENUE_PICTURE_FIELD } from './venue-fields.js';
import { decisionConflict } from '../admin/decision.dto.js';
import { one, type Route } from '../route.js';
import { aDate, anyOf, aText, ids, type ListRules } from '../admin/list-query.js';
import { listRoute } from '../admin/list-route.js';
import {
  CancelForAllBody,
  MEETUP_STATUSES,
  MeetupRecordResponse,
  MeetupRecordParams,
  MeetupRecordRowResponse,
} from './meetup.admin.dto.js';
import { routesFor } from '../routes-for.js';

export interface MeetupDeskServices {
  readonly records: MeetupRecords;
  readonly reads: AuditedReads;
  readonly organizingMeetups: OrganizingMeetups;
  readonly cancelMeetupByStaff: CancelMeetupByStaff;
}

const path = '/api/admin/meetups';
const tag = 'Console: meetups';
const moderator = routesFor('moderator', tag);
const over = decisionConflict('It is over or cancelled already, or someone decided in the meantime');

const rules: ListRules<MeetupRecordSort, MeetupRecordFilter> = {
  sorts: ['id', 'scheduledDate', 'seatsTaken'],
  order: ['scheduledDate', 'DESC'],
  filters: { id: ids, q: aText, date: aDate, status: anyOf(MEETUP_STATUSES), venueType: anyOf(VENUE_TYPES) },
};

/** Meetups in the console. */
export function meetupDeskRoutes({
  records,
  reads,
  organizingMeetups,
  cancelMeetupByStaff,
}: MeetupDeskServices): Route[] {
  const recordOf = async (id: number) => {
    const record = await records.one(id);
    if (!record) throw notThere();
    return presentMeetupRecord(record);
  };

  return [
    listRoute({
      name: 'meetups',
      tag,
      operationId: 'listMeetupRecords',
      summary: 'List meetups, past ones included',
      access: 'moderator',
      isAudited: true,
      shape: MeetupRecordRowResponse,
      rules,
      read: (asked) => records.page(asked),
      noteRead: (...page) => reads.listed('meetup.listed', ...page),
    }),
    moderator.get(`${path}/:id`, 'getMeetupRecord', {
      summary: 'Get a meetup with its participants',
      isAudited: true,
      params: MeetupRecordParams,
      responses: { 200: one(MeetupRecordResponse) },
      handle: async ({ userId, params }) => {
        const record = await recordOf(params.id);
        await reads.viewed(userId, 'meetup.viewed', { kind: 'meetup', id: params.id });
        return record;
      },
    }),
    moderator.post(path, 'planMeetupAsStaff', {
      summary: 'Announce a meetup on any day of the week, without an own seat',
      body: PlanMeetupBody,
      pictureField: VENUE_PICTURE_FIELD,
      responses: { 200: one(MeetupRecordResponse, 'The meetup is open') },
      handle: async ({ userId, body }) =>
        recordOf((await organizingMeetups.plan({ ...commandFrom(body), userId, byStaff: true })).meetupId),
    }),
    moderator.post(`${path}/:id/cancel`, 'cancelMeetupAsStaff', {
      summary: 'Cancel a meetup; participants and the waitlist are notified',
      params: MeetupRecordParams,
      body: CancelForAllBody,
      responses: { 200: one(MeetupRecordResponse), ...over },
      handle: async ({ userId, params, body }) => {
        await cancelMeetupByStaff.execute({
          staffId: userId,
          meetupId: params.id,
          reason: body.reason || null,
          decidedAfter: body.decidedAfter,
        });
        return recordOf(params.id);
      },
    }),
  ];
}
