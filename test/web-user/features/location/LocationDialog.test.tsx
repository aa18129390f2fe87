import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TRANSLATIONS } from '../../../../web-user/src/app/translations.js';
import { LocationDialog } from '../../../../web-user/src/features/location/LocationDialog.js';
import { translateWith } from '../../../../web-user/src/shared/i18n/messages-of.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ACTIVE_REQUEST } from '../../../../web-user/src/shared/api/keys.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const PLACES = [
  { label: 'Cambridge, Massachusetts', latitude: 42.37, longitude: -71.11, source: 'openstreetmap' },
  { label: 'Cambridge, Ohio', latitude: 40.03, longitude: -81.59, source: 'openstreetmap' },
];
const SAVED = {
  location: 'Boston',
  locationNear: 'Boston, MA',
  latitude: 42.36,
  longitude: -71.06,
  timeZone: 'America/New_York',
};
type Options = { timeout: number; maximumAge: number };
type Ask = (found: (at: object) => void, refused: (error: object) => void, options: Options) => void;

function browserKnows(permission: 'granted' | 'prompt', ask: Ask) {
  const asked = jest.fn(ask);
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: asked },
    permissions: { query: () => Promise.resolve({ state: permission }) },
  });
  return asked;
}
const inBoston: Ask = (found) => found({ coords: { latitude: 42.36, longitude: -71.06 } });
const refusing: Ask = (_found, refused) => refused({ code: 1, PERMISSION_DENIED: 1 });

beforeEach(() => void browserKnows('prompt', inBoston));
afterEach(() => translateWith({}));

function open(answers: Answers = {}, me = { ...ADA, location: null as string | null }) {
  const api = fakeApi({ 'GET /api/geocode/search': [200, PLACES], 'GET /api/user': [200, me], ...answers });
  const onClose = jest.fn();
  const { client } = renderFor(me, <LocationDialog onClose={onClose} />);
  return { ...api, onClose, client };
}

