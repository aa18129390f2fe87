import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { MyTable } from '../../../../web-user/src/shared/my-table/MyTable.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const PREFERENCES = '/api/user/private-preferences';
const SURVEY = { favoriteConversationTopic: 'food', favoriteMusic: 'indie', personalityType: 'chill' };

function render(answers: Answers = {}) {
  const api = fakeApi({
    [`GET ${PREFERENCES}`]: [200, NO_PREFERENCES],
    [`PUT ${PREFERENCES}`]: ({ body }) => [200, body],
    'GET /api/survey': [200, SURVEY],
    'POST /api/survey': [200, {}],
    ...answers,
  });
  renderFor(ADA, <MyTable />);
  const sent = (method: string) => api.calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...api, sent };
}

/** Renders the button and opens its sheet. */
async function open(answers?: Answers) {
  const api = render(answers);
  await press(/^My table/);
  return api;
}

const isPressed = async (name: string) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-pressed') === 'true';

describe('what the user needs of a table', () => {
  it.each([
    [{ diets: ['vegan'], isStepFree: true, languages: ['en', 'de'] }, 'vegan · step-free · English, German'],
    [{ noteForBooker: 'a quiet corner' }, 'a note'],
    [{}, 'Food, access, languages and more'],
  ])('is summed up on its button: %j', async (said, summary) => {
    render({ [`GET ${PREFERENCES}`]: [200, { ...NO_PREFERENCES, ...said }] });
    expect(await screen.findByRole('button', { name: `My table ${summary}` })).toBeTruthy();
  });

  it('is saved at once, each change with the ones before', async () => {
    const { sent } = await open({
      [`GET ${PREFERENCES}`]: [200, { ...NO_PREFERENCES, diets: ['halal'], languages: ['fr', 'yue'] }],
    });
    await press('Vegan');
    expect(await isPressed('Vegan')).toBe(true);
    await userEvent.click(screen.getByLabelText(/^Step-free entrance/));
    await userEvent.selectOptions(screen.getByLabelText('Languages I speak'), 'German');
    await press('Remove Cantonese');
    const saved = { diets: ['halal', 'vegan'], isStepFree: true, languages: ['fr', 'de'] };
    await waitFor(() => expect(sent('PUT')).toHaveLength(4));
    expect(sent('PUT').at(-1)).toEqual({ ...saved, noteForBooker: null });
  });

  it.each([
    ['the field', () => userEvent.tab()],
    ['the sheet', () => userEvent.keyboard('{Escape}')],
  ])('saves the note for whoever books when %s is left', async (_what, leave) => {
    const { sent } = await open();
    await userEvent.type(await screen.findByLabelText('A note for whoever books'), 'a quiet corner ');
    expect(sent('PUT')).toEqual([]);
    await leave();
    await waitFor(() =>
      expect(sent('PUT')).toEqual([{ ...NO_PREFERENCES, noteForBooker: 'a quiet corner' }]),
    );
  });

  it('is taken back where the server refuses it, which says why', async () => {
    const message = 'Keep one language while your request asks for a shared one.';
    await open({ [`PUT ${PREFERENCES}`]: [409, { message, code: 'language_needed' }] });
    await press('Vegan');
    await waitFor(() => expect(visibleToast()?.description).toBe(message));
    await waitFor(async () => expect(await isPressed('Vegan')).toBe(false));
  });

  it('that could not be loaded can be loaded again', async () => {
    const { answers } = await open({ [`GET ${PREFERENCES}`]: [503, { message: 'Back in a minute.' }] });
    expect(await screen.findByText("We couldn't load what you need.")).toBeTruthy();
    answers[`GET ${PREFERENCES}`] = [200, NO_PREFERENCES];
    await press('Try again');
    expect(await isPressed('Vegan')).toBe(false);
  });
});

describe('the survey answers', () => {
  it('are shown, and a changed one is saved at once', async () => {
    const { sent } = await open();
    const music = await screen.findByLabelText<HTMLSelectElement>('Music');
    expect(music.value).toBe('indie');
    expect(screen.getByLabelText<HTMLSelectElement>('Favorite topic').value).toBe('food');
    expect(screen.getByLabelText<HTMLSelectElement>('Vibe').value).toBe('chill');
    await userEvent.selectOptions(music, 'Rock');
    await waitFor(() => expect(sent('POST')).toEqual([{ ...SURVEY, favoriteMusic: 'rock' }]));
  });

  it('are saved once the last of them is given', async () => {
    const { sent } = await open({
      'GET /api/survey': [200, { ...SURVEY, favoriteMusic: null, personalityType: null }],
    });
    await userEvent.selectOptions(await screen.findByLabelText('Music'), 'Rock');
    expect(sent('POST')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Vibe'), 'Chill');
    await waitFor(() => expect(sent('POST')).toEqual([{ ...SURVEY, favoriteMusic: 'rock' }]));
  });

  it('that could not be loaded can be loaded again', async () => {
    const { answers } = await open({ 'GET /api/survey': [503, { message: 'Back in a minute.' }] });
    await screen.findByText('Back in a minute.');
    answers['GET /api/survey'] = [200, SURVEY];
    await press('Try again');
    await screen.findByLabelText('Music');
  });
});
