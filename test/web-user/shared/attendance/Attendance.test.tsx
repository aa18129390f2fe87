import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localDate } from '../../../../src/domain/shared/time-zone.js';
import { reportNoResponse, reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { Attendance } from '../../../../web-user/src/shared/attendance/Attendance.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const POST = 'POST /api/matches/7/late';
const SOON = new Date(Date.now() + 3_600_000).toISOString();

function open(match: Partial<Match>, answers: Answers = {}) {
  const api = fakeApi(answers);
  renderFor(ADA, <Attendance match={{ ...TABLE, ...match }} />, '/matches');
  return api;
}
async function choose(minutes: string): Promise<void> {
  await userEvent.click(screen.getByText('Running late?'));
  await press(minutes);
}

describe('who is coming', () => {
  it('counts those who said yes, and names the late ones with their minutes', () => {
    const late = [
      { userId: 1001, minutes: 10 },
      { userId: 1003, minutes: 25 },
    ];
    open({ attendance: { confirmed: 4, late, here: [] } });
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual(['4 of 5 said yes', "You're about 10 min late", 'Priya is about 25 min late']);
  });

  it('offers beside the count to say yes, and shows the own yes', async () => {
    const { calls } = open({}, { 'POST /api/matches/7/confirm': [200, { message: 'See you there!' }] });
    await press("I'll be there");
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/matches/7/confirm'));
    cleanup();
    open({ isSeatConfirmed: true });
    expect(screen.queryByRole('button', { name: "I'll be there" })).toBeNull();
    expect(screen.getByText("You're going")).toBeTruthy();
  });

  it('is not shown once the match is over', () => {
    open({ status: 'completed' });
    expect(screen.queryByText(/said yes/)).toBeNull();
  });

  it('a member says by how many minutes they are late', async () => {
    const { calls } = open({ startsAt: SOON }, { [POST]: [200, { message: 'Your table can see it now' }] });
    await choose('20 min');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { minutes: 20 } }),
    );
  });

  it('offers no minutes long before the start', () => {
    open({ startsAt: new Date(Date.now() + 30 * 3_600_000).toISOString() });
    expect(screen.queryByText('Running late?')).toBeNull();
  });

  it('a refusal shows its reason', async () => {
    open({ startsAt: SOON }, { [POST]: [409, { message: 'It is too late.', code: 'not_time_to_be_late' }] });
    await choose('45 min');
    await expectToast('Error');
  });
});

describe('on the day', () => {
  const now = new Date();
  const TODAY = {
    suggestedDate: localDate(now, 'America/New_York'),
    startsAt: new Date(now.getTime() + 20 * 60_000).toISOString(),
    tableWord: { adjective: 0, noun: 0 },
  };

  it('shows the words of the table over the whole screen, and gives the focus back', async () => {
    open(TODAY);
    expect(screen.getByText('Everyone pays their own.')).toBeTruthy();
    const show = await screen.findByRole('button', { name: 'Your table word: Blue Teapot' });
    await userEvent.click(show);
    const card = screen.getByRole('dialog', { name: 'Blue Teapot' });
    expect(card.textContent).toContain('Hold this up, so your table finds you.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(show));
  });

  it('shows no words on other days, nor before they are drawn', () => {
    open({ ...TODAY, suggestedDate: '2026-03-07' });
    open({ ...TODAY, tableWord: null });
    expect(screen.queryByRole('button', { name: /table word/ })).toBeNull();
  });

  it('a member says that they are there, and who has arrived is named', async () => {
    const { calls } = open(
      { ...TODAY, attendance: { confirmed: 2, late: [], here: [1003] } },
      { 'POST /api/matches/7/here': [200, { message: 'Done' }] },
    );
    expect(screen.getByText('Priya is here')).toBeTruthy();
    await press("I'm here");
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/matches/7/here'));
    cleanup();
    open({ ...TODAY, attendance: { confirmed: 2, late: [], here: [1001] } });
    expect(screen.getByText("You're here")).toBeTruthy();
    expect(screen.queryByRole('button', { name: "I'm here" })).toBeNull();
  });

  it('a member who does not find the others asks them with one tap', async () => {
    open(TODAY, { 'POST /api/matches/7/cannot-find': [200, { message: 'Done' }] });
    await press("Can't find you?");
    await expectToast('We asked your table in the chat');
  });

  it('a refusal shows its reason, and offline nothing can be said', async () => {
    open(TODAY, { 'POST /api/matches/7/here': [409, { message: 'Too early.', code: 'not_time_to_arrive' }] });
    await press("I'm here");
    await expectToast('Error');
    act(() => reportNoResponse());
    expect(screen.getByRole<HTMLButtonElement>('button', { name: "I'm here" }).disabled).toBe(true);
    act(() => reportResponse());
  });
});
