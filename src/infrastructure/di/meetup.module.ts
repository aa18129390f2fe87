import { ContainerModule } from 'inversify';
import { meetupDeskRoutes } from '../../adapters/http/admin/meetups.routes.js';
import { meetupErrors } from '../../adapters/http/meetup/meetup.errors.js';
import { meetupRoutes } from '../../adapters/http/meetup/meetup.routes.js';
import { PostgresMeetupRecords } from '../../adapters/persistence/meetup/meetup-records.js';
import { PostgresMeetupQueries } from '../../adapters/persistence/meetup/meetup-queries.js';
import { PostgresMeetups } from '../../adapters/persistence/meetup/postgres-meetups.js';
import { PostgresParticipants } from '../../adapters/persistence/meetup/postgres-participants.js';
import { SystemVoice } from '../../application/chat/system-voice.js';
import { CancelMeeting } from '../../application/match/cancel-meeting.js';
import { LeaveMatch } from '../../application/match/leave-match.js';
import { CancelRequest } from '../../application/matching-request/cancel-request.js';
import { CallOffMeetup } from '../../application/meetup/call-off-meetup.js';
import { CancelMeetup } from '../../application/meetup/cancel-meetup.js';
import { ChangeMeetup } from '../../application/meetup/change-meetup.js';
import { ComeToMeetup } from '../../application/meetup/come-to-meetup.js';
import { GiveFreeSeats } from '../../application/meetup/give-free-seats.js';
import { CancelAllParticipation } from '../../application/meetup/cancel-all-participation.js';
import { JoinMeetup } from '../../application/meetup/join-meetup.js';
import { LeaveMeetup } from '../../application/meetup/leave-meetup.js';
import type { MeetupRecords } from '../../application/meetup/meetup-records.js';
import type { MeetupQueries } from '../../application/meetup/meetup-views.js';
import { OnTableMoved } from '../../application/meetup/on-table-moved.js';
import { OtherPlans } from '../../application/meetup/other-plans.js';
import { PlanMeetup } from '../../application/meetup/plan-meetup.js';
import type { Meetups, Participants } from '../../application/meetup/ports.js';
import { ReadMeetups } from '../../application/meetup/read-meetups.js';
import { TellThoseInLine } from '../../application/meetup/tell-those-in-line.js';
import { VenueFinder } from '../../application/meetup/venue-finder.js';
import { WaitForSeat } from '../../application/meetup/wait-for-seat.js';
import { WriteToGuests } from '../../application/meetup/write-to-guests.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { PictureStore } from '../../application/shared/picture-store.js';
import { ZONES } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import { CONTACTS, MATCHES } from './match.module.js';
import { MATCHING_REQUESTS } from './matching-request.module.js';
import {
  APP_NAME,
  AUDIT_LOG,
  BLOCKS,
  CLOCK,
  CONTEXT_REGISTRATION,
  ENTITY_MANAGER,
  GEOCODER,
  HOME_ZONE,
  JOBS,
  POOL,
  PUBLIC_URL,
  RATE_LIMITER,
  REALTIME,
  UNIT_OF_WORK,
} from './tokens.js';

const MEETUPS = token<Meetups>('Meetups');
const PARTICIPANTS = token<Participants>('Participants');
const QUERIES = token<MeetupQueries>('MeetupQueries');
const RECORDS = token<MeetupRecords>('MeetupRecords');

export const meetupModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresMeetups, [ENTITY_MANAGER, MATCHES], MEETUPS);
  bindClass(bind, PostgresParticipants, [ENTITY_MANAGER, HOME_ZONE], PARTICIPANTS);
  bindClass(bind, PostgresMeetupQueries, [POOL], QUERIES);
  bindClass(bind, PostgresMeetupRecords, [POOL], RECORDS);

  bindClass(bind, OtherPlans, [MATCHES, MATCHING_REQUESTS]);
  bindClass(bind, WriteToGuests, [CONTACTS, JOBS, APP_NAME, PUBLIC_URL]);
  bindClass(bind, ReadMeetups, [QUERIES, PARTICIPANTS, CLOCK]);
  bindClass(bind, VenueFinder, [GEOCODER, ZONES, HOME_ZONE]);
  bindClass(bind, PlanMeetup, [
    UNIT_OF_WORK,
    MEETUPS,
    PARTICIPANTS,
    GoodStanding,
    OtherPlans,
    VenueFinder,
    PictureStore,
    RATE_LIMITER,
    REALTIME,
    AUDIT_LOG,
    CLOCK,
  ]);
  bindClass(bind, GiveFreeSeats, [
    UNIT_OF_WORK,
    MEETUPS,
    PARTICIPANTS,
    GoodStanding,
    OtherPlans,
    WriteToGuests,
    REALTIME,
    CLOCK,
  ]);
  bindClass(bind, ChangeMeetup, [
    UNIT_OF_WORK,
    MEETUPS,
    PARTICIPANTS,
    GoodStanding,
    OtherPlans,
    VenueFinder,
    PictureStore,
    GiveFreeSeats,
    JOBS,
    RATE_LIMITER,
    REALTIME,
    AUDIT_LOG,
    CLOCK,
  ]);
  bindClass(bind, OnTableMoved, [UNIT_OF_WORK, MEETUPS, SystemVoice, WriteToGuests, BLOCKS]);
  bindClass(bind, ComeToMeetup, [
    UNIT_OF_WORK,
    MEETUPS,
    PARTICIPANTS,
    GoodStanding,
    OtherPlans,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, JoinMeetup, [ComeToMeetup, REALTIME]);
  bindClass(bind, WaitForSeat, [ComeToMeetup, MEETUPS, GiveFreeSeats]);
  bindClass(bind, LeaveMeetup, [UNIT_OF_WORK, MEETUPS, LeaveMatch]);
  bindClass(bind, CallOffMeetup, [UNIT_OF_WORK, MEETUPS, AUDIT_LOG, REALTIME, CLOCK]);
  bindClass(bind, TellThoseInLine, [UNIT_OF_WORK, MEETUPS, WriteToGuests]);
  bindClass(bind, CancelMeetup, [UNIT_OF_WORK, MEETUPS, CancelMeeting, AUDIT_LOG]);
  bindClass(bind, CancelAllParticipation, [
    UNIT_OF_WORK,
    MATCHES,
    MEETUPS,
    MATCHING_REQUESTS,
    LeaveMatch,
    CancelMeeting,
    CancelRequest,
    CLOCK,
  ]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context) => {
      const { get } = context;
      const run = jobHandlers(context);
      const planMeetup = get(PlanMeetup);
      return {
        routes: [
          ...meetupRoutes({
            readMeetups: get(ReadMeetups),
            planMeetup,
            changeMeetup: get(ChangeMeetup),
            joinMeetup: get(JoinMeetup),
            leaveMeetup: get(LeaveMeetup),
            waitForSeat: get(WaitForSeat),
            cancelMeetup: get(CancelMeetup),
            clock: get(CLOCK),
          }),
          ...meetupDeskRoutes({ records: get(RECORDS), planMeetup, callOffMeetup: get(CallOffMeetup) }),
        ],
        errors: meetupErrors,
        handlers: { 'table-moved': run(OnTableMoved) },
        recurring: [],
      };
    })
    .inSingletonScope();
});
