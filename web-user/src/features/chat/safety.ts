import type { ChatMessage, MatchUser } from '../../shared/api/types.js';

/** Safety actions that the surrounding screen passes to a chat. */
export interface Safety {
  /** Ids of blocked users. */
  readonly blocked: ReadonlySet<number>;
  readonly onReportMessage: (message: ChatMessage) => void;
  readonly onBlock: (person: MatchUser) => void;
  /** Opens the list of members to report or block. */
  readonly onChoosePerson: (people: readonly MatchUser[]) => void;
}
