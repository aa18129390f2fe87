import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../web-user/src/app/pages/ConsentPage.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { openApp } from '../../../support/web/open-app.js';
import type { TypedAnswers } from '../../../support/web/typed-answers.js';

/** Opens the app for a user who has to accept version 2. */
async function openAsked(answers: TypedAnswers = {}) {
  const api = openApp({ ...ADA, policiesToAccept: 2 }, answers);
  await screen.findByRole('heading', { level: 1, name: 'We changed our house rules.' });
  return api;
}

describe('a user whose consent is to earlier Terms', () => {
  it('reads both texts, agrees, and goes on to the app', async () => {
    const { calls } = await openAsked({ 'POST /api/user/consent': [200, ADA] });
    await press('Read the Terms of Service');
    expect(await screen.findByText(/These terms are the agreement between you/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await press('Read the Privacy Policy');
    expect(await screen.findByText(/This page says what Tablemates knows about you/)).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await press('I agree to both');
    expect((await screen.findAllByRole('navigation')).length).toBeGreaterThan(0);
    const [sent] = calls.filter(({ path }) => path === '/api/user/consent');
    expect(sent).toMatchObject({ body: { version: 2 } });
  });

  it('may take the data, delete the account or log out instead', async () => {
    await openAsked();
    for (const name of ['Download my data', 'Delete my account', 'Log out'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('is told when the texts have changed once more', async () => {
    await openAsked({
      'POST /api/user/consent': [
        409,
        { message: 'The texts have changed once more. Please reload the page.', code: 'policies_changed' },
      ],
    });
    await press('I agree to both');
    expect(await screen.findByText(/The texts have changed once more/)).toBeTruthy();
  });
});
