import type { SystemMessages } from '../../application/chat/system-messages.js';
import { AdvanceTables } from '../../application/match/advance-tables.js';
import { CancelMatch } from '../../application/match/cancel-match.js';
import { DissolveSmallTable } from '../../application/match/dissolve-small-table.js';
import { LeaveAllMatches } from '../../application/match/leave-all-matches.js';
import { LeaveMatch } from '../../application/match/leave-match.js';
import { MatchMails } from '../../application/match/mails/match-mails.js';
import { OnChatLeft } from '../../application/match/on-chat-left.js';
import { OnRequestClosed } from '../../application/match/mails/on-request-closed.js';
import { OnSeatFreed } from '../../application/match/on-seat-freed.js';
import { OnSeatLost } from '../../application/match/mails/on-seat-lost.js';
import { OnSeatTaken } from '../../application/match/on-seat-taken.js';
import { OnTableConfirmed } from '../../application/match/on-table-confirmed.js';
import { OnTableEnded } from '../../application/match/mails/on-table-ended.js';
import { OnTableFormed } from '../../application/match/mails/on-table-formed.js';
import type { Matches } from '../../application/match/ports.js';
import { ANONYMIZE_MATCHES, AnonymizeMatches } from '../../application/match/retention/anonymize-matches.js';
import {
  ERASE_MEETUP_TEXTS,
  eraseMeetupTexts,
} from '../../application/match/retention/erase-meetup-texts.js';
import type { PastMatches } from '../../application/match/retention/past-matches.js';
import type { MatchingRequests } from '../../application/matching-request/ports.js';
import { Requeue } from '../../application/matching-request/requeue.js';
import type { Blocks } from '../../application/moderation/ports.js';
import type { ReportEarlyCancellation } from '../../application/moderation/report-early-cancellation.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly requests: MatchingRequests;
  readonly blocks: Blocks;
  readonly pastMatches: PastMatches;
  readonly systemMessages: SystemMessages;
  readonly reportEarlyCancellation: Pick<ReportEarlyCancellation, 'execute'>;
}

export function composeMatch(shared: Shared, ports: Ports) {
  const { unitOfWork, realtime, clock, contacts, notifier, appName, publicUrl } = shared;
  const { matches, requests, blocks } = ports;
  const requeue = new Requeue(requests);
  const leaveMatch = new LeaveMatch(unitOfWork, matches, requests, blocks, requeue, realtime, clock);
  const cancelMatch = new CancelMatch(
    unitOfWork,
    matches,
    requests,
    requeue,
    leaveMatch,
    ports.reportEarlyCancellation,
    realtime,
    clock,
  );
  const dissolveSmallTable = new DissolveSmallTable(unitOfWork, matches, requeue, realtime, clock);
  const matchMails = new MatchMails(contacts, notifier, appName, publicUrl);
  return {
    leaveMatch,
    cancelMatch,
    leaveAllMatches: new LeaveAllMatches(matches, leaveMatch, cancelMatch, clock),
    dissolveSmallTable,
    matchMails,
    background: backgroundOf(shared, ports, dissolveSmallTable, matchMails),
  };
}

function backgroundOf(
  { unitOfWork, realtime, jobs, clock }: Shared,
  { matches, requests, systemMessages, pastMatches }: Ports,
  dissolveSmallTable: DissolveSmallTable,
  matchMails: MatchMails,
): Background {
  return {
    handlers: {
      'request-closed': new OnRequestClosed(unitOfWork, matchMails, realtime),
      'table-formed': new OnTableFormed(unitOfWork, matches, matchMails),
      'seat-taken': new OnSeatTaken(unitOfWork, matches, systemMessages, matchMails),
      'seat-freed': new OnSeatFreed(unitOfWork, matches, systemMessages, clock),
      'chat-left': new OnChatLeft(systemMessages),
      'seat-lost': new OnSeatLost(unitOfWork, matches, matchMails, realtime),
      'table-confirmed': new OnTableConfirmed(unitOfWork, matches, systemMessages, matchMails, clock),
      'table-ended': new OnTableEnded(unitOfWork, matches, matchMails),
      'advance-tables': new AdvanceTables(unitOfWork, matches, requests, dissolveSmallTable, clock),
      [ERASE_MEETUP_TEXTS]: eraseMeetupTexts(unitOfWork, pastMatches, jobs, clock),
      [ANONYMIZE_MATCHES]: new AnonymizeMatches(pastMatches, clock),
    },
    recurring: [
      { name: 'advance-tables', match: '*/5 * * * *' },
      { name: ERASE_MEETUP_TEXTS, match: '41 3 * * *' },
      { name: ANONYMIZE_MATCHES, match: '43 3 * * *' },
    ],
  };
}
