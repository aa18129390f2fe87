import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PlainToast } from '../../../../../web-user/src/shared/ui/toast/PlainToast.js';
import {
  clearToasts,
  subscribeToToasts,
  toastError,
  toastSuccess,
  visibleToast,
} from '../../../../../web-user/src/shared/ui/toast/toast-store.js';

function Host() {
  return <PlainToast toast={useSyncExternalStore(subscribeToToasts, visibleToast)} />;
}

beforeEach(() => {
  jest.useFakeTimers();
  clearToasts();
  render(<Host />, { wrapper: MemoryRouter });
});

it('shows a success for five seconds', () => {
  act(() => void toastSuccess({ title: 'Saved', description: 'Your answers are stored.' }));
  expect(screen.getByRole('status').textContent).toBe('SavedYour answers are stored.');
  act(() => void jest.advanceTimersByTime(4_999));
  expect(screen.queryByRole('status')).not.toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows an error until it is closed, and then the success that waited', () => {
  act(() => void toastError({ title: 'Not saved' }));
  act(() => void toastSuccess({ title: 'Copied' }));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('alert').textContent).toBe('Not saved');
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('offers the action of a toast, and following its link closes it', () => {
  const onClick = jest.fn();
  act(() => void toastError({ title: 'Not opened', button: { text: 'Try again', onClick } }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).not.toBeNull();
  act(clearToasts);
  act(() => void toastSuccess({ title: 'Proposed', link: { to: '/chat/1', text: 'To the chat' } }));
  fireEvent.click(screen.getByRole('link', { name: 'To the chat' }));
  expect(screen.queryByRole('status')).toBeNull();
});
