import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFlow } from '../../../../web-user/src/features/matching-request/RequestFlow.js';
import { MATCHES } from '../../../../web-user/src/shared/api/keys.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aConflict } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { chooseSlot } from '../../../support/web/request-dialog.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const TAKEN = [200, { id: 72 }] as [number, unknown];

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
});

function open(answers: Answers, venueType: 'cafe' | null = 'cafe') {
  const api = fakeApi(answers);
  const onClose = jest.fn();
  const { client } = renderFor(ADA, <RequestFlow venueType={venueType} onClose={onClose} />);
  return { ...api, client, onClose };
}

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Request' });
const path = () => screen.getByLabelText('path', { selector: 'output[aria-label]' }).textContent;
const toast = () => {
  const { title, description } = visibleToast() ?? {};
  return { title, description };
};

describe('the request dialog', () => {
  it('offers three Saturdays and is disabled until venue type, date and time are selected', async () => {
    open({});
    expect(screen.getAllByRole('radio', { name: /^Sat, / })).toHaveLength(3);
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getAllByRole('radio', { name: /^Sat, / })[0]!);
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '6:00 PM (Dinner)' }));
    expect(submit().disabled).toBe(false);
  });

  it('stays disabled without a venue type when opened without one', async () => {
    open({}, null);
    chooseSlot();
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Restaurant' }));
    expect(submit().disabled).toBe(false);
  });

  it('offers 10 to 45 miles in steps of one, by default 10, and ages from 18 to 60 and older', () => {
    open({});
    const distance = screen.getByRole('slider', { name: 'Maximum distance' });
    const [youngest, oldest] = [
      screen.getByRole('slider', { name: 'Youngest age' }),
      screen.getByRole('slider', { name: 'Oldest age' }),
    ];
    const shown = () => [distance, youngest, oldest].map((slider) => slider.getAttribute('aria-valuetext'));
    const press = (key: string, ...sliders: HTMLElement[]) => {
      for (const slider of sliders) {
        act(() => slider.focus());
        fireEvent.keyDown(slider, { key });
      }
    };
    expect(shown()).toEqual(['10 miles', '18 years', '60+ years']);
    press('ArrowLeft', distance, youngest);
    press('ArrowRight', oldest);
    expect(shown()).toEqual(['10 miles', '18 years', '60+ years']);
    press('ArrowRight', distance);
    expect(shown()[0]).toBe('11 miles');
    press('End', distance);
    expect(shown()[0]).toBe('45 miles');
  });

  it('shows what is missing when Enter is pressed too early', async () => {
    const { calls } = open({});
    await userEvent.type(screen.getByRole('radio', { name: 'Cafe' }), '{Enter}');
    expect(toast()).toEqual({
      title: 'Missing Information',
      description: 'Please select date and time preferences.',
    });
    expect(calls).toEqual([]);
  });

  it('sends 60+ as 80 and goes to the matches, which are refetched', async () => {
    const { calls, client, onClose } = open({ 'POST /api/matching-request': TAKEN });
    client.setQueryData(MATCHES, []);
    chooseSlot();
    await userEvent.click(submit());
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls[0]!.body).toMatchObject({
      meetupType: 'group',
      venueType: 'cafe',
      preferredTime: 'lunch',
      maxDistance: 10,
      ageRangeMin: 18,
      ageRangeMax: 80,
    });
    expect(onClose).toHaveBeenCalled();
    expect(toast().title).toBe('Looking for your perfect match!');
    expect(client.getQueryState(MATCHES)!.isInvalidated).toBe(true);
  });

  it('steps the age slider over 22, 26 and so on, and from 60+ down to 58', async () => {
    const { calls } = open({ 'POST /api/matching-request': TAKEN });
    const [youngest, oldest] = [
      screen.getByRole('slider', { name: 'Youngest age' }),
      screen.getByRole('slider', { name: 'Oldest age' }),
    ];
    expect(oldest.getAttribute('aria-valuetext')).toBe('60+ years');
    act(() => youngest.focus());
    fireEvent.keyDown(youngest, { key: 'ArrowRight' });
    act(() => oldest.focus());
    fireEvent.keyDown(oldest, { key: 'ArrowLeft' });
    chooseSlot();
    await userEvent.click(submit());
    await waitFor(() => expect(calls).not.toHaveLength(0));
    expect(calls[0]!.body).toMatchObject({ ageRangeMin: 22, ageRangeMax: 58 });
  });
});

describe('Existing Request Found', () => {
  async function conflict(existing: unknown, more: Answers = {}) {
    let posts = 0;
    const api = open({
      'POST /api/matching-request': () => (++posts === 1 ? [409, existing] : TAKEN),
      'POST /api/matching-request/71/cancel': [200, {}],
      ...more,
    });
    chooseSlot();
    await userEvent.click(submit());
    await screen.findByRole('dialog', { name: 'Existing Request Found' });
    return api;
  }

  it('cancels the existing request and sends the saved new one automatically', async () => {
    const { calls } = await conflict(aConflict());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel & Create New' }));
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.slice(0, 3).map(({ method, path: at }) => `${method} ${at}`)).toEqual([
      'POST /api/matching-request',
      'POST /api/matching-request/71/cancel',
      'POST /api/matching-request',
    ]);
    expect(calls[2]!.body).toEqual(calls[0]!.body);
  });

  it('fetches the existing request if the conflict does not contain its id', async () => {
    const { calls } = await conflict(
      { message: 'You already have an active request' },
      { 'GET /api/user/active-request': [200, { id: 71 }] },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel & Create New' }));
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.map(({ path: at }) => at)).toContain('/api/matching-request/71/cancel');
  });

  it('keeps the existing request and sends nothing else', async () => {
    const { calls, onClose } = await conflict(aConflict());
    await userEvent.click(screen.getByRole('button', { name: 'Keep Current Request' }));
    expect(onClose).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('can be closed, which also keeps the existing request', async () => {
    const { calls, onClose } = await conflict(aConflict());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('shows the reason when the existing request cannot be cancelled, and sends nothing', async () => {
    const { calls } = await conflict(aConflict(), {
      'POST /api/matching-request/71/cancel': [409, { message: 'This request is already over.' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel & Create New' }));
    await waitFor(() =>
      expect(toast()).toEqual({ title: 'Error', description: 'This request is already over.' }),
    );
    expect(calls.filter(({ path: at }) => at === '/api/matching-request')).toHaveLength(1);
  });
});
