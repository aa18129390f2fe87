import type { ChatMessage, MatchUser } from '../../shared/api/types.js';

/** What the screen around a chat can do for somebody to whom another does no good. */
export interface Safety {
  /** The people whom one has blocked. */
  readonly blocked: ReadonlySet<number>;
  readonly onReportMessage: (message: ChatMessage) => void;
  readonly onBlock: (person: MatchUser) => void;
  /** Asks which of the people at the table it is about. */
  readonly onChoosePerson: (people: readonly MatchUser[]) => void;
}
