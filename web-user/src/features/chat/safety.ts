import type { ChatMessage, Match, MatchUser } from '../../shared/api/types.js';

/** Safety actions that the surrounding screen passes to a chat. */
export interface Safety {
  /** Ids of blocked users. */
  readonly blocked: ReadonlySet<number>;
  readonly onReportMessage: (message: ChatMessage) => void;
  readonly onBlock: (person: MatchUser) => void;
  /** Opens everything about safety at this table. @param people the other members */
  readonly onOpenSafety: (people: readonly MatchUser[], match: Match) => void;
}
