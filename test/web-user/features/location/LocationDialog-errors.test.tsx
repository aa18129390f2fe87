import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../web-user/src/features/location/LocationDialog.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { navigations } from '../../../support/web/navigations.js';
import { expectNotice, notice } from '../../../support/web/toasts.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { button, press } from '../../../support/web/controls.js';
import { serverError, SIGNED_OUT } from '../../../support/web/error-responses.js';
import type { TypedAnswers } from '../../../support/web/typed-answers.js';

const SEARCH = 'GET /api/geocode/search';
const NEAR_BOSTON = { locationNear: 'Boston, MA', latitude: 42.36, longitude: -71.06 };
const BOSTON_AS_TYPED = { location: 'Boston', ...NEAR_BOSTON, timeZone: 'America/New_York' };
const HOMELESS = { ...ADA, location: null, latitude: null, longitude: null };
const { geolocation } = navigator;

afterEach(() => void Object.assign(navigator, { geolocation }));

const field = () => screen.getByRole<HTMLInputElement>('combobox');

async function setLocation(answers: TypedAnswers): Promise<TypedAnswers> {
  const opened = openApp(HOMELESS, { [SEARCH]: [200, []], ...answers });
  await press('Add your location');
  await screen.findByRole('dialog', { name: 'Set Your Location' });
  return opened.answers;
}

it('a location that cannot be saved shows an error and keeps the input for a retry', async () => {
  const answers = await setLocation({ 'PATCH /api/user/location': serverError('The pen is dry') });
  await userEvent.type(field(), 'Boston');
  await press('Save');
  await expectNotice('Error', 'Failed to update location. Please try again.');
  expect(field().value).toBe('Boston');
  answers['PATCH /api/user/location'] = [200, BOSTON_AS_TYPED];
  await press('Save');
  await expectNotice('Location Updated', "We'll look near Boston, MA.");
});

it('a late response does not redirect a second time', async () => {
  let letSearchEnd = (): void => undefined;
  const searched = jest.fn(
    () => new Promise<typeof SIGNED_OUT>((resolve) => (letSearchEnd = () => resolve(SIGNED_OUT))),
  );
  jest.useFakeTimers({ advanceTimers: true });
  await setLocation({ [SEARCH]: searched, 'PATCH /api/user/location': SIGNED_OUT });
  await userEvent.type(field(), 'Boston');
  await waitFor(() => expect(searched).toHaveBeenCalled());
  await press('Save');
  letSearchEnd();
  await expectNotice('Unauthorized', 'Please log in again.');
  expect(address()).toBe('/auth');
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeTruthy();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(notice()).toEqual(['Unauthorized', 'Please log in again.']);
  expect(navigations).toEqual([]);
});

it('a text that is not surely a place is saved and said to have no distance', async () => {
  await setLocation({
    'PATCH /api/user/location': [
      200,
      { location: 'Home', locationNear: null, latitude: null, longitude: null, timeZone: null },
    ],
  });
  await userEvent.type(field(), 'Home');
  await press('Save');
  await expectNotice(
    'Location Updated',
    "We saved Home, but we're not sure where it is, so we can't filter by distance.",
  );
});

it('a browser without geolocation shows an error until text is typed', async () => {
  Object.assign(navigator, { geolocation: undefined });
  await setLocation({});
  await press('Use Current Location');
  await expectNotice('Location Not Supported', "Your browser doesn't support location detection.");
  const dialog = within(screen.getByRole('dialog'));
  act(clearToasts);
  expect(dialog.getByText("Your browser doesn't support location detection.")).toBeTruthy();
  await userEvent.type(field(), 'B');
  expect(dialog.queryByText("Your browser doesn't support location detection.")).toBeNull();
});

it('a position without an address asks the user to type one', async () => {
  const getCurrentPosition = (found: (at: object) => void) =>
    found({ coords: { latitude: -48.88, longitude: -123.39 } });
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
  await setLocation({
    'GET /api/geocode/reverse': [
      404,
      { message: 'Could not determine your address. Please enter it manually.', code: 'place_without_name' },
    ],
  });
  await press('Use Current Location');
  await expectNotice('Detection Failed', 'Could not determine your address. Please enter it manually.');
  expect(button('Use Current Location').disabled).toBe(false);
});
