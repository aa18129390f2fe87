import {
  type StoredDraft,
  storeWithRetries,
} from '../../../../src/adapters/persistence/chat/message-batches.js';
import type { MessageDraft } from '../../../../src/application/chat/ports.js';

const failure = (code: string): Error => Object.assign(new Error(code), { code });
const drafts = Array.from({ length: 8 }, (_, id) => ({ matchId: id }) as MessageDraft);
const stored = ({ matchId: id }: MessageDraft): StoredDraft => ({
  kind: 'new',
  id,
  previousId: 0,
  former: [],
});

async function storing(fail: (batch: readonly MessageDraft[], attempt: number) => Error | null) {
  const reported: unknown[] = [];
  let attempts = 0;
  const store = async (batch: readonly MessageDraft[]) => {
    const error = fail(batch, ++attempts);
    if (error) throw error;
    return batch.map(stored);
  };
  const outcomes = await storeWithRetries(store, drafts, (error) => reported.push(error));
  return { outcomes, reported, attempts };
}

it('stores a batch again after a deadlock, three times at most', async () => {
  const once = await storing((_batch, attempt) => (attempt === 1 ? failure('40P01') : null));
  expect([once.outcomes, once.attempts, once.reported]).toEqual([drafts.map(stored), 2, []]);
  const always = await storing(() => failure('40001'));
  expect([always.attempts, always.reported]).toEqual([3, [failure('40001')]]);
  expect(always.outcomes.every((outcome) => outcome instanceof Error)).toBe(true);
});

it.each(['55P03', '22P05', '23503'])('stores all but the message that fails with %s', async (code) => {
  const { outcomes, reported } = await storing((batch) =>
    batch.includes(drafts[5]!) ? failure(code) : null,
  );
  expect(outcomes).toEqual(drafts.map((draft, n) => (n === 5 ? failure(code) : stored(draft))));
  expect(reported).toEqual([failure(code)]);
});

it('fails the whole batch when the connection is lost, because some of it may have been stored', async () => {
  const { outcomes, attempts } = await storing(() => failure('57P01'));
  expect([outcomes, attempts]).toEqual([drafts.map(() => failure('57P01')), 1]);
});
