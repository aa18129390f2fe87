import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyComponent } from '../../../web-user/src/shared/lazy-component.js';
import { lazyWithRetry } from '../../../web-user/src/shared/lazy-with-retry.js';
import { clearToasts, visibleToast } from '../../../web-user/src/shared/ui/toast/toast-store.js';
import { navigations } from '../../support/web/navigations.js';

const Failed = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Retry</button>;
const Dialog = ({ name }: { name: string }) => <p>Dialog of {name}</p>;
let isDown: boolean;
const load = () => (isDown ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Dialog }));

beforeEach(() => {
  isDown = true;
  clearToasts();
  globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
});

it('shows a message in place of a chunk that cannot be loaded, and the chunk after a retry, which reloads if the server responds', async () => {
  const Lazy = lazyWithRetry(async () => ({ default: (await load()).Dialog }), Failed);
  const screenOf = () => (
    <Suspense fallback="loading">
      <Lazy name="Ada" />
    </Suspense>
  );
  const { unmount } = render(screenOf());
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await act(async () => fireEvent.click(retry));
  expect(screen.getByRole('button', { name: 'Retry' })).toBe(retry);
  expect(navigations).toEqual([]);
  globalThis.fetch = async () => new Response();
  await act(async () => fireEvent.click(retry));
  expect(navigations).toEqual(['reload']);
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('Dialog of Ada')).toBeTruthy();
  unmount();
  render(screenOf());
  expect(screen.getByText('Dialog of Ada')).toBeTruthy();
});

it('says by a toast that a dialog could not be loaded, until it is', async () => {
  const Lazy = lazyComponent(load, 'Dialog');
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <Lazy name="Ada" />
      </Suspense>,
    );
  });
  const toast = visibleToast()!;
  expect(toast).toMatchObject({ kind: 'error', title: "We couldn't open this", open: true });
  isDown = false;
  await act(async () => toast.button!.onClick());
  expect(screen.getByText('Dialog of Ada')).toBeTruthy();
  expect(visibleToast()?.open).toBe(false);
});
