import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchList } from '../../../../web-user/src/features/match/MatchList.js';
import { feedbackPath } from '../../../../src/domain/server-and-browser/page-paths.js';
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
  const about = (user: Match['users'][number]) => within(screen.getByRole('group', { name: user.username }));

  it('asks for a rating and sends who came, whom the user would meet again, and what moderators should know', async () => {
    const [first, second] = TABLE.users as [Match['users'][number], Match['users'][number]];
    const api = open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    const form = within(screen.getByRole('region', { name: 'How was it?' }));
    expect(form.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    expect(form.queryByRole('combobox')).toBeNull();
    await userEvent.click(form.getByLabelText('Yes'));
    expect(form.getByText(/They never see your answers/)).toBeTruthy();
    await userEvent.selectOptions(about(first).getByLabelText('At the table?'), 'Came');
    await userEvent.selectOptions(about(first).getByLabelText('Meet again?'), 'Gladly');
    await userEvent.selectOptions(about(second).getByLabelText('At the table?'), 'Absent');
    await userEvent.selectOptions(about(second).getByLabelText('Meet again?'), 'No');
    await userEvent.type(form.getByLabelText('Anything else? (optional)'), 'Lovely');
    const concern = form.getByLabelText('Anything our moderators should know? (optional)');
    const hint = document.getElementById(concern.getAttribute('aria-describedby')!.split(' ')[0]!);
    expect(hint!.textContent).toMatch(/sent to our moderators as a report/);
    await userEvent.type(concern, 'He shouted ');
    await userEvent.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('button', { name: 'Tell us' })).toBe(document.activeElement);
    expect(sent(api)).toEqual({
      attended: true,
      again: [first.id],
      notAgain: [second.id],
      came: [first.id],
      didNotCome: [second.id],
      note: 'Lovely',
      concern: 'He shouted',
    });
    // The card says it.
    expect(visibleToast()).toBeNull();
  });

  it('keeps what was typed over a reload, until it is sent', async () => {
    const note = () => screen.getByLabelText<HTMLTextAreaElement>('Anything else? (optional)');
    const concern = () => screen.getByLabelText<HTMLTextAreaElement>(/^Anything our moderators/);
    open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    await userEvent.type(note(), 'Lovely');
    await userEvent.type(concern(), 'He shouted');
    cleanup();
    open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    expect([note().value, concern().value]).toEqual(['Lovely', 'He shouted']);
    await userEvent.click(screen.getByLabelText('Yes'));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tell us' }));
    expect([note().value, concern().value]).toEqual(['', '']);
  });

  it('about a table of six takes five taps where all came and would be met again', async () => {
    const users = [...TABLE.users, { ...TABLE.users[0]!, id: 1006, username: 'Zoe' }];
    const api = open({ ...OVER, users });
    const taps = ['Tell us', 'Yes', 'Everyone came', "I'd meet everyone again", 'Send'];
    for (const name of taps)
      await userEvent.click(screen.getByRole(name === 'Yes' ? 'radio' : 'button', { name }));
    await screen.findByRole('button', { name: 'Tell us' });
    const ids = users.map(({ id }) => id);
    expect(sent(api)).toMatchObject({ attended: true, came: ids, again: ids, notAgain: [], didNotCome: [] });
  });

  it('keeps an answer about one member when the others are answered together', async () => {
    const [first, ...others] = TABLE.users;
    const api = open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    await userEvent.click(screen.getByLabelText('Yes'));
    await userEvent.selectOptions(about(first!).getByLabelText('At the table?'), 'Absent');
    await userEvent.click(screen.getByRole('button', { name: 'Everyone came' }));
    await userEvent.click(screen.getByRole('button', { name: "I'd meet everyone again" }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Tell us' });
    const ids = others.map(({ id }) => id);
    expect(sent(api)).toMatchObject({ came: ids, didNotCome: [first!.id], again: ids });
  });

  it('does not ask about members if the user could not attend', async () => {
    const api = open(OVER);
    await userEvent.click(screen.getByRole('button', { name: 'Tell us' }));
    await userEvent.click(screen.getByLabelText('Yes'));
    await userEvent.selectOptions(about(TABLE.users[0]!).getByLabelText('Meet again?'), 'Gladly');
    await userEvent.click(screen.getByLabelText("I couldn't make it"));
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Tell us' });
    expect(sent(api)).toEqual({ attended: false, again: [], note: '' });
  });

  it('starts with the saved feedback, after loading it', async () => {
    const [mate, other] = TABLE.users;
    const saved = { attended: true, again: [mate!.id], note: 'Nice' };
    const more = { notAgain: [other!.id], came: [mate!.id], didNotCome: [], hasConcern: true };
    let isDown = true;
    open(
      { ...OVER, feedback: saved },
      {
        [FEEDBACK.replace('POST', 'GET')]: () => {
          if (isDown) throw new TypeError('Failed to fetch');
          return [200, { feedback: { ...saved, ...more } }];
        },
      },
    );
    expect(screen.getByText('Thanks for telling us')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(await screen.findByText("We couldn't load your answers")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Yes')).toHaveProperty('checked', true);
    expect(about(mate!).getByLabelText('Meet again?')).toHaveProperty('value', 'gladly');
    expect(about(mate!).getByLabelText('At the table?')).toHaveProperty('value', 'came');
    expect(about(other!).getByLabelText('Meet again?')).toHaveProperty('value', 'no');
    expect(screen.getByLabelText('Anything else? (optional)')).toHaveProperty('value', 'Nice');
    expect(screen.getByText('Your report is with our moderators.')).toBeTruthy();
    expect(screen.queryByLabelText('Anything our moderators should know? (optional)')).toBeNull();
  });

  it('opens by the link of the mail', () => {
    fakeApi({});
    renderFor(ADA, <MatchList matches={[OVER]} />, feedbackPath(OVER.id));
    expect(screen.getByRole('region', { name: 'How was it?' })).toBe(document.activeElement);
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
