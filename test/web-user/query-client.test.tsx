import { expect, it, jest } from '@jest/globals';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '../../web-user/src/app/query-client.js';

it('what failed is not asked again by itself, and what was read neither on focus nor with time', async () => {
  jest.useFakeTimers();
  const client = createQueryClient();
  client.mount();
  const away = jest.fn(() => Promise.reject(new Error('Away')));
  await expect(client.fetchQuery({ queryKey: ['failing'], queryFn: away })).rejects.toThrow('Away');
  expect(away).toHaveBeenCalledTimes(1);

  const read = jest.fn(() => Promise.resolve('read'));
  const stop = new QueryObserver(client, { queryKey: ['read'], queryFn: read }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(60 * 60_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  stop();
  client.unmount();
  jest.useRealTimers();
});

it('what is saved is sent once, whatever comes of it', async () => {
  const client = createQueryClient();
  const save = jest.fn(() => Promise.reject(new Error('Away')));
  const saving = client.getMutationCache().build(client, { mutationFn: save });
  await expect(saving.execute(undefined)).rejects.toThrow('Away');
  expect(save).toHaveBeenCalledTimes(1);
});
