import { beforeEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { keepLocalNote, localNote } from '../../web-user/src/shared/local-notes.js';
import { rememberWhoIsHere, whoWasHere } from '../../web-user/src/shared/offline/whose-device.js';
import { lookWhoIsHere, signedInAs, useSession } from '../../web-user/src/shared/session/session.js';
import { useIsOffline } from '../../web-user/src/shared/offline/connection.js';
import { ADA } from '../support/web/ada.js';
import { fakeApi } from '../support/web/fake-api.js';

beforeEach(() => rememberWhoIsHere(null));

it('the device remembers who is signed in until they are not', () => {
  signedInAs(ADA);
  expect(whoWasHere()).toBe(ADA.id);
  signedInAs(null);
  expect(whoWasHere()).toBeNull();
});

it('somebody stays signed in while the server cannot be reached, and the screens know', async () => {
  signedInAs(ADA);
  const session = renderHook(useSession).result;
  const isOffline = renderHook(useIsOffline).result;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await act(lookWhoIsHere);
  expect([session.current, isOffline.current]).toEqual([{ status: 'known', user: ADA }, true]);

  fakeApi({ 'GET /api/user': [503, { message: 'A moment, please' }] });
  await act(lookWhoIsHere);
  expect([session.current, isOffline.current]).toEqual([{ status: 'known', user: ADA }, true]);

  fakeApi({ 'GET /api/user': [200, { ...ADA, bio: 'Back' }] });
  await act(lookWhoIsHere);
  expect([session.current, isOffline.current]).toEqual([
    { status: 'known', user: { ...ADA, bio: 'Back' } },
    false,
  ]);
});

it('an answer that nobody is signed in ends it', async () => {
  signedInAs(ADA);
  fakeApi({ 'GET /api/user': [401, { message: 'Unauthorized' }] });
  const session = renderHook(useSession).result;
  await act(lookWhoIsHere);
  expect(session.current).toEqual({ status: 'known', user: null });
  expect(whoWasHere()).toBeNull();
});

it('what somebody noted waits for them after their session has ended, and for nobody else', () => {
  signedInAs(ADA);
  keepLocalNote('meetup-details.7', 'By the fountain');
  signedInAs(null);
  signedInAs(ADA);
  expect(localNote('meetup-details.7')).toBe('By the fountain');

  signedInAs(null);
  signedInAs({ ...ADA, id: ADA.id + 1 });
  expect(localNote('meetup-details.7')).toBe('');
});
