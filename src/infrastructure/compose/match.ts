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
import type { Shared } from './shared.js';

export function composeMatch(shared: Shared, given: Omit<MatchPorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const matchMails = new MatchMails(ports);
  const advanceTables = new AdvanceTables(ports);
  const news = new TableNews(ports, matchMails);
  const past = new ForgettingTables(ports);
  const handlers = {
    onRequestClosed: { execute: (event: RequestClosed) => news.requestClosed(event) },
    onTableFormed: { execute: (event: TableFormed) => news.formed(event) },
    onSeatTaken: { execute: (event: SeatTaken) => news.seatTaken(event) },
    onSeatFreed: { execute: (event: SeatFreed) => news.seatFreed(event) },
    onMembersMoved: { execute: (event: MembersMoved) => news.membersMoved(event) },
    onChatLeft: { execute: (event: ChatLeft) => news.chatLeft(event) },
    onSeatLost: { execute: (event: SeatLost) => news.seatLost(event) },
    onTableConfirmed: { execute: (event: TableConfirmed) => news.confirmed(event) },
    onTableEnded: { execute: (event: TableEnded) => news.ended(event) },
    advanceTables,
    eraseMeetupTexts: { execute: () => past.eraseTexts() },
    anonymizeMatches: { execute: () => past.anonymize() },
  };
  return { leavingTables: new LeavingTables(ports), advanceTables, matchMails, handlers };
}
