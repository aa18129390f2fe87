import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { RequestFlow } from '../../../../web-user/src/features/matching-request/RequestFlow.js';
import { clearLocalNotes, localNote } from '../../../../web-user/src/shared/local-notes.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, CONFIG, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { chooseSlot } from '../../../support/web/request-dialog.js';

beforeEach(clearLocalNotes);

const POOL = 'POST /api/matching-request/pool';
async function open(answers: Answers = {}, change?: ReturnType<typeof aRequest>) {
  const api = fakeApi({
    'GET /api/user/private-preferences': [200, { ...NO_PREFERENCES, languages: ['fr'] }],
    'GET /api/config': [200, CONFIG],
    'GET /api/survey': [200, {}],
    'POST /api/matching-request': [200, { id: 72 }],
    [POOL]: [200, { fit: 40, withLanguage: 15, peers: null }],
    ...answers,
  });
  renderFor(ADA, <RequestFlow venueType="cafe" change={change} onClose={jest.fn()} />);
  chooseSlot();
  const pools = () => api.calls.filter(({ path }) => path === '/api/matching-request/pool');
  const expectSent = (wishes: object) =>
    waitFor(() =>
      expect(api.calls.find(({ path }) => /matching-request(\/71)?$/.test(path))?.body).toMatchObject(wishes),
    );
  return { pools, expectSent };
}

const openMyTable = () => userEvent.click(screen.getByRole('button', { name: /^My table/ }));
const submit = async (name = 'Submit Request') => {
  await press('Done');
  await userEvent.click(screen.getByRole('button', { name }));
};
const language = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^We all share a language/ });
const gender = () => screen.findByRole('combobox', { name: "I don't want to be the only" });

describe('what a request asks of the whole table', () => {
  it('is nothing by default, and nobody is counted for it', async () => {
    const { expectSent, pools } = await open();
    await press('Submit Request');
    await expectSent({ sharedLanguage: false, notTheOnly: null });
    expect(pools()).toEqual([]);
  });

  it('shows the price of a shared language before the request is sent', async () => {
    const { expectSent, pools } = await open();
    await openMyTable();
    await waitFor(async () => expect((await language()).disabled).toBe(false));
    await userEvent.click(await language());
    expect(await screen.findByText('40+ fit, 15+ with this')).toBeTruthy();
    expect(pools().map(({ body }) => body)).toEqual([expect.objectContaining({ sharedLanguage: true })]);
    await submit();
    await expectSent({ sharedLanguage: true });
  });

  it.each([
    [{ fit: 40, withLanguage: null, peers: 5 }, '40+ fit, 5+ of them asked the same'],
    [{ fit: 40, withLanguage: null, peers: 0 }, '40+ fit, fewer than five of them asked the same'],
    [{ fit: 0, withLanguage: null, peers: 0 }, 'Fewer than five people fit so far.'],
  ])(
    'asks for a gender only here, with its price, and keeps it nowhere on the device: %j',
    async (pool, text) => {
      const { expectSent } = await open({ [POOL]: [200, pool] });
      await openMyTable();
      await userEvent.selectOptions(await gender(), 'woman');
      expect(await screen.findByText(text)).toBeTruthy();
      await press('Done');
      expect(screen.getByRole('button', { name: 'My table French · not the only woman' })).toBeTruthy();
      await press('Submit Request');
      await expectSent({ notTheOnly: 'woman' });
      expect(localNote('request')).not.toContain('woman');
    },
  );

  it('says how to get there who has an account that does not count yet', async () => {
    const text =
      'Please verify your phone, photo or ID in your profile first. That protects what others keep private.';
    const refusal = { message: text, code: 'checked_account_needed', fields: { notTheOnly: text } };
    await open({ [POOL]: [400, refusal] });
    await openMyTable();
    await userEvent.selectOptions(await gender(), 'woman');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says what is missing without a language, and offers no gender where the operator has none', async () => {
    await open({
      'GET /api/user/private-preferences': [200, NO_PREFERENCES],
      'GET /api/config': [200, { ...CONFIG, offersNotTheOnly: false }],
    });
    await openMyTable();
    expect(await screen.findByText('Add the languages you speak first.')).toBeTruthy();
    expect((await language()).disabled).toBe(true);
    expect(screen.queryByRole('combobox', { name: "I don't want to be the only" })).toBeNull();
  });

  it('can be asked for where nobody could be counted, and starts with that of an open request', async () => {
    const request = aRequest({ sharedLanguage: true, notTheOnly: 'man' });
    const { expectSent } = await open(
      { [POOL]: [429, { message: 'Later' }], 'PUT /api/matching-request/71': [200, {}] },
      request,
    );
    await openMyTable();
    expect(await screen.findByText("We couldn't count right now. You can ask all the same.")).toBeTruthy();
    await submit('Change Request');
    await expectSent({ sharedLanguage: true, notTheOnly: 'man' });
  });
});
