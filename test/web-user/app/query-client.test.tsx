import { MINUTE_MS } from '../../../src/domain/shared/durations.js';
import { jest } from '@jest/globals';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../../web-user/src/app/QueryProvider.js';

beforeEach(() => void jest.useFakeTimers());

const anHour = () => jest.advanceTimersByTimeAsync(60 * MINUTE_MS);

it.each([
  ['a successful query', () => Promise.resolve('read')],
  ['a failed query', () => Promise.reject(new Error('Away'))],
])('%s is not refetched automatically, neither after time nor on focus', async (_what, answer) => {
  const client = createQueryClient();
  client.mount();
  const ask = jest.fn<() => Promise<string>>(answer);
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn: ask }).subscribe(() => undefined);
  await anHour();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await anHour();
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
  client.unmount();
});

it('a query stays fresh for five minutes and is garbage-collected after ten', async () => {
  const client = createQueryClient();
  const ask = jest.fn(() => Promise.resolve('read'));
  /** Opens and closes a screen that shows the data. */
  const open = async () => {
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn: ask });
    const stop = observer.subscribe(() => undefined);
    await jest.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('read');
    stop();
  };
  await open();
  await jest.advanceTimersByTimeAsync(4.5 * MINUTE_MS);
  await open();
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  await open();
  expect(ask).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS - 1);
  expect(client.getQueryData(['x'])).toBe('read');
  await jest.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['x'])).toBeUndefined();
});

it('a mutation is sent once, whatever its result', async () => {
  const client = createQueryClient();
  const save = jest.fn(() => Promise.reject(new Error('Away')));
  const saving = client.getMutationCache().build(client, { mutationFn: save }).execute(undefined);
  saving.catch(() => undefined);
  await anHour();
  await expect(saving).rejects.toThrow('Away');
  expect(save).toHaveBeenCalledTimes(1);
});
