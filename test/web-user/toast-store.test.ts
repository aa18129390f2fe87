import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  clearToasts,
  dismissErrorsOf,
  dismissToast,
  showCarriedToasts,
  toastAfterReload,
  toastError,
  toastSuccess,
  visibleToast,
} from '../../web-user/src/shared/ui/toast/toast-store.js';

beforeEach(() => {
  clearToasts();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

const shown = () => {
  const toast = visibleToast();
  return toast?.open ? toast.title : null;
};

describe('one toast at a time', () => {
  it('a new success takes the place of the one before', () => {
    toastSuccess({ title: 'Saved' });
    toastSuccess({ title: 'Saved again' });
    expect(shown()).toBe('Saved again');
  });

  it('a success waits until the error in front of it is closed', () => {
    const error = toastError({ title: 'Login failed' });
    toastSuccess({ title: 'Code sent' });
    expect(shown()).toBe('Login failed');

    dismissToast(error);
    expect(shown()).toBe('Code sent');
  });

  it('successes that had to wait are all shown, in their order', () => {
    const error = toastError({ title: 'Error' });
    const first = toastSuccess({ title: 'First' });
    toastSuccess({ title: 'Second' });
    dismissToast(error);
    expect(shown()).toBe('First');
    dismissToast(first);
    expect(shown()).toBe('Second');
  });

  it('an error comes before a success that is on the screen', () => {
    toastSuccess({ title: 'Saved' });
    toastError({ title: 'Error' });
    expect(shown()).toBe('Error');
  });

  it('a success that was on the screen does not come back after the error that took its place', () => {
    toastSuccess({ title: 'Saved' });
    dismissToast(toastError({ title: 'Error' }));
    expect(shown()).toBeNull();
  });

  it('the newest error is shown, and the older one after it is closed', () => {
    toastError({ title: 'First trouble', action: 'a' });
    const second = toastError({ title: 'Second trouble', action: 'b' });
    expect(shown()).toBe('Second trouble');
    dismissToast(second);
    expect(shown()).toBe('First trouble');
  });
});

describe('trying again', () => {
  it('dismisses the error of the same action and no other', () => {
    toastError({ title: 'Login failed', action: 'login' });
    toastError({ title: 'Logout failed', action: 'logout' });
    dismissErrorsOf('logout');
    expect(shown()).toBe('Login failed');
    dismissErrorsOf('login');
    expect(shown()).toBeNull();
  });

  it('the same error twice is one error', () => {
    const once = toastError({ title: 'Login failed', action: 'login' });
    const twice = toastError({ title: 'Login failed', action: 'login' });
    dismissToast(twice);
    expect(shown()).toBeNull();
    expect(once).not.toBe(twice);
  });
});

it('a dismissed toast is remembered for 1,000,000 ms so that it can leave in peace', () => {
  jest.useFakeTimers();
  dismissToast(toastSuccess({ title: 'Saved' }));
  jest.advanceTimersByTime(999_999);
  expect(visibleToast()).toMatchObject({ title: 'Saved', open: false });
  jest.advanceTimersByTime(1);
  expect(visibleToast()).toBeNull();
});

it('a toast left for the next page is shown there once', () => {
  toastAfterReload('success', { title: 'Welcome to Tablemates', description: 'Preferences saved' });
  expect(shown()).toBeNull();

  showCarriedToasts();
  expect(visibleToast()).toMatchObject({
    title: 'Welcome to Tablemates',
    description: 'Preferences saved',
    kind: 'success',
  });

  clearToasts();
  showCarriedToasts();
  expect(shown()).toBeNull();
});

it('a storage that holds nonsense does not stop the page', () => {
  sessionStorage.setItem('tablemates.toasts', '{nonsense');
  expect(showCarriedToasts).not.toThrow();
});
