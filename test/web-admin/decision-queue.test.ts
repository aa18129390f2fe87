import { jest } from '@jest/globals';
import {
  type Decision,
  DecisionQueue,
  UNDO_MS,
} from '../../web-admin/src/shared/review-case/decision-queue.js';

let sent: string[];
let decisions: DecisionQueue;

const approving = (id: number, send?: () => Promise<void>): Decision => ({
  key: `verifications/${id}`,
  summary: `Approved ${id}`,
  path: `/verifications/${id}/show`,
  send:
    send ??
    (() => {
      sent.push(`approve ${id}`);
      return Promise.resolve();
    }),
});
const states = () => decisions.all().map(({ key, state }) => `${key} ${state}`);

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  decisions = new DecisionQueue();
});

describe('the decision queue', () => {
  test('sends a decision once, when the undo time is over', async () => {
    decisions.enqueue(approving(1));
    await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['approve 1']);
    expect(decisions.all()).toEqual([]);
    await jest.advanceTimersByTimeAsync(UNDO_MS * 10);
    expect(sent).toHaveLength(1);
  });

  test('does not send a decision that was undone', async () => {
    decisions.enqueue(approving(1));
    expect(decisions.undo()?.path).toBe('/verifications/1/show');
    await jest.advanceTimersByTimeAsync(UNDO_MS * 2);
    expect(sent).toEqual([]);
    expect(decisions.undo()).toBeNull();
  });

  test('gives a decision that was undone and queued again the full undo time', async () => {
    decisions.enqueue(approving(1));
    await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
    decisions.undo();
    decisions.enqueue(approving(1));
    await jest.advanceTimersByTimeAsync(UNDO_MS - 1);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['approve 1']);
  });

  test('undoes the newest decision by default, and any decision by its key', async () => {
    [1, 2, 3].forEach((id) => decisions.enqueue(approving(id)));
    expect(decisions.undo()?.key).toBe('verifications/3');
    expect(decisions.undo('verifications/1')?.key).toBe('verifications/1');
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent).toEqual(['approve 2']);
  });

  test('ignores a second decision with the key of a waiting one', async () => {
    decisions.enqueue(approving(1));
    decisions.enqueue({ ...approving(1), summary: 'Rejected 1' });
    expect(decisions.all().map(({ summary }) => summary)).toEqual(['Approved 1']);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(sent).toEqual(['approve 1']);
  });

  test('sends every waiting decision once when it is flushed', async () => {
    decisions.enqueue(approving(1));
    decisions.enqueue(approving(2));
    await decisions.flush();
    expect(sent).toEqual(['approve 1', 'approve 2']);
    await jest.advanceTimersByTimeAsync(UNDO_MS * 2);
    expect(sent).toHaveLength(2);
  });

  test('does not undo a decision whose request has started', async () => {
    let arrive = () => undefined as void;
    decisions.enqueue(approving(1, () => new Promise<void>((resolve) => (arrive = resolve))));
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(states()).toEqual(['verifications/1 sending']);
    expect(decisions.undo()).toBeNull();
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(decisions.all()).toEqual([]);
  });

  test('keeps a failed decision with its error message until it is retried or discarded', async () => {
    let isAway = true;
    const send = () => (isAway ? Promise.reject(new Error('No connection')) : approving(1).send());
    decisions.enqueue(approving(1, send));
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(decisions.all()).toMatchObject([{ state: 'failed', failure: 'No connection' }]);
    expect(decisions.undo()).toBeNull();

    await decisions.retry('verifications/1');
    expect(states()).toEqual(['verifications/1 failed']);
    isAway = false;
    await decisions.retry('verifications/1');
    expect(sent).toEqual(['approve 1']);
    expect(decisions.all()).toEqual([]);

    decisions.enqueue(approving(2, () => Promise.reject(new Error('Somebody else was faster'))));
    decisions.discard('verifications/2');
    expect(states()).toEqual(['verifications/2 waiting']);
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    decisions.discard('verifications/2');
    expect(decisions.all()).toEqual([]);
  });

  test('notifies listeners of every change and returns the same array in between', async () => {
    const lists: unknown[] = [];
    const leave = decisions.subscribe(() => lists.push(decisions.all()));
    decisions.enqueue(approving(1));
    expect(decisions.all()).toBe(decisions.all());
    await jest.advanceTimersByTimeAsync(UNDO_MS);
    expect(lists).toHaveLength(3);
    leave();
    decisions.enqueue(approving(2));
    expect(lists).toHaveLength(3);
    await decisions.flush();
  });
});
