import { act, renderHook } from '@testing-library/react';
import { SESSION_HINT } from '../../../../src/adapters/http/session-hint.js';
import { setLastSignedInUser } from '../../../../web-user/src/shared/offline/last-signed-in-user.js';
import { forgetSessionHint, mayHaveSession } from '../../../../web-user/src/shared/session/session-hint.js';
import {
  refreshSession,
  setSignedInUser,
  setSuspended,
  useSession,
} from '../../../../web-user/src/shared/session/session.js';
import type { Suspension } from '../../../../web-user/src/shared/session/suspension.js';
import { ADA } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';

const hint = () => (document.cookie = `${SESSION_HINT.name}=1; path=/`);

afterEach(() => {
  setLastSignedInUser(null);
  forgetSessionHint();
});

it('a browser without a session does not request the user', async () => {
  const { calls } = fakeApi({ 'GET /api/user': [200, ADA] });
  const session = renderHook(useSession).result;
  await act(refreshSession);
  expect(session.current).toEqual({ status: 'known', user: null });
  expect(calls).toEqual([]);
});

it('the cookie of the server or the last signed-in user of the device mean that there may be a session', () => {
  expect(mayHaveSession()).toBe(false);
  hint();
  expect(mayHaveSession()).toBe(true);
  forgetSessionHint();
  expect(mayHaveSession()).toBe(false);
  setLastSignedInUser(ADA.id);
  expect(mayHaveSession()).toBe(true);
});

it('a suspended user, whom the device does not store, still has a session', () => {
  const suspension: Suspension = { reason: '', until: null, isForGood: false, hasAppealed: false };
  setSuspended(suspension);
  expect(mayHaveSession()).toBe(true);
});

it('the end of a session deletes the hint', () => {
  hint();
  setSignedInUser(ADA);
  expect(mayHaveSession()).toBe(true);
  setSignedInUser(null);
  expect(mayHaveSession()).toBe(false);
});
