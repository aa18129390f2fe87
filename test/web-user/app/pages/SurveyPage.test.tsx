import '../../../../web-user/src/app/pages/SurveyPage.js';
import { act, fireEvent, screen } from '@testing-library/react';
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

it('answers that cannot be saved stay on the third question for a retry', async () => {
  const { answers } = openApp(NORA, { 'POST /api/survey': serverError('The pen is dry') });
  await answerSurvey();
  await expectNotice('Error', 'Failed to save your preferences. Please try again.');
  expect(screen.getByText('Question 3 of 3')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Chill').checked).toBe(true);

  answers['POST /api/survey'] = [200, { message: 'Preferences saved' }];
  answers['GET /api/user'] = [200, { ...NORA, hasTakenSurvey: true }];
  press('Complete Survey');
  expect(await screen.findByRole('heading', { name: 'Hi, Nora!' })).toBeTruthy();
  expect(notice()).toEqual([]);
  expect(navigations).toEqual(['reload']);
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
