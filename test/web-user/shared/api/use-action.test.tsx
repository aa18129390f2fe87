import { jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { call } from '../../../../web-user/src/shared/api/call.js';
import { EVERYTHING, useAction } from '../../../../web-user/src/shared/api/use-action.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { serverError, SIGNED_OUT, withoutMessage } from '../../../support/web/error-responses.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectNotice, notice, prepareNotices } from '../../../support/web/toasts.js';

const LEAVE = 'DELETE /api/matches/7/leave';
const LIST = 'GET /api/user/blocks';
const FAILURE = { title: 'Not left', text: 'Please try again.' };

beforeEach(prepareNotices);

type Options = Partial<Parameters<typeof useAction<string, { message: string }>>[0]>;

/** A screen with a list and a button that runs the action with the input 'Ada'. */
function Screen(options: Options) {
  const [told, setTold] = useState('');
  useQuery({ queryKey: ['blocks'], queryFn: () => call('get', '/api/user/blocks') });
  const { mutate, error, isPending } = useAction<string, { message: string }>({
    name: 'leave',
    run: () => call('delete', '/api/matches/{id}/leave', { params: { id: 7 } }),
    onSuccess: (_, input) => setTold(`done for ${input}`),
    ...options,
  });
  return (
    <>
      <button type="button" disabled={isPending} onClick={() => mutate('Ada')}>
        Leave
      </button>
      <p>{told}</p>
      <p>{error?.message}</p>
    </>
  );
}

async function open(answers: Answers, options: Options = {}, person: typeof ADA | null = ADA) {
  const api = fakeApi({ [LIST]: [200, []], ...answers });
  renderFor(person, <Screen {...options} />, '/chat/7');
  await waitFor(() => expect(api.calls).toHaveLength(1));
  await press('Leave');
  return { ...api, loads: () => api.calls.filter(({ method }) => method === 'GET').length };
}

describe('an action that succeeds', () => {
  it('tells its screen and shows the toast that its answer and its input say', async () => {
    const done = ({ message }: { message: string }, name: string) => ({ title: message, description: name });
    await open({ [LEAVE]: [200, { message: 'Left' }] }, { done });
    await expectNotice('Left', 'Ada');
    expect(screen.getByText('done for Ada')).toBeTruthy();
  });

  it('shows none where there is nothing to say', async () => {
    await open({ [LEAVE]: [200, { message: 'Left' }] }, { done: () => undefined });
    await screen.findByText('done for Ada');
    expect(notice()).toEqual([]);
  });

  it.each([
    ['its queries', [['blocks']], 2],
    ['all', EVERYTHING, 2],
    ['none of others', [['matches']], 1],
  ])('loads %s again', async (_which, refreshes, loads) => {
    const opened = await open({ [LEAVE]: [200, {}] }, { refreshes, refreshesOnFailure: [] });
    await screen.findByText('done for Ada');
    await waitFor(() => expect(opened.loads()).toBe(loads));
  });
});

describe('an action that fails', () => {
  it.each([
    ['the reason', serverError('The door is stuck'), {}, 'The door is stuck'],
    ['the text of the action without one', withoutMessage(), {}, FAILURE.text],
    ['that text for an outage too', serverError('Kaput'), { hidesOutages: true }, FAILURE.text],
    ['a refusal as it is', [409, { message: 'Too late' }] as const, { hidesOutages: true }, 'Too late'],
  ])('says %s, in a toast and on the screen', async (_what, answer, more, text) => {
    await open({ [LEAVE]: answer as Answers[string] }, { failure: { ...FAILURE, ...more } });
    await expectNotice(FAILURE.title, text);
    expect(screen.getByText(text, { ignore: '#notifications *' })).toBeTruthy();
  });

  it('names in the title what its input says', async () => {
    await open({ [LEAVE]: [409, {}] }, { failure: { title: (name) => `Not ${name}`, text: 'Sorry' } });
    await expectNotice('Not Ada', 'Sorry');
  });

  it('says it on the screen alone where it has no title', async () => {
    await open({ [LEAVE]: withoutMessage() }, { failure: { text: 'Sorry' } });
    await screen.findByText('Sorry');
    expect(notice()).toEqual([]);
  });

  it.each([
    ['no toast after its own handler has said it', true, []],
    ['the toast after a handler that has not', false, [FAILURE.title, 'Too late']],
  ])('shows %s', async (_what, isSaid, words) => {
    const onFailure = jest.fn((_error: Error, _name: string) => isSaid);
    await open({ [LEAVE]: [409, { message: 'Too late' }] }, { failure: FAILURE, onFailure });
    await screen.findByText('Too late', { ignore: '#notifications *' });
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ message: 'Too late' }), 'Ada');
    await expectNotice(...(words as [string]));
  });

  it('loads again what another member may have changed', async () => {
    const opened = await open(
      { [LEAVE]: [409, {}] },
      { failure: FAILURE, refreshes: [], refreshesOnFailure: [['blocks']] },
    );
    await waitFor(() => expect(opened.loads()).toBe(2));
  });

  it('takes its toast back on a retry', async () => {
    const { answers } = await open({ [LEAVE]: serverError('Stuck') }, { failure: FAILURE });
    await expectNotice(FAILURE.title, 'Stuck');
    answers[LEAVE] = () => new Promise<never>(() => undefined);
    await press('Leave');
    await waitFor(() => expect(visibleToast()?.open).not.toBe(true));
  });
});

describe('an action whose session has ended', () => {
  it('leads to the sign-in page, whatever else it does', async () => {
    const onFailure = jest.fn();
    await open({ [LEAVE]: SIGNED_OUT }, { failure: FAILURE, onFailure });
    await expectNotice('Unauthorized', 'Please log in again.');
    expect(screen.getByLabelText('path').textContent).toBe('/auth');
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('may go another way', async () => {
    const onSessionLost = jest.fn();
    await open({ [LEAVE]: SIGNED_OUT }, { failure: FAILURE, onSessionLost });
    await waitFor(() => expect(onSessionLost).toHaveBeenCalled());
    expect(screen.getByLabelText('path').textContent).toBe('/chat/7');
    await act(async () => undefined);
    expect(notice()).toEqual([]);
  });

  it('is refused like any other one where there was none, as at a sign-in', async () => {
    await open({ [LEAVE]: SIGNED_OUT }, { failure: FAILURE }, null);
    await expectNotice(FAILURE.title, 'Please log in again.');
  });
});
