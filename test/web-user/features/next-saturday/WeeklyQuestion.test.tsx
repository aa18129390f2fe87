import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WeeklyQuestion } from '../../../../web-user/src/features/next-saturday/WeeklyQuestion.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { serverError } from '../../../support/web/error-responses.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectNotice, prepareNotices } from '../../../support/web/toasts.js';

const GET = 'GET /api/user/weekly-question';
const PUT = 'PUT /api/user/weekly-question';
const OFF = { isOn: false, isPaused: false };
const ON = { isOn: true, isPaused: false };
const PAUSED = { isOn: true, isPaused: true };

beforeEach(prepareNotices);

function open(answers: Answers) {
  const api = fakeApi(answers);
  renderFor(ADA, <WeeklyQuestion />);
  return { answers: api.answers, sent: () => api.calls.find(({ method }) => method === 'PUT')?.body };
}
const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Ask me every week' });

describe('the weekly question', () => {
  it('is switched on, and says so once it is saved', async () => {
    const { sent } = open({ [GET]: [200, OFF], [PUT]: [200, ON] });
    expect((await theSwitch()).checked).toBe(false);
    await userEvent.click(await theSwitch());
    await waitFor(() => expect(sent()).toEqual({ isOn: true }));
    expect((await theSwitch()).checked).toBe(true);
    expect(screen.queryByText(/^Paused/)).toBeNull();
  });

  it('stays off where that could not be saved', async () => {
    open({ [GET]: [200, OFF], [PUT]: serverError('Not now') });
    await userEvent.click(await theSwitch());
    await expectNotice("Couldn't save that", 'Not now');
    expect((await theSwitch()).checked).toBe(false);
  });

  it('that is paused says so, and is resumed by its button', async () => {
    const { sent } = open({ [GET]: [200, PAUSED], [PUT]: [200, ON] });
    expect(await screen.findByText("Paused: you didn't answer twice in a row.")).toBeTruthy();
    await press('Ask me again');
    await waitFor(() => expect(screen.queryByText(/^Paused/)).toBeNull());
    expect(sent()).toEqual({ isOn: true });
    expect((await theSwitch()).checked).toBe(true);
  });

  it('that could not be loaded can be loaded again', async () => {
    const { answers } = open({ [GET]: serverError('Not now') });
    expect(await screen.findByText("We couldn't load your weekly question.")).toBeTruthy();
    Object.assign(answers, { [GET]: [200, ON] });
    await press('Try again');
    expect((await theSwitch()).checked).toBe(true);
  });

  it('cannot be changed without a connection', async () => {
    open({ [GET]: [200, PAUSED] });
    const input = await theSwitch();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText("You're offline. You can change this when you're back.")).toBeTruthy();
    expect(input.disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Ask me again' }).disabled).toBe(true);
  });
});
