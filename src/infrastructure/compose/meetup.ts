import type { LeavingTables } from '../../application/match/leaving-tables.js';
import type { MatchingRequests } from '../../application/matching-request/ports.js';
import type { AskingForTables } from '../../application/matching-request/asking-for-tables.js';
import { CancelAllParticipation } from '../../application/meetup/cancel-all-participation.js';
import { CancelMeetupByStaff } from '../../application/meetup/cancel-meetup-by-staff.js';
import { MeetupMails } from '../../application/meetup/meetup-mails.js';
import { MeetupSeats } from '../../application/meetup/meetup-seats.js';
import { OnTableChanged } from '../../application/meetup/on-table-changed.js';
import { OrganizingMeetups } from '../../application/meetup/organizing-meetups.js';
import { ParticipantGuard } from '../../application/meetup/participant-guard.js';
import type { MeetupPorts, Meetups } from '../../application/meetup/ports.js';
import { ReadMeetups } from '../../application/meetup/read-meetups.js';
import { SharingMeetups } from '../../application/meetup/sharing-meetups.js';
import type { SeatFreed, TableEnded, TableMoved } from '../../domain/match/match-events.js';
import type { AuthorLocks } from '../../application/standing/author-locks.js';
import type { Shared } from './shared.js';

export function composeMeetup(shared: Shared, given: Omit<MeetupPorts, keyof Shared>) {
  const ports: MeetupPorts = { ...shared, ...given };
  const guard = new ParticipantGuard(ports);
  const mails = new MeetupMails(ports);
  const meetupSeats = new MeetupSeats(ports, guard, mails);
  const onTable = new OnTableChanged(ports, mails);
  const handlers = {
    onTableMoved: { execute: (event: TableMoved) => onTable.moved(event) },
    onSeatFreed: { execute: (event: SeatFreed) => meetupSeats.seatFreed(event) },
    onTableEnded: { execute: (event: TableEnded) => onTable.ended(event) },
  };
  return {
    organizingMeetups: new OrganizingMeetups(ports, guard, meetupSeats),
    meetupSeats,
    sharingMeetups: new SharingMeetups(ports, guard),
    readMeetups: new ReadMeetups(ports),
    cancelMeetupByStaff: new CancelMeetupByStaff(ports),
    handlers,
  };
}

interface ParticipationPorts {
  readonly leavingTables: LeavingTables;
  readonly meetups: Meetups;
  readonly requests: MatchingRequests;
  readonly askingForTables: Pick<AskingForTables, 'end'>;
  readonly authorLocks: AuthorLocks;
}

/** Takes someone out of every table, meetup and request, when their account ends or is suspended. */
export function composeParticipation({ unitOfWork, clock }: Shared, ports: ParticipationPorts) {
  const { leavingTables, meetups, requests, askingForTables, authorLocks } = ports;
  return {
    cancelAllParticipation: new CancelAllParticipation(
      unitOfWork,
      leavingTables,
      meetups,
      requests,
      askingForTables,
      authorLocks,
      clock,
    ),
  };
}
