import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeSafe } from '../../../../web-user/src/features/safety/HomeSafe.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const PATH = 'POST /api/matches/7/home-safe';
const THANKS = 'Thank you for answering. Take care!';

function open(answers: Answers = { [PATH]: [200, { message: 'Thank you' }] }) {
  clearToasts();
  const api = fakeApi(answers);
  renderFor(ADA, <HomeSafe matchId={7} />);
  return { sent: () => api.calls.find(({ path }) => path.endsWith('/home-safe'))?.body };
}

describe('who is not home safe', () => {
  it('tells the moderators what happened, and is thanked', async () => {
    const { sent } = open();
    await userEvent.type(screen.getByLabelText('What happened? (optional)'), 'They followed me');
    await press('Tell the moderators');
    await screen.findByText(THANKS);
    expect(sent()).toEqual({ isSafe: false, note: 'They followed me' });
    expect(document.body.textContent).not.toContain('They followed me');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Home safe?' }));
  });

  it('keeps the text when it could not be sent', async () => {
    open({ [PATH]: [503, { error: 'unavailable', message: 'Back in a minute.' }] });
    await userEvent.type(screen.getByLabelText('What happened? (optional)'), 'They followed me');
    await press('Tell the moderators');
    await expectToast("Couldn't save your answer");
    expect(screen.getByDisplayValue('They followed me')).toBeTruthy();
  });
});
