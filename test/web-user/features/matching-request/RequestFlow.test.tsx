import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VenueType } from '../../../../src/domain/shared/slot.js';
import { RequestFlow } from '../../../../web-user/src/features/matching-request/RequestFlow.js';
import type { ActiveRequest } from '../../../../web-user/src/shared/api/types.js';
import { clearLocalNotes } from '../../../../web-user/src/shared/local-notes.js';
import { today } from '../../../../web-user/src/shared/today.js';
import { openSaturdays } from '../../../../src/domain/shared/saturday.js';
import { MATCHES } from '../../../../web-user/src/shared/api/keys.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aConflict, aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { button, press } from '../../../support/web/controls.js';
import { chooseSlot } from '../../../support/web/request-dialog.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast, toast } from '../../../support/web/toasts.js';

const TAKEN = [200, { id: 72 }] as [number, unknown];

beforeEach(clearLocalNotes);

function open(answers: Answers, venueType: VenueType | null = 'cafe', change?: ActiveRequest) {
  const api = fakeApi(answers);
  const onClose = jest.fn();
  const flow = <RequestFlow venueType={venueType} change={change} onClose={onClose} />;
  const { client } = renderFor(ADA, flow);
  return { ...api, client, onClose };
}

const submit = () => button('Submit Request');
const slider = (name: string) => screen.getByRole('slider', { name });
function move(key: string, ...sliders: HTMLElement[]): void {
  for (const one of sliders) {
    act(() => one.focus());
    fireEvent.keyDown(one, { key });
  }
}
const missing = () => document.getElementById(submit().getAttribute('aria-describedby')!)!.textContent;
const path = () => screen.getByLabelText('path', { selector: 'output[aria-label]' }).textContent;

