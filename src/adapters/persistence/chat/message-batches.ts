import type { MessageDraft } from '../../../application/chat/ports.js';

/** What became of one message of a batch. */
export type StoredDraft =
  | {
      readonly kind: 'new';
      readonly id: number;
      /** The id before it in its room; 0 for none. */
      readonly previousId: number;
      /** Users who left the match. */
      readonly former: readonly number[];
    }
  | { readonly kind: 'duplicate'; readonly id: number }
  | { readonly kind: 'not_a_member' | 'suspended' | 'closed' };

/** Stores several messages in one transaction. */
export interface MessageBatches {
  /**
   * Messages of a room get ids in the order of the list; a message that is refused does not affect the others.
   * @returns an outcome per message, in the same order
   * @throws an error of pg when none of them may have been stored
   */
  store(drafts: readonly MessageDraft[]): Promise<StoredDraft[]>;
}
