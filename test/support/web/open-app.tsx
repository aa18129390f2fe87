import { cleanup, render } from '@testing-library/react';
import { App } from '../../../web-user/src/app/App.js';
import { QueryProvider } from '../../../web-user/src/app/QueryProvider.js';
import type { CurrentUser } from '../../../web-user/src/shared/api/types.js';
import { setSignedInUser } from '../../../web-user/src/shared/session/session.js';
import { navigations } from './navigations.js';
import './preload.js';
import { type Answers, type Call, fakeApi } from './fake-api.js';
import { FakeSocket } from './fake-socket.js';
import { prepareNotices } from './toasts.js';
import { SIGNED_OUT } from './error-responses.js';
import type { TypedAnswers } from './typed-answers.js';

const NOTHING_YET: TypedAnswers = {
  'GET /api/user/matches': [200, []],
  'GET /api/user/blocks': [200, []],
  'GET /api/user/active-request': [
    404,
    { message: "You don't have an active request.", code: 'no_active_request' },
  ],
  'GET /api/meetups/browse': [200, []],
};

interface OpenedApp {
  calls: Call[];
  /** May be changed while the app runs. */
  answers: TypedAnswers;
}

/**
 * Renders the whole app at `path` for a user or a visitor. The session request is mocked unless the test does so, which
 * only the first test of a file can: the module keeps a known session.
 */
export function openApp(user: CurrentUser | null, answers: TypedAnswers = {}, path = '/'): OpenedApp {
  const api = fakeApi({
    'GET /api/user': user ? [200, user] : SIGNED_OUT,
    ...(!answers['*'] && NOTHING_YET),
    ...answers,
  } as Answers);
  FakeSocket.install();
  prepareNotices();
  navigations.length = 0;
  window.history.replaceState(null, '', path);
  if (!answers['GET /api/user']) setSignedInUser(user);
  else document.cookie = 'tablemates.hint=1; path=/';
  render(<App />);
  return { calls: api.calls, answers: api.answers as TypedAnswers };
}

/** The current path and query of the app. */
export const address = (): string => window.location.pathname + window.location.search;

// The app clears its cache only for a different user, and the next test may use the same one.
afterEach(() => {
  cleanup();
  setSignedInUser(null);
  render(<QueryProvider>{null}</QueryProvider>).unmount();
});
