import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { saveLocalNote, localNote } from '../../web-user/src/shared/local-notes.js';
import {
  setLastSignedInUser,
  lastSignedInUser,
} from '../../web-user/src/shared/offline/last-signed-in-user.js';
import { recheckSession, setSignedInUser, useSession } from '../../web-user/src/shared/session/session.js';
import { useIsOffline } from '../../web-user/src/shared/offline/connection.js';
import { ADA } from '../support/web/ada.js';
import { fakeApi } from '../support/web/fake-api.js';

beforeEach(() => setLastSignedInUser(null));

it('the device remembers who is signed in until they are not', () => {
  setSignedInUser(ADA);
  expect(lastSignedInUser()).toBe(ADA.id);
  setSignedInUser(null);
  expect(lastSignedInUser()).toBeNull();
});

it('somebody stays signed in while the server cannot be reached, and the screens know', async () => {
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

it('an answer that nobody is signed in ends it', async () => {
  setSignedInUser(ADA);
  fakeApi({ 'GET /api/user': [401, { message: 'Unauthorized' }] });
  const session = renderHook(useSession).result;
  await act(recheckSession);
  expect(session.current).toEqual({ status: 'known', user: null });
  expect(lastSignedInUser()).toBeNull();
});

it('what somebody noted waits for them after their session has ended, and for nobody else', () => {
  setSignedInUser(ADA);
  saveLocalNote('meetup-details.7', 'By the fountain');
  setSignedInUser(null);
  setSignedInUser(ADA);
  expect(localNote('meetup-details.7')).toBe('By the fountain');

  setSignedInUser(null);
  setSignedInUser({ ...ADA, id: ADA.id + 1 });
  expect(localNote('meetup-details.7')).toBe('');
});
