import { act, renderHook } from '@testing-library/react';
import { saveLocalNote, localNote } from '../../../../web-user/src/shared/local-notes.js';
import {
  setLastSignedInUser,
  lastSignedInUser,
} from '../../../../web-user/src/shared/offline/last-signed-in-user.js';
import {
  recheckSession,
  setSignedInUser,
  useSession,
} from '../../../../web-user/src/shared/session/session.js';
import { useIsOffline } from '../../../../web-user/src/shared/offline/connection.js';
import { ADA } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';

beforeEach(() => setLastSignedInUser(null));

it('the device stores the signed-in user until they sign out', () => {
  setSignedInUser(ADA);
  expect(lastSignedInUser()).toBe(ADA.id);
  setSignedInUser(null);
  expect(lastSignedInUser()).toBeNull();
});

it('a user stays signed in while the server is unreachable, and the screens show it', async () => {
  setSignedInUser(ADA);
  const session = renderHook(useSession).result;
  const isOffline = renderHook(useIsOffline).result;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(recheckSession);
  expect([session.current, isOffline.current]).toEqual([{ status: 'known', user: ADA }, true]);

  fakeApi({ 'GET /api/user': [503, { message: 'A moment, please' }] });
  await act(recheckSession);
  expect([session.current, isOffline.current]).toEqual([{ status: 'known', user: ADA }, true]);

  fakeApi({ 'GET /api/user': [200, { ...ADA, bio: 'Back' }] });
  await act(recheckSession);
  expect([session.current, isOffline.current]).toEqual([
    { status: 'known', user: { ...ADA, bio: 'Back' } },
    false,
  ]);
});

it('a 401 response ends the session', async () => {
  setSignedInUser(ADA);
  fakeApi({ 'GET /api/user': [401, { message: 'Unauthorized' }] });
  const session = renderHook(useSession).result;
  await act(recheckSession);
  expect(session.current).toEqual({ status: 'known', user: null });
  expect(lastSignedInUser()).toBeNull();
});

it('local notes survive the end of a session for the same user only', () => {
  setSignedInUser(ADA);
  saveLocalNote('meetup-details.7', 'By the fountain');
  setSignedInUser(null);
  setSignedInUser(ADA);
  expect(localNote('meetup-details.7')).toBe('By the fountain');

  setSignedInUser(null);
  setSignedInUser({ ...ADA, id: ADA.id + 1 });
  expect(localNote('meetup-details.7')).toBe('');
});
