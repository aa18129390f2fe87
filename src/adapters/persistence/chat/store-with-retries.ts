import type { MessageDraft } from '../../../application/chat/ports.js';
import type { MessageBatches, StoredDraft } from './message-batches.js';

const MAX_ATTEMPTS = 3;
/** SQLSTATE of a deadlock and of a serialization failure, after which the same batch may succeed. */
const RETRYABLE = new Set(['40P01', '40001']);
/** Lock timeout, and the classes of invalid data and violated constraints: another part of the batch may succeed. */
const DIVISIBLE = /^(55P03|22|23)/;

/**
 * Stores the batch, again after a deadlock, and in halves where some of it fails.
 * @returns an outcome per message, or the error because of which it may not have been stored
 */
export async function storeWithRetries(
  batches: MessageBatches,
  drafts: readonly MessageDraft[],
  report: (error: unknown) => void,
): Promise<Array<StoredDraft | Error>> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await batches.store(drafts);
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (RETRYABLE.has(code) && attempt < MAX_ATTEMPTS) continue;
      if (drafts.length > 1 && DIVISIBLE.test(code)) return inHalves(batches, drafts, report);
      report(error);
      return drafts.map(() => error as Error);
    }
  }
}

/** Messages of one room stay in order, because the first half is stored before the second. */
async function inHalves(
  batches: MessageBatches,
  drafts: readonly MessageDraft[],
  report: (error: unknown) => void,
): Promise<Array<StoredDraft | Error>> {
  const middle = drafts.length >> 1;
  const first = await storeWithRetries(batches, drafts.slice(0, middle), report);
  return [...first, ...(await storeWithRetries(batches, drafts.slice(middle), report))];
}
