import { afterEach } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { App } from '../../../web-user/src/app/App.js';
import { QueryProvider } from '../../../web-user/src/app/QueryProvider.js';
import type { CurrentUser } from '../../../web-user/src/shared/api/types.js';
import { setSignedInUser } from '../../../web-user/src/shared/session/session.js';
import { departures } from './departures.js';
import './loaded-ahead.js';
import { type Answers, type Call, fakeApi } from './fake-api.js';
import { FakeSocket } from './fake-socket.js';
import { prepareNotices } from './notices.js';
import { SIGNED_OUT } from './refusing.js';
import type { TypedAnswers } from './typed-answers.js';

const NOTHING_YET: TypedAnswers = {
  'GET /api/user/matches': [200, []],
  'GET /api/user/blocks': [200, []],
  'GET /api/user/active-request': [
    404,
    { message: 'You have no active request.', code: 'no_active_request' },
  ],
  'GET /api/meetups/browse': [200, []],
};

interface OpenedApp {
  calls: Call[];
  /** May be changed while the app runs. */
  answers: TypedAnswers;
}

/**
 * Opens the whole app at `path` for somebody who is signed in, or for a visitor. It knows who is here, unless the test
 * answers that question itself, which only the first one of a file can: the app forgets nobody it has known.
 */
export function openApp(user: CurrentUser | null, answers: TypedAnswers = {}, path = '/'): OpenedApp {
  const api = fakeApi({
    'GET /api/user': user ? [200, user] : SIGNED_OUT,
    ...(!answers['*'] && NOTHING_YET),
    ...answers,
  } as Answers);
  FakeSocket.install();
  prepareNotices();
  departures.length = 0;
  window.history.replaceState(null, '', path);
  if (!answers['GET /api/user']) setSignedInUser(user);
  render(<App />);
  return { calls: api.calls, answers: api.answers as TypedAnswers };
}

/** Where in the app the page is. */
export const address = (): string => window.location.pathname + window.location.search;

// The app empties its cache when somebody else comes; the next test may be about the same person.
afterEach(() => {
  cleanup();
  setSignedInUser(null);
  render(<QueryProvider>{null}</QueryProvider>).unmount();
});
