import { AdvanceTables } from '../../application/match/advance-tables.js';
import { ForgettingTables } from '../../application/match/forgetting-tables.js';
import { LeavingTables } from '../../application/match/leaving-tables.js';
import { MatchMails } from '../../application/match/match-mails.js';
import type { MatchPorts } from '../../application/match/ports.js';
import { TableNews } from '../../application/match/table-news.js';
import type {
  ChatLeft,
  MembersMoved,
  SeatFreed,
  SeatLost,
  SeatTaken,
  TableConfirmed,
  TableEnded,
  TableFormed,
} from '../../domain/match/match-events.js';
import type { RequestClosed } from '../../domain/matching-request/matching-request-events.js';
import type { Background, Shared } from './shared.js';

export function composeMatch(shared: Shared, given: Omit<MatchPorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const matchMails = new MatchMails(ports);
  const advanceTables = new AdvanceTables(ports);
  const news = new TableNews(ports, matchMails);
  const past = new ForgettingTables(ports);
  const background: Background = {
    handlers: {
      'request-closed': { execute: (event: RequestClosed) => news.requestClosed(event) },
      'table-formed': { execute: (event: TableFormed) => news.formed(event) },
      'seat-taken': { execute: (event: SeatTaken) => news.seatTaken(event) },
      'seat-freed': { execute: (event: SeatFreed) => news.seatFreed(event) },
      'members-moved': { execute: (event: MembersMoved) => news.membersMoved(event) },
      'chat-left': { execute: (event: ChatLeft) => news.chatLeft(event) },
      'seat-lost': { execute: (event: SeatLost) => news.seatLost(event) },
      'table-confirmed': { execute: (event: TableConfirmed) => news.confirmed(event) },
      'table-ended': { execute: (event: TableEnded) => news.ended(event) },
      'advance-tables': advanceTables,
      'erase-meetup-texts': { execute: () => past.eraseTexts() },
      'anonymize-matches': { execute: () => past.anonymize() },
    },
    recurring: [
      { name: 'advance-tables', match: '*/5 * * * *' },
      { name: 'erase-meetup-texts', match: '41 3 * * *' },
      { name: 'anonymize-matches', match: '43 3 * * *' },
    ],
  };
  return { leavingTables: new LeavingTables(ports), advanceTables, matchMails, background };
}
