import { jest } from '@jest/globals';
import {
  clearToasts,
  dismissErrorsOf,
  dismissToast,
  errorsSinceNow,
  showCarriedToasts,
  toastAfterReload,
  toastError,
  toastSuccess,
  visibleToast,
} from '../../../../../web-user/src/shared/ui/toast/toast-store.js';

beforeEach(clearToasts);

const WELCOME = { title: 'Welcome to Tablemates', description: 'Preferences saved' };
const shown = () => {
  const toast = visibleToast();
  return toast?.open ? toast.title : null;
};

describe('one toast at a time', () => {
  it('a success stays for two seconds before the next one takes its place', () => {
    jest.useFakeTimers();
    toastSuccess({ title: 'Meeting Cancelled' });
    jest.advanceTimersByTime(500);
    toastSuccess({ title: 'Match Found' });
    jest.advanceTimersByTime(1_499);
    expect(shown()).toBe('Meeting Cancelled');
    jest.advanceTimersByTime(1);
    expect(shown()).toBe('Match Found');
    jest.advanceTimersByTime(2_000);
    expect(shown()).toBe('Match Found');
    toastSuccess({ title: 'Saved' });
    jest.advanceTimersByTime(0);
    expect(shown()).toBe('Saved');
  });

  it('the two seconds of a success begin when the error before it is closed', () => {
    jest.useFakeTimers();
    const error = toastError({ title: 'Error' });
    toastSuccess({ title: 'First' });
    toastSuccess({ title: 'Second' });
    jest.advanceTimersByTime(10_000);
    dismissToast(error);
    jest.advanceTimersByTime(1_999);
    expect(shown()).toBe('First');
    jest.advanceTimersByTime(1);
    expect(shown()).toBe('Second');
  });

  it('the same success again takes the place of the first', () => {
    const first = toastSuccess({ title: 'Saved' });
    const second = toastSuccess({ title: 'Saved' });
    expect(visibleToast()?.id).toBe(second);
    dismissToast(second);
    expect(shown()).toBeNull();
    expect(first).not.toBe(second);
  });

  it('at most five successes wait', () => {
    const first = toastSuccess({ title: '0' });
    for (let each = 1; each <= 7; each += 1) toastSuccess({ title: `${each}` });
    dismissToast(first);
    expect(shown()).toBe('3');
  });

  it('successes are queued until the visible error is closed, and then all shown in order', () => {
    const error = toastError({ title: 'Error' });
    const first = toastSuccess({ title: 'First' });
    toastSuccess({ title: 'Second' });
    expect(shown()).toBe('Error');
    dismissToast(error);
    expect(shown()).toBe('First');
    dismissToast(first);
    expect(shown()).toBe('Second');
  });

  it('an error replaces a visible success, which is not shown again', () => {
    toastSuccess({ title: 'Saved' });
    const error = toastError({ title: 'Error' });
    expect(shown()).toBe('Error');
    dismissToast(error);
    expect(shown()).toBeNull();
  });

  it('the newest error is shown first, and the older one after it is closed', () => {
    toastError({ title: 'First trouble', action: 'a' });
    const second = toastError({ title: 'Second trouble', action: 'b' });
    expect(shown()).toBe('Second trouble');
    dismissToast(second);
    expect(shown()).toBe('First trouble');
  });
});

describe('a retry', () => {
  it('dismisses the errors of its action only', () => {
    toastError({ title: 'Login failed', action: 'login' });
    toastError({ title: 'Logout failed', action: 'logout' });
    dismissErrorsOf('logout');
    expect(shown()).toBe('Login failed');
    dismissErrorsOf('login');
    expect(shown()).toBeNull();
  });

  it('the same error twice is shown once', () => {
    const once = toastError({ title: 'Login failed', action: 'login' });
    const twice = toastError({ title: 'Login failed', action: 'login' });
    dismissToast(twice);
    expect(shown()).toBeNull();
    expect(once).not.toBe(twice);
  });
});

it('a dialog that closes dismisses the errors of its own actions only', () => {
  toastError({ title: 'Logout failed', action: 'logout' });
  const close = errorsSinceNow();
  toastError({ title: 'Picture too large', action: 'picture' });
  toastError({ title: 'Match Ended' });
  close();
  expect(shown()).toBe('Match Ended');
  dismissToast(visibleToast()!.id);
  expect(shown()).toBe('Logout failed');
});

it('a dismissed toast stays in the state for 1,000,000 ms for its exit animation', () => {
  jest.useFakeTimers();
  dismissToast(toastSuccess({ title: 'Saved' }));
  jest.advanceTimersByTime(999_999);
  expect(visibleToast()).toMatchObject({ title: 'Saved', open: false });
  jest.advanceTimersByTime(1);
  expect(visibleToast()).toBeNull();
});

it('a toast saved for the next page is shown there once', () => {
  toastAfterReload('success', WELCOME);
  expect(shown()).toBeNull();

  showCarriedToasts();
  expect(visibleToast()).toMatchObject({ kind: 'success', ...WELCOME });

  clearToasts();
  showCarriedToasts();
  expect(shown()).toBeNull();
});

it('invalid data in storage does not break the page', () => {
  sessionStorage.setItem('tablemates.toasts', '{nonsense');
  expect(showCarriedToasts).not.toThrow();
});
