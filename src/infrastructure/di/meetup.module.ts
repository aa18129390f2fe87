import { ContainerModule } from 'inversify';
import { meetupDeskRoutes } from '../../adapters/http/admin/meetups.routes.js';
import { meetupErrors } from '../../adapters/http/meetup/meetup.errors.js';
import { meetupRoutes } from '../../adapters/http/meetup/meetup.routes.js';
import { sharedMeetupRoutes } from '../../adapters/http/meetup/shared-meetup.routes.js';
import { PostgresMeetupRecords } from '../../adapters/persistence/meetup/meetup-records.js';
import { PostgresMeetupQueries } from '../../adapters/persistence/meetup/meetup-queries.js';
import { PostgresAuthorLocks } from '../../adapters/persistence/chat/postgres-author-locks.js';
import { PostgresMeetupLinks } from '../../adapters/persistence/meetup/postgres-meetup-links.js';
import { PostgresMeetups } from '../../adapters/persistence/meetup/postgres-meetups.js';
import { PostgresParticipants } from '../../adapters/persistence/meetup/postgres-participants.js';
import { LinkedPictureFetcher } from '../../adapters/storage/linked-picture-fetcher.js';
import { SharpShareImages } from '../../adapters/storage/sharp-share-images.js';
import { SystemMessages } from '../../application/chat/system-messages.js';
import { CancelMatch } from '../../application/match/cancel-match.js';
import { LeaveAllMatches } from '../../application/match/leave-all-matches.js';
import { LeaveMatch } from '../../application/match/leave-match.js';
import { WithdrawRequest } from '../../application/matching-request/withdraw-request.js';
import { CancelMeetupByStaff } from '../../application/meetup/cancel-meetup-by-staff.js';
import { CancelOwnMeetup } from '../../application/meetup/cancel-own-meetup.js';
import { ChangeMeetup } from '../../application/meetup/change-meetup.js';
import { PromoteFromWaitlist } from '../../application/meetup/promote-from-waitlist.js';
import { CancelAllParticipation } from '../../application/meetup/cancel-all-participation.js';
import { JoinMeetup } from '../../application/meetup/join-meetup.js';
import { LeaveMeetup } from '../../application/meetup/leave-meetup.js';
import type { MeetupLinks } from '../../application/meetup/meetup-links.js';
import type { MeetupRecords } from '../../application/meetup/meetup-records.js';
import type { MeetupQueries } from '../../application/meetup/meetup-views.js';
import { OnTableMoved } from '../../application/meetup/on-table-moved.js';
import { ParticipantGuard } from '../../application/meetup/participant-guard.js';
import { AuditedReads } from '../../application/audit/audited-reads.js';
import { PlanMeetup } from '../../application/meetup/plan-meetup.js';
import type { Meetups, Participants } from '../../application/meetup/ports.js';
import { ReadSharedMeetup } from '../../application/meetup/read-shared-meetup.js';
import { ReadMeetups } from '../../application/meetup/read-meetups.js';
import { ShareMeetup } from '../../application/meetup/share-meetup.js';
import { OnMeetupCancelled } from '../../application/meetup/on-meetup-cancelled.js';
import { VenueInput } from '../../application/meetup/venue-input.js';
import { MeetupAnnouncements } from '../../application/meetup/meetup-announcements.js';
import { MeetupMails } from '../../application/meetup/meetup-mails.js';
import { Notifier } from '../../application/notifications/notifier.js';
import type { AuthorLocks } from '../../application/standing/author-locks.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { PictureStore } from '../../application/shared/picture-store.js';
import type { LinkedPictures } from '../../application/shared/pictures.js';
import { ZONES } from './account.module.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import { MATCHES } from './match.module.js';
import { CONTACTS } from './notifications.module.js';
import { MATCHING_REQUESTS } from './matching-request.module.js';
import {
  CURRENT_NAME,
  AUDIT_LOG,
  BLOCKS,
  CHANCE,
  CLOCK,
  CONTEXT_REGISTRATION,
  ENTITY_MANAGER,
  GEOCODER,
  HOME_ZONE,
  JOBS,
  LISTS,
  POOL,
  PUBLIC_URL,
  RATE_LIMITER,
  REALTIME,
  UNIT_OF_WORK,
  STAFF_DECISIONS,
} from './tokens.js';

const AUTHOR_LOCKS = token<AuthorLocks>('AuthorLocks');
const LINKED_PICTURES = token<LinkedPictures>('LinkedPictures');
const LINKS = token<MeetupLinks>('MeetupLinks');
const MEETUPS = token<Meetups>('Meetups');
const PARTICIPANTS = token<Participants>('Participants');
const QUERIES = token<MeetupQueries>('MeetupQueries');
const RECORDS = token<MeetupRecords>('MeetupRecords');

