import {
  joinOfferedMessage,
  mergeOfferedMessage,
  rescueOfferedMessage,
  splitOfferedMessage,
} from '../../domain/chat/system-messages.js';
import type { Match } from '../../domain/match/match.js';
import type { TableChange } from '../../domain/table-change/table-change.js';
import type { SystemMessages } from '../chat/system-messages.js';
import type { Clock, Jobs, Realtime } from '../shared/ports.js';
import { DROP_TABLE_CHANGE } from './drop-table-change.js';
import type { MatchMails } from '../match/match-mails.js';

/** What follows from a new proposal: a system message in each chat, a mail to those who are asked, and its deadline. */
export class TableChangeNotice {
  constructor(
    private readonly systemMessages: SystemMessages,
    private readonly matchMails: MatchMails,
    private readonly jobs: Jobs,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  async send(change: TableChange, matches: readonly Match[]): Promise<void> {
    const { matchId, expiresAt, askedIds } = change;
    const now = this.clock.now();
    const isMerge = matches.every(({ seated }) => seated.every(({ userId }) => askedIds.includes(userId)));
    for (const match of matches) {
      const { occasion, message } = isMerge ? MERGE : messageFor(change, match);
      await this.systemMessages.post(match.id, `${occasion}-${now.getTime()}`, message);
      const asked = match.seated.map(({ userId }) => userId).filter((userId) => askedIds.includes(userId));
      await this.matchMails.tableChangeAsked(match, asked, expiresAt);
    }
    const delaySeconds = Math.ceil((expiresAt.getTime() - now.getTime()) / 1000);
    // With its deadline, because an earlier proposal to the table may have left a job.
    const key = `${DROP_TABLE_CHANGE}:${matchId}:${expiresAt.getTime()}`;
    await this.jobs.add(DROP_TABLE_CHANGE, { matchId }, { key, delaySeconds });
    await this.realtime.signal({ type: 'matches_changed', userIds: [...askedIds] });
  }
}

/** The messages name no one. */
const MERGE = { occasion: 'merge', message: mergeOfferedMessage };

function messageFor({ leftOver, matchId }: TableChange, match: Match) {
  if (leftOver) return { occasion: 'split', message: splitOfferedMessage };
  return match.id === matchId
    ? { occasion: 'rescue', message: rescueOfferedMessage }
    : { occasion: 'join', message: joinOfferedMessage };
}
