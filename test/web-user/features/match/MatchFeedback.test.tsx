import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchList } from '../../../../web-user/src/features/match/MatchList.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const OVER = { ...TABLE, status: 'completed' } as Match;
const FEEDBACK = `POST /api/matches/${TABLE.id}/feedback`;

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
});

function open(match: Match, answers: Answers = { [FEEDBACK]: [200, { message: 'Thank you!' }] }) {
  const api = fakeApi(answers);
  renderFor(ADA, <MatchList matches={[match]} />);
  return api;
}

const sent = (api: ReturnType<typeof fakeApi>) => api.calls.find(({ method }) => method === 'POST')?.body;

describe('the feedback on a completed match', () => {
  it('asks for a rating and sends which members the user would meet again', async () => {
    const api = open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    const form = within(screen.getByRole('region', { name: 'How was it?' }));
    expect(form.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(form.queryByRole('checkbox')).toBeNull();
    await userEvent.click(form.getByLabelText('Yes'));
    await userEvent.click(form.getAllByRole('checkbox')[0]!);
    await userEvent.type(form.getByLabelText('Anything else? (optional)'), 'Lovely');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Tell us' })).toBe(document.activeElement);
    expect(sent(api)).toEqual({ attended: true, again: [TABLE.users[0]!.id], note: 'Lovely' });
    expect(visibleToast()).toMatchObject({ title: 'Thank you!' });
  });

  it('does not ask about members if the user could not attend', async () => {
    const api = open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    await userEvent.click(screen.getByLabelText('Yes'));
    await userEvent.click(screen.getAllByRole('checkbox')[0]!);
    await userEvent.click(screen.getByLabelText("I couldn't make it"));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Tell us' });
    expect(sent(api)).toEqual({ attended: false, again: [], note: '' });
  });

  it('starts with the saved feedback', async () => {
    const [mate] = TABLE.users;
    open({ ...OVER, feedback: { attended: true, again: [mate!.id], note: 'Nice' } });
    expect(screen.getByText('Thanks for telling us')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText('Yes')).toHaveProperty('checked', true);
    expect(screen.getAllByRole('checkbox')[0]).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Anything else? (optional)')).toHaveProperty('value', 'Nice');
  });

  it('keeps the input when saving fails', async () => {
    open(OVER, { [FEEDBACK]: [409, { message: 'Too late', code: 'feedback_is_closed' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    await userEvent.click(screen.getByLabelText('Yes'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too late')).toBeTruthy();
    expect(screen.getByLabelText('Yes')).toHaveProperty('checked', true);
  });
});

it.each(['pending', 'confirmed', 'archived'] as const)(
  'a match that is %s does not ask for feedback',
  (status) => {
    open({ ...TABLE, status });
    expect(screen.queryByText('How was it?')).toBeNull();
  },
);
