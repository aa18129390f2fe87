import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { NextStepBar } from '../../../../web-user/src/app/pages/NextStepBar.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { reportNoResponse, reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { aBallot } from '../../../support/web/a-ballot.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const GOING = { isSeatConfirmed: true, status: 'confirmed' } as const;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const startingIn = (hours: number) => ({ startsAt: inHours(hours) });
const CHANGE = { kind: 'merge', others: [], newcomers: 2, agrees: null, expiresAt: inHours(3) };
const done = (message = 'Done'): [number, unknown] => [200, { message }];

function open(match: Partial<Match>, answers: Answers = {}) {
  const api = fakeApi({ 'GET /api/matches/7/venues': [200, aBallot()], ...answers });
  const onOpenPlace = jest.fn();
  const onTellWhatWasWrong = jest.fn();
  renderFor(
    ADA,
    <NextStepBar
      match={{ ...TABLE, ...match }}
      onOpenPlace={onOpenPlace}
      onTellWhatWasWrong={onTellWhatWasWrong}
    />,
    '/chat/7',
  );
  const paths = () => api.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...api, onOpenPlace, onTellWhatWasWrong, paths };
}

it('asks whether one comes, beside how many have said yes', async () => {
  const { paths } = open({}, { 'POST /api/matches/7/confirm': done() });
  expect(screen.getByRole('region', { name: '0 of 5 said yes' })).toBeTruthy();
  await press("I'll be there");
  await waitFor(() => expect(paths()).toEqual(['/api/matches/7/confirm']));
});

it.each([
  ['Vote', GOING, {}],
  ['Suggest one', GOING, { 'GET /api/matches/7/venues': [200, aBallot({ venues: [], chosenId: null })] }],
  ['Answer', GOING, { 'GET /api/matches/7/change': [200, { change: CHANGE }] }],
] as Array<[string, Partial<Match>, Answers]>)(
  'leads with "%s" to the place',
  async (name, match, answers) => {
    const { onOpenPlace } = open(match, answers);
    await press(name);
    expect(onOpenPlace).toHaveBeenCalledTimes(1);
  },
);

it('gives the task to book with one tap, and then leads to what to say', async () => {
  const booking = { status: 'asked', bookerId: null, bookedAs: null } as const;
  const taken = aBallot({ booking: { ...booking, status: 'taken', bookerId: ADA.id } });
  const { onOpenPlace } = open(GOING, {
    'GET /api/matches/7/venues': [200, aBallot({ booking })],
    'POST /api/matches/7/booking': [200, taken],
  });
  await press("I'll book");
  await waitFor(() => expect(onOpenPlace).toHaveBeenCalledTimes(1));
  await press('Details');
  expect(onOpenPlace).toHaveBeenCalledTimes(2);
});

it('says on arrival that one is there, unless the connection is lost', async () => {
  const { paths } = open({ ...GOING, ...startingIn(0.3) }, { 'POST /api/matches/7/here': done() });
  act(() => reportNoResponse());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: "I'm here" }).disabled).toBe(true);
  act(() => reportResponse());
  await press("I'm here");
  await waitFor(() => expect(paths()).toEqual(['/api/matches/7/here']));
});

it('asks after the evening whether one is home safe, thanks, and is gone but for the focus', async () => {
  const { calls } = open(
    { status: 'completed', ...startingIn(-5) },
    { 'POST /api/matches/7/home-safe': done('Thank you') },
  );
  await press("Yes, I'm home");
  await expectToast('Thank you for answering. Take care!');
  expect(calls.at(-1)!.body).toEqual({ isSafe: true });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Home safe?' })).toBeNull());
  expect(document.activeElement).not.toBe(document.body);
});

it('leads with a no to where one can say what was wrong', async () => {
  const { onTellWhatWasWrong, calls } = open({ status: 'completed', ...startingIn(-5) });
  await press('No, something was wrong');
  expect(onTellWhatWasWrong).toHaveBeenCalledTimes(1);
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});
