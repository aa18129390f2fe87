import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, HttpError, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { authProvider } from '../../../web-admin/src/app/auth-provider.js';
import { SignInPage } from '../../../web-admin/src/features/sign-in/SignInPage.js';
import { decisionQueue } from '../../../web-admin/src/shared/review-case/browser-decision-queue.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

function open() {
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('{}', { status: 401 })));
  render(
    <ThemeProvider theme={lightTheme}>
      <MemoryRouter>
        <CoreAdminContext store={memoryStore()} authProvider={authProvider}>
          <SignInPage />
        </CoreAdminContext>
      </MemoryRouter>
    </ThemeProvider>,
  );
}

it('a decision that the ended session could not send is kept and named on the sign-in page', async () => {
  let isSignedIn = false;
  const send = async () => {
    if (!isSignedIn) throw new HttpError('Please sign in.', 401);
  };
  const key = 'verifications/1001';
  decisionQueue.enqueue({ key, summary: 'Approved Ada’s ID', path: `/${key}/show`, send });
  open();
  await act(() => authProvider.logout({}) as Promise<void>);
  expect(screen.getByText("1 decision isn't saved yet. Sign in to send it again.")).toBeTruthy();
  isSignedIn = true;
  await act(() => decisionQueue.retry(key));
  expect(screen.queryByText(/decision isn't saved/)).toBeNull();
});

it('says that cookies are needed where the browser blocks them', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  open();
  fireEvent.submit(document.querySelector('form')!);
  expect(
    screen.getByText('Your browser blocks cookies. Allow them for this site and sign in again.'),
  ).toBeTruthy();
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
