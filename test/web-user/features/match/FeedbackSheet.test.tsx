import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedbackPath } from '../../../../src/domain/server-and-browser/page-paths.js';
import { MatchList } from '../../../../web-user/src/features/match/MatchList.js';
import { OpenedFeedback } from '../../../../web-user/src/features/match/OpenedFeedback.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import '../../../../web-user/src/features/match/FeedbackSheet.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { aMessage } from '../../../support/web/a-message.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const OVER = { ...TABLE, status: 'completed', tableWord: { adjective: 0, noun: 0 } } as Match;
const [MATEO, PRIYA, JONAS, WREN] = OVER.users.map(({ id }) => id) as [number, number, number, number];
const FEEDBACK = `/api/matches/${TABLE.id}/feedback`;

function render(match: Match = OVER, answers: Answers = {}, path?: string) {
  const api = fakeApi({ [`POST ${FEEDBACK}`]: [200, { message: 'Thank you!' }], ...answers });
  const screens = (
    <>
      <MatchList matches={[match]} />
      <OpenedFeedback matches={[match]} />
    </>
  );
  renderFor(ADA, screens, path);
  return { ...api, sent: () => api.calls.find(({ method }) => method === 'POST')?.body };
}

async function open(match?: Match, answers?: Answers) {
  const api = render(match, answers);
  await userEvent.click(screen.getByRole('link', { name: 'Tell us' }));
  await screen.findByRole('dialog', { name: 'How was it?' });
  return api;
}

/** A face of the question that is shown. */
const face = (question: string, name: string) =>
  within(screen.getByRole('list', { name: question })).getByRole('button', { name });
const isLit = (question: string, name: string) =>
  face(question, name).getAttribute('aria-pressed') === 'true';
const pressAll = async (...names: string[]) => {
  for (const name of names) await press(name);
};
const litOf = (question: string) => OVER.users.map(({ username }) => isLit(question, username));
const THERE = 'Who was there?';
const AGAIN = 'Who would you gladly meet again?';
const RATHER_NOT = "Anyone you'd rather not sit with?";
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Your words (optional)');

