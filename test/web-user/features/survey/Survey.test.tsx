import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Survey } from '../../../../web-user/src/features/survey/Survey.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const NEWCOMER = { ...ADA, hasTakenSurvey: false };

beforeEach(() => {
  sessionStorage.clear();
  clearToasts();
  FakeSocket.install();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function answer(option: string, then: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: option }));
  await userEvent.click(button(then));
}

it('asks three questions with five options each, and shows the progress', async () => {
  fakeApi({});
  renderFor(NEWCOMER, <Survey />);
  const asked: unknown[] = [];
  for (const then of ['Next', 'Next', 'Complete Survey']) {
    const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
    const [progress] = screen.getAllByText(/^Question \d of \d$/);
    const percent = screen.getByText(/^\d+%$/).textContent;
    asked.push([progress!.textContent, percent, screen.getByRole('heading').textContent, ...choices]);
    await userEvent.click(screen.getAllByRole('radio')[0]!);
    expect(button(then).disabled).toBe(false);
    if (then === 'Next') await userEvent.click(button(then));
  }
  expect(asked).toEqual([
    ['Question 1 of 3', '33%', 'Favorite topic?', 'Travel', 'Food', 'Career', 'Hobbies', 'Current events'],
    ['Question 2 of 3', '67%', 'Music genre?', 'Pop', 'Rock', 'Hip-hop', 'Electronic', 'Indie'],
    [
      ...['Question 3 of 3', '100%', 'Your vibe?'],
      ...['Outgoing', 'Thoughtful', 'Adventurous', 'Chill', 'Passionate'],
    ],
  ]);
});

it('shows one question at a time, forward only when answered, and keeps the answers on the way back', async () => {
  fakeApi({});
  renderFor(NEWCOMER, <Survey />);
  expect(screen.getByRole('heading').textContent).toBe('Favorite topic?');
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  expect(screen.getByText('33%')).toBeTruthy();
  expect(button('Back').disabled).toBe(true);
  expect(button('Next').disabled).toBe(true);

  await answer('Current events', 'Next');
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(screen.getByRole('heading').textContent).toBe('Music genre?');
  expect(screen.getByText('67%')).toBeTruthy();
  expect(button('Next').disabled).toBe(true);

  await userEvent.click(button('Back'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Current events' }).checked).toBe(true);
});

it('saves the three answers, and stays on the third question for a retry after an error', async () => {
  const { calls, answers } = fakeApi({ 'POST /api/survey': [500, { message: 'Oops' }] });
  renderFor(NEWCOMER, <Survey />);
  await answer('Food', 'Next');
  await answer('Hip-hop', 'Next');
  expect(screen.getByText('100%')).toBeTruthy();
  expect(button('Complete Survey').disabled).toBe(true);
  await answer('Chill', 'Complete Survey');

  await waitFor(() =>
    expect(visibleToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to save your preferences. Please try again.',
    }),
  );
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  expect(calls[0]!.body).toEqual({
    favoriteConversationTopic: 'food',
    favoriteMusic: 'hiphop',
    personalityType: 'chill',
  });

  let release = () => {};
  answers['POST /api/survey'] = [200, {}];
  const slow = globalThis.fetch;
  globalThis.fetch = (...given) =>
    new Promise<void>((resolve) => (release = resolve)).then(() => slow(...given));
  await userEvent.click(button('Complete Survey'));
  expect(button('Saving...').getAttribute('aria-disabled')).toBe('true');
  expect(visibleToast()?.open).toBe(false);
  release();
});

it('a reload keeps the question and the answers, and Back of the browser leads to the question before', async () => {
  fakeApi({});
  renderFor(NEWCOMER, <Survey />);
  await answer('Food', 'Next');
  await userEvent.click(screen.getByRole('radio', { name: 'Indie' }));
  cleanup();

  renderFor(NEWCOMER, <Survey />);
  expect(screen.getByText('Question 2 of 3')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Indie' }).checked).toBe(true);
  await userEvent.click(button('Next'));
  for (const [number, chosen] of [
    [2, 'Indie'],
    [1, 'Food'],
  ] as const) {
    history.back();
    expect(await screen.findByText(`Question ${number} of 3`)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: chosen }).checked).toBe(true);
  }
});