export const meetupModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresMeetups, [ENTITY_MANAGER, MATCHES], MEETUPS);
  bindClass(bind, PostgresParticipants, [ENTITY_MANAGER, HOME_ZONE], PARTICIPANTS);
  bindClass(bind, PostgresMeetupQueries, [POOL, LISTS], QUERIES);
  bindClass(bind, PostgresMeetupLinks, [ENTITY_MANAGER], LINKS);
  bindClass(bind, PostgresMeetupRecords, [POOL, LISTS], RECORDS);

  bindClass(bind, ParticipantGuard, [PARTICIPANTS, GoodStanding, MATCHES, MATCHING_REQUESTS, RATE_LIMITER]);
  bindClass(bind, MeetupAnnouncements, [REALTIME, AUDIT_LOG]);
  bindClass(bind, MeetupMails, [CONTACTS, Notifier, CURRENT_NAME, PUBLIC_URL]);
  bind(LINKED_PICTURES)
    .toResolvedValue(() => new LinkedPictureFetcher())
    .inSingletonScope();
  bindClass(bind, ReadMeetups, [QUERIES, PARTICIPANTS, CLOCK]);
  bindClass(bind, VenueInput, [GEOCODER, ZONES, HOME_ZONE, PictureStore, JOBS, LINKED_PICTURES]);
  bindClass(bind, PlanMeetup, [
    UNIT_OF_WORK,
    MEETUPS,
    ParticipantGuard,
    VenueInput,
    MeetupAnnouncements,
    CLOCK,
  ]);
  bindClass(bind, PromoteFromWaitlist, [
    UNIT_OF_WORK,
    MEETUPS,
    ParticipantGuard,
    MeetupMails,
    REALTIME,
    CLOCK,
  ]);
  bindClass(bind, ChangeMeetup, [
    UNIT_OF_WORK,
    MEETUPS,
    ParticipantGuard,
    VenueInput,
    PromoteFromWaitlist,
    MeetupAnnouncements,
    CLOCK,
  ]);
  bindClass(bind, OnTableMoved, [UNIT_OF_WORK, MEETUPS, SystemMessages, MeetupMails, BLOCKS]);
  bindClass(bind, JoinMeetup, [
    UNIT_OF_WORK,
    MEETUPS,
    ParticipantGuard,
    PromoteFromWaitlist,
    REALTIME,
    CLOCK,
  ]);
  bindClass(bind, ShareMeetup, [UNIT_OF_WORK, MEETUPS, LINKS, ParticipantGuard, CHANCE, CLOCK]);
  bindClass(bind, ReadSharedMeetup, [LINKS, GEOCODER, RATE_LIMITER, CLOCK]);
  bindClass(bind, SharpShareImages, []);
  bindClass(bind, LeaveMeetup, [UNIT_OF_WORK, MEETUPS, LeaveMatch]);
  bindClass(bind, CancelMeetupByStaff, [UNIT_OF_WORK, MEETUPS, AUDIT_LOG, STAFF_DECISIONS, REALTIME, CLOCK]);
  bindClass(bind, OnMeetupCancelled, [UNIT_OF_WORK, MEETUPS, MeetupMails, JOBS]);
  bindClass(bind, CancelOwnMeetup, [UNIT_OF_WORK, MEETUPS, CancelMatch, AUDIT_LOG]);
  bindClass(bind, LeaveAllMatches, [MATCHES, LeaveMatch, CancelMatch, CLOCK]);
  bindClass(bind, PostgresAuthorLocks, [ENTITY_MANAGER], AUTHOR_LOCKS);
  bindClass(bind, CancelAllParticipation, [
    UNIT_OF_WORK,
    LeaveAllMatches,
    MEETUPS,
    MATCHING_REQUESTS,
    WithdrawRequest,
    AUTHOR_LOCKS,
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
            cancelOwnMeetup: get(CancelOwnMeetup),
            clock: get(CLOCK),
          }),
          ...sharedMeetupRoutes({
            shareMeetup: get(ShareMeetup),
            readSharedMeetup: get(ReadSharedMeetup),
            shareImages: get(SharpShareImages),
            appName: get(CURRENT_NAME),
            publicUrl: get(PUBLIC_URL),
          }),
          ...meetupDeskRoutes({
            records: get(RECORDS),
            reads: get(AuditedReads),
            planMeetup,
            cancelMeetupByStaff: get(CancelMeetupByStaff),
          }),
        ],
        errors: meetupErrors,
        handlers: { 'table-moved': run(OnTableMoved) },
        recurring: [],
      };
    })
    .inSingletonScope();
});