describe('the feedback on a completed match', () => {
  it('takes four taps: all were there, and nobody is named', async () => {
    const { sent } = await open();
    expect(litOf(THERE)).toEqual(Array(4).fill(true));
    await press('Next');
    expect(litOf(AGAIN)).toEqual(Array(4).fill(false));
    await pressAll('Next', 'Send');
    expect(await screen.findByRole('dialog', { name: 'Thanks for telling us' })).toBeTruthy();
    expect(sent()).toEqual({
      attended: true,
      again: [],
      notAgain: [],
      came: [MATEO, PRIYA, JONAS, WREN],
      didNotCome: [],
      note: '',
    });
  });

  it('takes one more for who would meet everyone again', async () => {
    const { sent } = await open();
    await pressAll('Next', "I'd meet everyone again", 'Next', 'Send');
    await waitFor(() => expect(sent()).toMatchObject({ again: [MATEO, PRIYA, JONAS, WREN] }));
  });

  it('asks for nobody again who was not there, and seats nobody again with whom the user would rather not sit', async () => {
    const { sent } = await open();
    await userEvent.click(face(THERE, 'Jonas'));
    await press('Next');
    expect(screen.queryByRole('button', { name: 'Jonas' })).toBeNull();
    await userEvent.click(face(AGAIN, 'Priya'));
    await userEvent.click(face(AGAIN, 'Mateo'));
    await press(RATHER_NOT);
    await userEvent.click(face(RATHER_NOT, 'Mateo'));
    expect(isLit(AGAIN, 'Mateo')).toBe(false);
    await userEvent.click(face(RATHER_NOT, 'Jonas'));
    await press("I'd meet everyone again");
    await pressAll('Next', 'Send');
    await waitFor(() =>
      expect(sent()).toMatchObject({
        again: [PRIYA, WREN],
        notAgain: [MATEO, JONAS],
        came: [MATEO, PRIYA, WREN],
        didNotCome: [JONAS],
      }),
    );
  });

  it.each([
    [false, /^Only we see this/, { note: 'He shouted.' }],
    [true, /sent to our moderators as a report/, { note: '', concern: 'He shouted.' }],
  ])('has one text, which the switch sends to the moderators: %s', async (isConcern, hint, said) => {
    const { sent } = await open();
    await pressAll('Next', 'Next');
    await userEvent.type(text(), 'He shouted. ');
    if (isConcern) await userEvent.click(screen.getByRole('switch', { name: 'To the moderators' }));
    expect(document.getElementById(text().getAttribute('aria-describedby')!)!.textContent).toMatch(hint);
    await press('Send');
    await waitFor(() => expect(sent()).toMatchObject(said));
    expect('concern' in (sent() as object)).toBe(isConcern);
  });

  it('asks who could not make it for the text only, and closes after it', async () => {
    const { sent } = await open();
    await press("I couldn't make it");
    await press('Send');
    await waitFor(() => expect(sent()).toEqual({ attended: false, again: [], note: '' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the focus to each next question, and back to the link at the end', async () => {
    await open();
    await press('Next');
    expect(document.activeElement?.textContent).toBe(AGAIN);
    await press('Back');
    expect(document.activeElement?.textContent).toBe(THERE);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tell us'));
  });

  it('goes on after a reload where it was left, and begins anew once it was sent', async () => {
    await open();
    await userEvent.click(face(THERE, 'Jonas'));
    await press('Next');
    await userEvent.click(face(AGAIN, 'Priya'));
    await press('Next');
    await userEvent.type(text(), 'Lovely');
    cleanup();
    render(OVER, {}, feedbackPath(OVER.id));
    expect(await screen.findByDisplayValue('Lovely')).toBeTruthy();
    await press('Back');
    expect(isLit(AGAIN, 'Priya')).toBe(true);
    await pressAll('Next', 'Send');
    await screen.findByRole('dialog', { name: 'Thanks for telling us' });
    cleanup();
    await open();
    expect(isLit(THERE, 'Jonas')).toBe(true);
  });

  it('keeps the answers when saving fails', async () => {
    await open(OVER, { [`POST ${FEEDBACK}`]: [409, { message: 'Too late', code: 'feedback_is_closed' }] });
    await pressAll('Next', 'Next');
    await userEvent.type(text(), 'Lovely');
    await press('Send');
    await waitFor(() => expect(visibleToast()?.description).toBe('Too late'));
    expect(text().value).toBe('Lovely');
  });

  it('that was given is loaded before it is changed, and a report is not asked for twice', async () => {
    const saved = { attended: true, again: [MATEO], note: 'Nice' };
    const more = { notAgain: [PRIYA], came: [MATEO, PRIYA], didNotCome: [JONAS], hasConcern: true };
    const { answers } = render(
      { ...OVER, feedback: saved },
      { [`GET ${FEEDBACK}`]: [503, { message: 'Back in a minute.' }] },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Your bill' }));
    expect(await screen.findByText("We couldn't load your answers")).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    answers[`GET ${FEEDBACK}`] = [200, { feedback: { ...saved, ...more } }];
    await press('Try again');
    await press('Change my answers');
    expect(isLit(THERE, 'Jonas')).toBe(false);
    await press('Next');
    expect(isLit(AGAIN, 'Mateo')).toBe(true);
    expect(isLit(RATHER_NOT, 'Priya')).toBe(true);
    await press('Next');
    expect(text().value).toBe('Nice');
    expect(screen.getByText('Your report is with our moderators.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it.each(['pending', 'confirmed', 'archived'] as const)(
    'is not asked for on a match that is %s',
    (status) => {
      render({ ...OVER, status }, {}, feedbackPath(OVER.id));
      expect(screen.queryByText('How was it?')).toBeNull();
    },
  );
});

describe('the bill', () => {
  const QUESTIONS = {
    kind: 'icebreaker.table',
    params: { questions: ['spot', 'laugh', 'of a newer server'] },
    name: null,
  };
  const lines = () =>
    [...screen.getByRole('region', { name: 'The bill' }).querySelectorAll('dl > div')].map(
      ({ firstElementChild, lastElementChild }) => [
        firstElementChild!.textContent,
        lastElementChild!.textContent,
      ],
    );

  async function openBill(again: number[], match: Partial<Match> = {}) {
    const feedback = { attended: true, again, note: null };
    const more = { notAgain: [], came: [MATEO, PRIYA, WREN], didNotCome: [JONAS], hasConcern: false };
    render(
      { ...OVER, suggestedLocation: 'Cafe Mira, 12 Main Street', feedback, ...match },
      {
        [`GET ${FEEDBACK}`]: [200, { feedback: { ...feedback, ...more } }],
        [`GET /api/matches/${TABLE.id}/messages`]: [
          200,
          [{ ...aMessage(1, 'Questions for the table'), line: QUESTIONS }, aMessage(2, 'Hi!')],
        ],
      },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Your bill' }));
    await screen.findByRole('region', { name: 'The bill' });
  }

  it('says the day, how many were there and would be met again, and the word of the table: no name, no place', async () => {
    await openBill([MATEO, WREN]);
    expect(lines()).toEqual([
      ['Day', 'Sat, Nov 28'],
      ['At the table', '4'],
      ["I'd see again", '2'],
      ['Our table word', 'Blue Teapot'],
    ]);
  });

  it('says the best question and the place once they are added', async () => {
    await openBill([MATEO]);
    const choices = await screen.findAllByRole('radio');
    expect(choices).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: 'What made you laugh out loud this week?' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Add the place' }));
    expect(lines()).toContainEqual(['Best question', 'What made you laugh out loud this week?']);
    expect(lines()).toContainEqual(['Place', 'Cafe Mira, 12 Main Street']);
  });

  it('has no line about nobody, about a place that was never picked, or about questions of a chat that was left', async () => {
    await openBill([], { suggestedLocation: 'Near Brookline', tableWord: null, hasLeftChat: true });
    expect(lines()).toEqual([
      ['Day', 'Sat, Nov 28'],
      ['At the table', '4'],
    ]);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