const address = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' });
const credit = () => screen.getAllByRole('link')[0]?.closest('p')?.textContent;
/** Types the beginning of Cambridge. @returns what is suggested */
async function suggested(): Promise<HTMLElement[]> {
  await userEvent.type(address(), 'Camb');
  return screen.findAllByRole('option');
}
const options = () => screen.queryAllByRole('option');
const type = (text: string) => fireEvent.change(address(), { target: { value: text } });
const passed = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('suggestions', () => {
  it('are requested from two characters on, 300 ms after the last key press', async () => {
    jest.useFakeTimers();
    const { calls } = open();
    type('C');
    await passed(1000);
    expect(calls).toEqual([]);
    type('Ca');
    await passed(200);
    type('Cam');
    await passed(299);
    expect(calls).toEqual([]);
    await passed(1);
    expect(calls.map(({ path }) => path)).toEqual(['/api/geocode/search?q=Cam']);
  });

  it('stay open for 200 ms after the field has lost the focus', async () => {
    open();
    expect(await suggested()).toHaveLength(2);
    jest.useFakeTimers();
    fireEvent.blur(address());
    await passed(199);
    expect(options()).toHaveLength(2);
    await passed(1);
    expect(options()).toHaveLength(0);
  });

  it("prefer the user's position only if permission is already granted, requested once", async () => {
    const asked = browserKnows('granted', inBoston);
    const { calls } = open();
    await suggested();
    await userEvent.type(address(), 'ridge');
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(calls.at(-1)!.path).toBe('/api/geocode/search?q=Cambridge&lat=42.36&lon=-71.06');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked.mock.lastCall![2]).toEqual({ timeout: 3_000, maximumAge: 300_000 });
    cleanup();
    const prompt = browserKnows('prompt', inBoston);
    open();
    await suggested();
    expect(prompt).not.toHaveBeenCalled();
  });

  it('support selection by arrow keys and Enter', async () => {
    const { calls } = open({ 'PATCH /api/user/location': [200, SAVED] });
    const [, ohio] = await suggested();
    expect(address().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('2 suggestions')).toBeTruthy();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(address().getAttribute('aria-activedescendant')).toBe(ohio!.id);
    await userEvent.keyboard('{Enter}');
    expect(address().value).toBe('Cambridge, Ohio');
    expect(options()).toHaveLength(0);
    await press('Save');
    expect(calls.at(-1)!.body ?? calls.at(-2)!.body).toEqual({
      location: 'Cambridge, Ohio',
      latitude: 40.03,
      longitude: -81.59,
    });
  });

  it('leave the keys of an input method to it', async () => {
    open();
    await suggested();
    fireEvent.keyDown(address(), { key: 'ArrowDown', isComposing: true });
    expect(address().getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(address(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(address(), { key: 'Escape', isComposing: true });
    expect(address().value).toBe('Camb');
    expect(options()).toHaveLength(2);
  });

  it('close on the first Escape, the dialog on the second, and reopen by an arrow key', async () => {
    const { onClose } = open();
    await suggested();
    await userEvent.keyboard('{Escape}');
    expect(options()).toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('do not block saving when empty or failed', async () => {
    const { answers } = open({ 'GET /api/geocode/search': [200, []] });
    await userEvent.type(address(), 'Nowhereville');
    await screen.findByText('No suggestions. You can still save what you typed.');
    answers['GET /api/geocode/search'] = [503, { message: 'Away' }];
    await userEvent.type(address(), '!');
    await screen.findByText("We can't get suggestions right now. You can still save what you typed.");
  });

  it('show a rate limit error in their place only', async () => {
    const tooMany = [429, { message: 'Too many tries.', code: 'too_many_attempts' }] as const;
    const { calls } = open({ 'GET /api/geocode/search': [...tooMany, { 'Retry-After': '30' }] });
    for (const [index, text] of ['Ca', 'Cam', 'Camb'].entries()) {
      type(text);
      await waitFor(() => expect(calls).toHaveLength(index + 1));
      await screen.findByText("We can't get suggestions right now. You can still save what you typed.");
    }
    expect(visibleToast()).toBeNull();
  });

  it('show the attribution of their source in links to a new tab, also after a selection', async () => {
    open();
    expect(screen.queryByText(/Search by/)).toBeNull();
    const [massachusetts] = await suggested();
    expect(credit()).toBe('Search by Photon, data © OpenStreetMap contributors');
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(link.getAttribute('target')).toBe('_blank');
    }
    await userEvent.click(massachusetts!);
    expect(options()).toHaveLength(0);
    expect(credit()).toBe('Search by Photon, data © OpenStreetMap contributors');
  });

  it('from the bundled list of cities show no attribution', async () => {
    open({ 'GET /api/geocode/search': [200, PLACES.map((place) => ({ ...place, source: 'cities' }))] });
    await suggested();
    expect(screen.queryByText(/OpenStreetMap|city-timezones/)).toBeNull();
  });

  it('show their attribution in the language of the reader', async () => {
    translateWith((await TRANSLATIONS.es()).TEXTS);
    open();
    await userEvent.type(screen.getByRole('combobox', { name: 'Dirección' }), 'Camb');
    await screen.findAllByRole('option');
    expect(credit()).toMatch(/^Búsqueda/);
    expect(screen.getByRole('dialog', { name: 'Define tu ubicación' })).toBeTruthy();
  });
});

describe('Use Current Location', () => {
  it("fills in the name of the browser's position", async () => {
    const asked = browserKnows('prompt', inBoston);
    const boston = { label: 'Boston', latitude: 42.36, longitude: -71.06, source: 'openstreetmap' };
    open({ 'GET /api/geocode/reverse': [200, boston] });
    await press('Use Current Location');
    await waitFor(() => expect(address().value).toBe('Boston'));
    expect(credit()).toBe('Search by Photon, data © OpenStreetMap contributors');
    expect(asked.mock.lastCall![2]).toEqual({ timeout: 10_000, maximumAge: 300_000 });
  });

  it('shows that permission was denied', async () => {
    browserKnows('prompt', refusing);
    open();
    await press('Use Current Location');
    await expectToast(
      'Location Access Denied',
      'Please allow location access or enter your address manually.',
    );
  });
});

describe('saving', () => {
  it('requires an address', async () => {
    const { calls } = open();
    await press('Save');
    await expectToast('Address Required', 'Please enter your address.');
    expect(calls).toEqual([]);
  });

  it('shows a success toast and closes', async () => {
    const { onClose } = open({ 'PATCH /api/user/location': [200, SAVED] }, ADA);
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expectToast('Location Updated');
  });

  it.each([
    [
      { status: 'matched', keepsLocation: true },
      "Your table stays where it is. We'll use Boston, MA from your next request on.",
    ],
    [{ status: 'active', keepsLocation: false }, "We'll look near Boston, MA."],
    [{ status: 'active', keepsLocation: true }, "We'll use Boston, MA from your next request on."],
    [null, "We'll look near Boston, MA."],
  ] as const)(
    'explains to a user with the request %j what the new location affects',
    async (request, description) => {
      const { onClose, client } = open(
        { 'PATCH /api/user/location': [200, SAVED] },
        { ...ADA, location: 'Boston' },
      );
      client.setQueryData(ACTIVE_REQUEST, request && aRequest(request));
      await press('Save');
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      await expectToast('Location Updated', description);
    },
  );
});
