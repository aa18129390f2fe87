import { screen, waitFor } from '@testing-library/react';
import { SharePlan } from '../../../../web-user/src/features/safety/SharePlan.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectNotice, prepareNotices } from '../../../support/web/toasts.js';

const PLAN = '/api/matches/7/shared-plan';
const AT = new Date(2026, 11, 4, 15, 30).toISOString();

beforeEach(prepareNotices);

function openPlan(state: Response | object) {
  const api = fakeApi({ [`GET ${PLAN}`]: state instanceof Response ? state : [200, state] });
  renderFor(ADA, <SharePlan matchId={7} />);
  return api;
}

it('a link is made, shown once, and stopped', async () => {
  const { answers, calls } = openPlan({ canShare: true, sharedAt: null });
  answers[`POST ${PLAN}`] = [200, { path: '/p/abc', sharedAt: AT }];
  await screen.findByText(/They see nothing about the others/);
  answers[`GET ${PLAN}`] = [200, { canShare: true, sharedAt: AT }];
  await press('Make a link');
  const field = await screen.findByLabelText<HTMLInputElement>('Your link');
  expect(field.value).toBe(`${window.location.origin}/p/abc`);

  answers[`DELETE ${PLAN}`] = [200, { message: 'That link no longer works' }];
  answers[`GET ${PLAN}`] = [200, { canShare: true, sharedAt: null }];
  await press('Stop sharing');
  await expectNotice('Your plan is no longer shared');
  await waitFor(() => expect(screen.queryByLabelText('Your link')).toBeNull());
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('a new link stays on the screen when the next request fails', async () => {
  const { answers } = openPlan({ canShare: true, sharedAt: null });
  answers[`POST ${PLAN}`] = [200, { path: '/p/abc', sharedAt: AT }];
  await screen.findByText(/They see nothing about the others/);
  answers[`GET ${PLAN}`] = Response.json({ message: 'Not now' }, { status: 503 });
  answers[`DELETE ${PLAN}`] = Response.json({ message: 'Not now' }, { status: 503 });
  await press('Make a link');
  expect(await screen.findByLabelText('Your link')).toBeTruthy();
  await press('Stop sharing');
  await expectNotice("Couldn't stop sharing", 'Not now');
  expect(screen.getByLabelText('Your link')).toBeTruthy();
});

it('a link from before is not shown again, only that it is on', async () => {
  openPlan({ canShare: true, sharedAt: AT });
  expect(await screen.findByText(/A link is on since Fri, Dec 4, 3:30.PM/)).toBeTruthy();
  expect(screen.queryByLabelText('Your link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Make a new link' })).toBeTruthy();
});

it('a chat without a meeting to come offers nothing', async () => {
  openPlan({ canShare: false, sharedAt: null });
  await waitFor(() => expect(document.querySelector('[aria-hidden].animate-pulse, .skeleton')).toBeNull());
  await waitFor(() => expect(screen.queryByText('Share my plan')).toBeNull());
});

it('a link that could not be made is told, and a plan that could not be loaded is loaded again', async () => {
  const { answers } = openPlan(Response.json({ message: 'Not now' }, { status: 503 }));
  expect(await screen.findByText('Not now')).toBeTruthy();
  answers[`GET ${PLAN}`] = [200, { canShare: true, sharedAt: null }];
  await press('Try again');
  answers[`POST ${PLAN}`] = Response.json({ message: 'Too many links' }, { status: 429 });
  await press('Make a link');
  await expectNotice("Couldn't make the link", 'Too many links');
});
