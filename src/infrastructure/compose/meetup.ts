import type { SystemMessages } from '../../application/chat/system-messages.js';
import type { LeavingTables } from '../../application/match/leaving-tables.js';
import type { Matches } from '../../application/match/ports.js';
import type { MatchingRequests } from '../../application/matching-request/ports.js';
import type { WithdrawRequest } from '../../application/matching-request/withdraw-request.js';
import { CancelAllParticipation } from '../../application/meetup/cancel-all-participation.js';
import { CancelMeetupByStaff } from '../../application/meetup/cancel-meetup-by-staff.js';
import { CancelOwnMeetup } from '../../application/meetup/cancel-own-meetup.js';
import { ChangeMeetup } from '../../application/meetup/change-meetup.js';
import { JoinMeetup } from '../../application/meetup/join-meetup.js';
import { LeaveMeetup } from '../../application/meetup/leave-meetup.js';
import { MeetupAnnouncements } from '../../application/meetup/meetup-announcements.js';
import type { MeetupLinks } from '../../application/meetup/meetup-links.js';
import { MeetupMails } from '../../application/meetup/meetup-mails.js';
import type { MeetupQueries } from '../../application/meetup/meetup-views.js';
import { OnSeatFreed } from '../../application/meetup/on-seat-freed.js';
import { OnTableEnded } from '../../application/meetup/on-table-ended.js';
import { OnTableMoved } from '../../application/meetup/on-table-moved.js';
import { ParticipantGuard } from '../../application/meetup/participant-guard.js';
import { PlanMeetup } from '../../application/meetup/plan-meetup.js';
import type { Meetups, Participants } from '../../application/meetup/ports.js';
import { PromoteFromWaitlist } from '../../application/meetup/promote-from-waitlist.js';
import { ReadMeetups } from '../../application/meetup/read-meetups.js';
import { ReadSharedMeetup } from '../../application/meetup/read-shared-meetup.js';
import { ShareMeetup } from '../../application/meetup/share-meetup.js';
import { VenueInput } from '../../application/meetup/venue-input.js';
import type { Blocks } from '../../application/moderation/ports.js';
import type { LinkedPictures } from '../../application/shared/pictures.js';
import type { TimeZones } from '../../application/shared/time-zones.js';
import type { AuthorLocks } from '../../application/standing/author-locks.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly meetups: Meetups;
  readonly participants: Participants;
  readonly linkedPictures: LinkedPictures;
  readonly matches: Matches;
  readonly requests: MatchingRequests;
  readonly blocks: Blocks;
  readonly zones: TimeZones;
  readonly systemMessages: SystemMessages;
  readonly leavingTables: LeavingTables;
}

export function composeMeetup(shared: Shared, ports: Ports) {
  const { unitOfWork, goodStanding, jobs, realtime, limiter, audit, staffDecisions, clock } = shared;
  const { contacts, notifier, appName, publicUrl, geocoder, homeZone, pictures } = shared;
  const { meetups, participants, matches, requests, systemMessages, leavingTables } = ports;
  const guard = new ParticipantGuard(participants, goodStanding, matches, requests, limiter);
  const mails = new MeetupMails(contacts, notifier, appName, publicUrl);
  const announcements = new MeetupAnnouncements(realtime, audit);
  const venueInput = new VenueInput(geocoder, ports.zones, homeZone, pictures, jobs, ports.linkedPictures);
  const promote = new PromoteFromWaitlist(unitOfWork, meetups, guard, mails, realtime, clock);
  const handlers = {
    onTableMoved: new OnTableMoved(unitOfWork, meetups, systemMessages, mails, ports.blocks),
    onSeatFreed: new OnSeatFreed(unitOfWork, matches, promote),
    onTableEnded: new OnTableEnded(unitOfWork, matches, meetups, mails, jobs),
  };
  return {
    guard,
    planMeetup: new PlanMeetup(unitOfWork, meetups, guard, venueInput, announcements, clock),
    changeMeetup: new ChangeMeetup(unitOfWork, meetups, guard, venueInput, promote, announcements, clock),
    joinMeetup: new JoinMeetup(unitOfWork, meetups, guard, promote, realtime, clock),
    leaveMeetup: new LeaveMeetup(unitOfWork, meetups, leavingTables),
    cancelOwnMeetup: new CancelOwnMeetup(unitOfWork, meetups, leavingTables, audit),
    cancelMeetupByStaff: new CancelMeetupByStaff(unitOfWork, meetups, audit, staffDecisions, realtime, clock),
    handlers,
  };
}

interface PagePorts {
  readonly meetups: Meetups;
  readonly meetupQueries: MeetupQueries;
  readonly meetupLinks: MeetupLinks;
  readonly participants: Participants;
  readonly guard: ParticipantGuard;
}

/** Browsing meetups, and the public page of one. */
export function composeMeetupPages(shared: Shared, ports: PagePorts) {
  const { unitOfWork, chance, geocoder, limiter, clock } = shared;
  const { meetups, meetupQueries, meetupLinks, participants, guard } = ports;
  return {
    readMeetups: new ReadMeetups(meetupQueries, participants, clock),
    shareMeetup: new ShareMeetup(unitOfWork, meetups, meetupLinks, guard, chance, clock),
    readSharedMeetup: new ReadSharedMeetup(meetupLinks, geocoder, limiter, clock),
  };
}

interface ParticipationPorts {
  readonly leavingTables: LeavingTables;
  readonly meetups: Meetups;
  readonly requests: MatchingRequests;
  readonly withdrawRequest: WithdrawRequest;
  readonly authorLocks: AuthorLocks;
}

/** Takes someone out of every table, meetup and request, when their account ends or is suspended. */
export function composeParticipation({ unitOfWork, clock }: Shared, ports: ParticipationPorts) {
  const { leavingTables, meetups, requests, withdrawRequest, authorLocks } = ports;
  return {
    cancelAllParticipation: new CancelAllParticipation(
      unitOfWork,
      leavingTables,
      meetups,
      requests,
      withdrawRequest,
      authorLocks,
      clock,
    ),
  };
}
