import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeSafe } from '../../../../web-user/src/features/safety/HomeSafe.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const PATH = 'POST /api/matches/7/home-safe';
const THANKS = 'Thank you for answering. Take care!';

function open(answers: Answers = { [PATH]: [200, { message: 'Thank you' }] }) {
  clearToasts();
  const api = fakeApi(answers);
  renderFor(ADA, <HomeSafe matchId={7} />);
  return { sent: () => api.calls.find(({ path }) => path.endsWith('/home-safe'))?.body };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the question whether the member is home safe', () => {
  it('takes one tap for yes', async () => {
    const { sent } = open();
    await press("Yes, I'm home");
    await screen.findByText(THANKS);
    expect(sent()).toEqual({ isSafe: true });
  });

  it('takes a text for the moderators with a no, and thanks in the same way', async () => {
    const { sent } = open();
    await press('No, something was wrong');
    await userEvent.type(screen.getByLabelText('What happened? (optional)'), 'They followed me');
    await press('Tell the moderators');
    await screen.findByText(THANKS);
    expect(sent()).toEqual({ isSafe: false, note: 'They followed me' });
    expect(document.body.textContent).not.toContain('They followed me');
  });

  it('keeps the focus when its buttons are replaced', async () => {
    open();
    const question = screen.getByRole('region', { name: 'Home safe?' });
    await press('No, something was wrong');
    await press('Back');
    expect(document.activeElement).toBe(question);
    await press("Yes, I'm home");
    await screen.findByText(THANKS);
    expect(document.activeElement).toBe(question);
  });

  it('keeps the text when it could not be sent', async () => {
    open({ [PATH]: [503, { error: 'unavailable', message: 'Back in a minute.' }] });
    await press('No, something was wrong');
    await userEvent.type(screen.getByLabelText('What happened? (optional)'), 'They followed me');
    await press('Tell the moderators');
    await waitFor(() => expect(visibleToast()?.title).toBe("Couldn't save your answer"));
    expect(screen.getByDisplayValue('They followed me')).toBeTruthy();
  });
});
