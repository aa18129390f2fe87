import '../../../../web-user/src/app/pages/SurveyPage.js';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showCarriedToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { navigations } from '../../../support/web/navigations.js';
import { expectNotice, notice } from '../../../support/web/toasts.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { serverError } from '../../../support/web/error-responses.js';

const NORA = { ...ADA, firstName: 'Nora', hasTakenSurvey: false };

const answer = (option: string): void => void fireEvent.click(screen.getByLabelText(option));
const press = (button: string): void => void fireEvent.click(screen.getByRole('button', { name: button }));

async function answerSurvey(): Promise<void> {
  await screen.findByText('Question 1 of 3');
  answer('Food');
  press('Next');
  answer('Indie');
  press('Next');
  answer('Chill');
  press('Complete Survey');
}

it('answers that cannot be saved stay on the third question for a retry, and the survey stays until the page is loaded again', async () => {
  const { answers, calls } = openApp(NORA, { 'POST /api/survey': serverError('The pen is dry') });
  await answerSurvey();
  await expectNotice('Error', 'Failed to save your preferences. Please try again.');
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Chill').checked).toBe(true);

  answers['POST /api/survey'] = [200, { message: 'Preferences saved' }];
  answers['GET /api/user'] = [200, { ...NORA, hasTakenSurvey: true }];
  press('Complete Survey');
  await waitFor(() => expect(navigations).toEqual(['reload']));
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeTruthy();
  expect(calls.map(({ path }) => path)).not.toContain('/api/user/matches');
  expect(notice()).toEqual([]);
  act(showCarriedToasts);
  await expectNotice('Welcome to Tablemates', 'Preferences saved');
});

it.each(['/', '/matches', '/chat/1', '/no/such/place'])(
  'before the survey is answered, it is shown at %s',
  async (path) => {
    openApp(NORA, {}, path);
    expect(await screen.findByRole('heading', { name: 'Favorite topic?' })).toBeTruthy();
    expect(address()).toBe(path);
    for (const name of ['Back', 'Next'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  },
);
