import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFlow } from '../../web-user/src/features/matching-request/RequestFlow.js';
import { MATCHES } from '../../web-user/src/shared/api/keys.js';
import { clearToasts, visibleToast } from '../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../support/web/ada.js';
import { type Answers, fakeApi } from '../support/web/fake-api.js';
import { FakeSocket } from '../support/web/fake-socket.js';
import { renderFor } from '../support/web/render.js';

const CONFLICT = {
  message: 'You already have an active request',
  conflict: true,
  conflictType: 'active_request',
  existingRequest: { id: 71, meetupType: 'group' },
};
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

async function choose(): Promise<void> {
  await userEvent.click(screen.getAllByRole('radio', { name: /^Sat, / })[0]!);
  await userEvent.click(screen.getByRole('radio', { name: '1:00 PM (Lunch)' }));
}

describe('the request dialog', () => {
  it('offers three Saturdays and cannot be submitted before place, date and time are chosen', async () => {
    open({});
    expect(screen.getAllByRole('radio', { name: /^Sat, / })).toHaveLength(3);
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getAllByRole('radio', { name: /^Sat, / })[0]!);
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '6:00 PM (Dinner)' }));
    expect(submit().disabled).toBe(false);
  });

  it('that was opened for no kind of place cannot be submitted before one is chosen either', async () => {
    open({}, null);
    await choose();
    expect(submit().disabled).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Restaurant' }));
    expect(submit().disabled).toBe(false);
  });

  it('offers 10 to 45 miles in steps of one, beginning with 10, and ages from 18 to 60 and older', () => {
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

  it('tells whoever presses Enter too early what is missing', async () => {
    const { calls } = open({});
    await userEvent.type(screen.getByRole('radio', { name: 'Cafe' }), '{Enter}');
    expect(toast()).toEqual({
      title: 'Missing Information',
      description: 'Please select date and time preferences.',
    });
    expect(calls).toEqual([]);
  });

  it('sends 60+ as 80 and goes to the matches, which are looked up anew', async () => {
    const { calls, client, onClose } = open({ 'POST /api/matching-request': TAKEN });
    client.setQueryData(MATCHES, []);
    await choose();
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
    await choose();
    await userEvent.click(submit());
    await waitFor(() => expect(calls).not.toHaveLength(0));
    expect(calls[0]!.body).toMatchObject({ ageRangeMin: 22, ageRangeMax: 58 });
  });
});

describe('when the server refuses', () => {
  it.each([
    [
      'by conflict type',
      [409, { ...CONFLICT, message: 'No', conflictType: 'active_match', existingRequest: null }],
    ],
    ['by its words alone', [400, { message: 'You are already in an active match' }]],
  ] as Array<[string, [number, unknown]]>)(
    'an active match, told %s, leads to the matches',
    async (_how, answer) => {
      const { onClose } = open({ 'POST /api/matching-request': answer });
      await choose();
      await userEvent.click(submit());
      await waitFor(() => expect(path()).toBe('/matches'));
      expect(toast()).toEqual({
        title: 'Already in a Match',
        description:
          "You're currently in an active match. Please leave your current match before joining a new one.",
      });
      expect(onClose).toHaveBeenCalled();
    },
  );

  it('a lost session is said and leads to the sign-in page', async () => {
    open({ 'POST /api/matching-request': [401, { message: 'Please sign in' }] });
    await choose();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toEqual({ title: 'Unauthorized', description: 'Please log in again.' }),
    );
    await waitFor(() => expect(path()).toBe('/auth'));
  });

  it('anything else is said, and the choices stay for another try', async () => {
    const api = open({ 'POST /api/matching-request': [500, { message: 'Oops' }] });
    await choose();
    await userEvent.click(submit());
    await waitFor(() =>
      expect(toast()).toEqual({
        title: 'Error',
        description: 'Failed to create matching request. Please try again.',
      }),
    );
    api.answers['POST /api/matching-request'] = TAKEN;
    await userEvent.click(submit());
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(toast().title).toBe('Looking for your perfect match!');
  });
});

describe('Existing Request Found', () => {
  async function conflict(existing: typeof CONFLICT | Record<string, unknown>, more: Answers = {}) {
    let posts = 0;
    const api = open({
      'POST /api/matching-request': () => (++posts === 1 ? [409, existing] : TAKEN),
      'POST /api/matching-request/71/cancel': [200, {}],
      ...more,
    });
    await choose();
    await userEvent.click(submit());
    await screen.findByRole('dialog', { name: 'Existing Request Found' });
    return api;
  }

  it('cancels the old request and sends the saved new one by itself', async () => {
    const { calls } = await conflict(CONFLICT);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel & Create New' }));
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.slice(0, 3).map(({ method, path: at }) => `${method} ${at}`)).toEqual([
      'POST /api/matching-request',
      'POST /api/matching-request/71/cancel',
      'POST /api/matching-request',
    ]);
    expect(calls[2]!.body).toEqual(calls[0]!.body);
  });

  it('asks for the old request where the conflict does not name it', async () => {
    const { calls } = await conflict(
      { message: 'You already have an active request' },
      { 'GET /api/user/active-request': [200, { id: 71 }] },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel & Create New' }));
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.map(({ path: at }) => at)).toContain('/api/matching-request/71/cancel');
  });

  it('keeps the old request and sends nothing more', async () => {
    const { calls, onClose } = await conflict(CONFLICT);
    await userEvent.click(screen.getByRole('button', { name: 'Keep Current Request' }));
    expect(onClose).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('can be closed, which keeps the old request too', async () => {
    const { calls, onClose } = await conflict(CONFLICT);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });

  it('says why when the old request cannot be cancelled, and sends nothing', async () => {
    const { calls } = await conflict(CONFLICT, {
      'POST /api/matching-request/71/cancel': [409, { message: 'This request is already over.' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Cancel & Create New' }));
    await waitFor(() =>
      expect(toast()).toEqual({ title: 'Error', description: 'This request is already over.' }),
    );
    expect(calls.filter(({ path: at }) => at === '/api/matching-request')).toHaveLength(1);
  });
});
