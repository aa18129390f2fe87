import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Survey } from '../../../../web-user/src/features/survey/Survey.js';
import { ADA } from '../../../support/web/ada.js';
import { button, press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const NEWCOMER = { ...ADA, hasTakenSurvey: false };

async function answer(option: string, then: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: option }));
  await press(then);
}

it('asks three questions with five options each, one at a time and forward only when answered', async () => {
  fakeApi({});
  renderFor(NEWCOMER, <Survey />);
  const asked: unknown[] = [];
  expect(button('Back').disabled).toBe(true);
  for (const then of ['Next', 'Next', 'Complete Survey']) {
    const choices = screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent);
    const [progress] = screen.getAllByText(/^Question \d of \d$/);
    const percent = screen.getByText(/^\d+%$/).textContent;
    asked.push([progress!.textContent, percent, screen.getByRole('heading').textContent, ...choices]);
    expect(button(then).disabled).toBe(true);
    await userEvent.click(screen.getAllByRole('radio')[0]!);
    expect(button(then).disabled).toBe(false);
    if (then === 'Complete Survey') break;
    await press(then);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
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

it('keeps the answers on the way back', async () => {
  fakeApi({});
  renderFor(NEWCOMER, <Survey />);
  await answer('Current events', 'Next');
  await press('Back');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Current events' }).checked).toBe(true);
});

it('saves the three answers once', async () => {
  let release = () => {};
  const { calls } = fakeApi({
    'POST /api/survey': () => new Promise((resolve) => (release = () => resolve([200, {}]))),
  });
  renderFor(NEWCOMER, <Survey />);
  await answer('Food', 'Next');
  await answer('Hip-hop', 'Next');
  await answer('Chill', 'Complete Survey');

  await waitFor(() => expect(button('Saving...').getAttribute('aria-disabled')).toBe('true'));
  expect(calls[0]!.body).toEqual({
    favoriteConversationTopic: 'food',
    favoriteMusic: 'hiphop',
    personalityType: 'chill',
  });
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
  await press('Next');
  for (const [number, chosen] of [
    [2, 'Indie'],
    [1, 'Food'],
  ] as const) {
    history.back();
    expect(await screen.findByText(`Question ${number} of 3`)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: chosen }).checked).toBe(true);
  }
});