describe('the request dialog', () => {
  it('offers three Saturdays, the nearest set, and is disabled until a time is, which it says', async () => {
    open({});
    const saturdays = screen.getAllByRole<HTMLInputElement>('radio', { name: /^Sat, / });
    expect(saturdays.map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(submit().disabled).toBe(true);
    expect(missing()).toBe('Choose a time');
    await userEvent.click(screen.getByRole('radio', { name: '6:00 PM (Dinner)' }));
    expect(submit().disabled).toBe(false);
    expect(missing()).toBe('');
  });

  it('stays disabled without a venue type when opened without one', async () => {
    open({}, null);
    chooseSlot();
    expect(submit().disabled).toBe(true);
    expect(missing()).toBe('Choose a cafe or a restaurant');
    await userEvent.click(screen.getByRole('radio', { name: 'Restaurant' }));
    expect(submit().disabled).toBe(false);
  });

  it('offers 10 to 45 miles in steps of one, by default 10, and ages from 18 to 60 and older', () => {
    open({});
    const [distance, youngest, oldest] = [
      slider('Maximum distance'),
      slider('Youngest age'),
      slider('Oldest age'),
    ];
    const shown = () => [distance, youngest, oldest].map((one) => one.getAttribute('aria-valuetext'));
    expect(shown()).toEqual(['10 miles', '18 years', '60+ years']);
    move('ArrowLeft', distance, youngest);
    move('ArrowRight', oldest);
    expect(shown()).toEqual(['10 miles', '18 years', '60+ years']);
    move('ArrowRight', distance);
    expect(shown()[0]).toBe('11 miles');
    move('End', distance);
    expect(shown()[0]).toBe('45 miles');
  });

  it('shows what is missing when Enter is pressed too early', async () => {
    const { calls } = open({});
    await userEvent.type(screen.getByRole('radio', { name: 'Cafe' }), '{Enter}');
    await expectToast('Missing Information', 'Please select date and time preferences.');
    const dialog = within(screen.getByRole('dialog'));
    act(clearToasts);
    expect(dialog.getByText('Please select date and time preferences.')).toBeTruthy();
    expect(calls).toEqual([]);
    chooseSlot();
    expect(dialog.queryByText('Please select date and time preferences.')).toBeNull();
  });

  it('sends 60+ as 80 and goes to the matches, which are refetched', async () => {
    const { calls, client, onClose } = open({ 'POST /api/matching-request': TAKEN });
    client.setQueryData(MATCHES, []);
    chooseSlot();
    await press('Submit Request');
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
    await expectToast('Looking for your perfect match!');
    expect(client.getQueryState(MATCHES)!.isInvalidated).toBe(true);
  });

  it('starts with the time, distance and ages of the last request, until log-out', async () => {
    open({ 'POST /api/matching-request': TAKEN });
    chooseSlot('6:00 PM (Dinner)');
    move('ArrowRight', slider('Maximum distance'));
    await press('Submit Request');
    await waitFor(() => expect(path()).toBe('/matches'));
    cleanup();
    open({});
    const dinner = () => screen.getByRole<HTMLInputElement>('radio', { name: '6:00 PM (Dinner)' });
    expect(dinner().checked).toBe(true);
    expect(submit().disabled).toBe(false);
    expect(slider('Maximum distance').getAttribute('aria-valuetext')).toBe('11 miles');
    cleanup();
    clearLocalNotes();
    open({});
    expect(dinner().checked).toBe(false);
  });

  it('steps the age slider over 22, 26 and so on, and from 60+ down to 58', async () => {
    const { calls } = open({ 'POST /api/matching-request': TAKEN });
    move('ArrowRight', slider('Youngest age'));
    move('ArrowLeft', slider('Oldest age'));
    chooseSlot();
    await press('Submit Request');
    await waitFor(() => expect(calls).not.toHaveLength(0));
    expect(calls[0]!.body).toMatchObject({ ageRangeMin: 22, ageRangeMax: 58 });
  });
});

describe('the change of an open request', () => {
  const inWeeks = (weeks: number) => openSaturdays(today(ADA), weeks).at(-1)!;
  const OPEN = aRequest({
    venueType: 'restaurant',
    preferredTime: 'dinner',
    preferredDate: inWeeks(5),
    maxDistance: 5,
    ageRangeMin: null,
    ageRangeMax: 30,
  });

  const change = (answers: Answers) => open(answers, 'restaurant', OPEN);

  it('starts with its values and replaces it without asking', async () => {
    const { calls } = change({ 'PUT /api/matching-request/71': TAKEN });
    expect(screen.getByRole('dialog', { name: 'Change your request' })).toBeTruthy();
    expect(screen.getAllByRole('radio', { name: /^Sat, / })).toHaveLength(4);
    await press('Change Request');
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/api/matching-request/71' });
    expect(calls[0]!.body).toEqual({
      meetupType: 'group',
      venueType: 'restaurant',
      preferredDate: OPEN.preferredDate,
      preferredTime: 'dinner',
      maxDistance: 10,
      ageRangeMin: 18,
      ageRangeMax: 30,
      sharedLanguage: false,
      notTheOnly: null,
    });
  });

  it('that fails changes nothing, and can be sent again', async () => {
    const { answers } = change({ 'PUT /api/matching-request/71': [500, { message: 'Out of plates.' }] });
    await press('Change Request');
    await expectToast('Error', 'Out of plates.');
    answers['PUT /api/matching-request/71'] = TAKEN;
    await press('Change Request');
    await waitFor(() => expect(path()).toBe('/matches'));
  });

  it('whose table was found while the dialog was open gives nothing up, and shows the table', async () => {
    const { calls, onClose } = change({
      'PUT /api/matching-request/71': [409, { conflict: true, conflictType: 'active_match' }],
    });
    await press('Change Request');
    await waitFor(() => expect(path()).toBe('/matches'));
    await expectToast('Already in a Match');
    expect(onClose).toHaveBeenCalled();
    expect(calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  it('that was cancelled elsewhere becomes a new request', async () => {
    const over = { message: 'This request is already over.', code: 'request_is_over' };
    const { calls } = change({
      'PUT /api/matching-request/71': [409, over],
      'POST /api/matching-request': TAKEN,
    });
    await press('Change Request');
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.map(({ method }) => method).slice(0, 2)).toEqual(['PUT', 'POST']);
  });
});

describe('Existing Request Found', () => {
  async function conflict(existing: unknown, more: Answers = {}) {
    const api = open({
      'POST /api/matching-request': [409, existing],
      'PUT /api/matching-request/71': TAKEN,
      ...more,
    });
    chooseSlot();
    await press('Submit Request');
    await screen.findByRole('dialog', { name: 'Existing Request Found' });
    return api;
  }

  it('cancels the existing request and sends the saved new one automatically', async () => {
    const { calls } = await conflict(aConflict());
    await press('Cancel & Create New');
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.slice(0, 2).map(({ method, path: at }) => `${method} ${at}`)).toEqual([
      'POST /api/matching-request',
      'PUT /api/matching-request/71',
    ]);
    expect(calls[1]!.body).toEqual(calls[0]!.body);
  });

  it('fetches the existing request if the conflict does not contain its id', async () => {
    const { calls } = await conflict(
      { message: 'You already have an active request' },
      { 'GET /api/user/active-request': [200, { id: 71 }] },
    );
    await press('Cancel & Create New');
    await waitFor(() => expect(path()).toBe('/matches'));
    expect(calls.map(({ path: at }) => at)).toContain('/api/matching-request/71');
  });

  it.each(['Keep Current Request', 'Close'])(
    'keeps the existing request with %s, and sends nothing else',
    async (way) => {
      const { calls, onClose } = await conflict(aConflict());
      await press(way);
      expect(onClose).toHaveBeenCalled();
      expect(calls).toHaveLength(1);
    },
  );

  it('shows the reason when the existing request cannot be cancelled, and sends nothing', async () => {
    const { calls } = await conflict(aConflict(), {
      'PUT /api/matching-request/71': [500, { message: 'Out of plates.' }],
    });
    await press('Cancel & Create New');
    await expectToast('Error', 'Out of plates.');
    expect(calls.filter(({ path: at }) => at === '/api/matching-request')).toHaveLength(1);
  });
});

describe('a friend of the request', () => {
  const bring = () => screen.getByRole('checkbox', { name: /^Bring a friend/ });

  it('is one or two, for whom the request is held, and none without being asked for', async () => {
    const { calls } = fakeApi({ 'POST /api/matching-request': TAKEN });
    const sends = async (friends: number) => {
      clearToasts();
      renderFor(ADA, <RequestFlow venueType="cafe" onClose={jest.fn()} />);
      chooseSlot();
      if (friends > 0) await userEvent.click(bring());
      if (friends > 1) await userEvent.click(screen.getByRole('radio', { name: 'Two friends' }));
      await press('Submit Request');
      await waitFor(() => expect(path()).toBe('/matches'));
      cleanup();
      return calls.findLast(({ method }) => method === 'POST')!.body as { friends?: number };
    };
    expect((await sends(0)).friends).toBeUndefined();
    expect((await sends(1)).friends).toBe(1);
    expect(toast().description).toMatch(/^Send your friend the link\./);
    expect((await sends(2)).friends).toBe(2);
  });

  it('is not asked about where a request is changed', () => {
    open({}, 'cafe', aRequest());
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
