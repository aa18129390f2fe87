import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSaturdays } from '../../../../../src/domain/shared/saturday.js';
import { localDate } from '../../../../../src/domain/shared/time-zone.js';
import BrowsePage from '../../../../../web-user/src/app/pages/BrowsePage.js';
import { changesBetween, fieldsOf } from '../../../../../web-user/src/features/meetups/plan/plan-fields.js';
import { aMeetup, aPlace, PRIYA } from '../../../../support/web/a-meetup.js';
import { ADA } from '../../../../support/web/ada.js';
import { press } from '../../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../../support/web/fake-api.js';
import { renderFor } from '../../../../support/web/render.js';
import { expectToast } from '../../../../support/web/toasts.js';

const TRUSTED = { ...ADA, trustScore: 60 };
function open(answers: Answers = {}, path = '/browse?plan=new') {
  const api = fakeApi({
    'GET /api/meetups/browse': [200, []],
    'GET /api/config': [200, { googleMapsApiKey: null, tileUrl: '' }],
    'GET /api/places/nearby': [200, [aPlace()]],
    'GET /api/geocode/search': [200, []],
    ...answers,
  });
  renderFor(TRUSTED, <BrowsePage />, path);
  return api;
}
const bodyOf = (api: ReturnType<typeof open>, method: string) =>
  api.calls.find((call) => call.method === method)?.body;
/** The dialog of that name with its form loaded. */
async function form(name: string) {
  await screen.findByLabelText('Title');
  return within(screen.getByRole('dialog', { name }));
}

describe('the form of a meetup', () => {
  it('fills in a nearby place with its position, which a changed address clears', async () => {
    const api = open({ 'POST /api/meetups': [503, { message: 'Away' }] });
    const dialog = await form('Plan a meetup');
    await userEvent.type(dialog.getByLabelText('Title'), 'Tea');
    await press(/Cafe Mira/);
    await press('Publish meetup');
    await waitFor(() =>
      expect(bodyOf(api, 'POST')).toMatchObject({
        title: 'Tea',
        restaurantName: 'Cafe Mira',
        restaurantAddress: '5 Main Street',
        latitude: 42.36,
        longitude: -71.1,
        maxParticipants: 6,
        ageRangeMin: null,
        ageRangeMax: null,
        maxDistance: null,
        enforceLimits: false,
      }),
    );
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Tea');
    api.calls.length = 0;
    fireEvent.change(dialog.getByRole('combobox', { name: 'Address' }), {
      target: { value: '5 Main Street West' },
    });
    await press('Publish meetup');
    await waitFor(() =>
      expect(bodyOf(api, 'POST')).toMatchObject({
        restaurantAddress: '5 Main Street West',
        latitude: null,
        longitude: null,
      }),
    );
  });

  it('asks to type the venue if Google Maps is configured', async () => {
    const api = open({ 'GET /api/config': [200, { googleMapsApiKey: 'key', tileUrl: '' }] });
    const dialog = await form('Plan a meetup');
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/api/config')).toBe(true));
    expect(dialog.queryByText(/places nearby/)).toBeNull();
    expect(dialog.getByLabelText('Venue name')).toBeTruthy();
    expect(api.calls.some(({ path }) => path.startsWith('/api/places'))).toBe(false);
  });

  it('restores its input after an accidental close, and is empty after Cancel', async () => {
    open();
    const reopen = () => userEvent.click(screen.getAllByRole('button', { name: 'Plan a meetup' })[0]!);
    const title = (dialog: Awaited<ReturnType<typeof form>>) =>
      dialog.getByLabelText<HTMLInputElement>('Title').value;
    let dialog = await form('Plan a meetup');
    expect(dialog.queryByText('We restored your draft.')).toBeNull();
    await userEvent.type(dialog.getByLabelText('Title'), 'Tea');
    await userEvent.keyboard('{Escape}');
    await reopen();
    dialog = await form('Plan a meetup');
    expect(dialog.getByText('We restored your draft.')).toBeTruthy();
    expect(title(dialog)).toBe('Tea');

    await press('Start over');
    expect(title(dialog)).toBe('');
    await userEvent.type(dialog.getByLabelText('Title'), 'Soup');
    await press('Cancel');
    await reopen();
    dialog = await form('Plan a meetup');
    expect(title(dialog)).toBe('');
  });

  it('shows errors beside their fields, focuses the first, keeps its input after an error, and is sent once', async () => {
    const fields = { title: 'Too short a title', scheduledTime: 'Not at that hour' };
    const { answers, calls } = open({ 'POST /api/meetups': [400, { message: 'No.', code: 'x', fields }] });
    const dialog = await form('Plan a meetup');
    const title = dialog.getByLabelText<HTMLInputElement>('Title');
    await userEvent.type(title, 'Soup');
    await press(/Cafe Mira/);
    await press('Publish meetup');
    for (const error of Object.values(fields)) expect(await dialog.findByText(error)).toBeTruthy();
    await expectToast('Error', 'No.');
    await waitFor(() => expect(document.activeElement).toBe(title));

    answers['POST /api/meetups'] = [500, { message: 'The kitchen burns.' }];
    await userEvent.type(title, ' for six');
    await press('Publish meetup');
    await expectToast('Error', 'The kitchen burns.');
    expect(title.value).toBe('Soup for six');
    expect(dialog.getByLabelText<HTMLInputElement>('Venue name').value).toBe('Cafe Mira');

    let release = () => {};
    const planned = aMeetup({ id: 99, title: 'Soup for six', isOrganizer: true, joined: true, matchId: 7 });
    answers['POST /api/meetups'] = () => new Promise((resolve) => (release = () => resolve([201, planned])));
    answers['GET /api/meetups/99'] = [200, planned];
    calls.length = 0;
    await press('Publish meetup');
    const busy = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Publishing...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    release();
    expect(await screen.findByRole('dialog', { name: 'Soup for six' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('an edited meetup', () => {
  const OWN = {
    isOrganizer: true,
    joined: true,
    matchId: 7,
    waiting: 0,
    creator: { ...aMeetup().creator, id: ADA.id },
  };

  it('sends only changed fields', () => {
    const before = fieldsOf(
      aMeetup({ ageRangeMin: 65, ageRangeMax: 80, requiredInterests: ['Reading', 'chess'] }),
    );
    expect(changesBetween(before, { ...before })).toEqual({});
    expect(changesBetween(before, { ...before, title: 'Cake ', at: null })).toEqual({
      title: 'Cake',
      latitude: null,
      longitude: null,
    });
  });

  it('keeps date and time once it has participants', async () => {
    open({ 'GET /api/meetups/31': [200, aMeetup({ ...OWN, participants: [PRIYA] })] }, '/browse?plan=31');
    const dialog = await form('Edit your meetup');
    expect(dialog.getByText(/People have made plans for this date and time/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLSelectElement>('Date').closest('fieldset')!.disabled).toBe(true);
  });

  it('can be rescheduled while there is no participant and no waitlist', async () => {
    const [, scheduledDate] = openSaturdays(localDate(new Date(), 'America/New_York'), 2);
    const alone = aMeetup({
      ...OWN,
      scheduledDate,
      participants: [{ ...PRIYA, id: ADA.id }],
      currentParticipants: 1,
    });
    const api = open(
      { 'GET /api/meetups/31': [200, alone], 'PATCH /api/meetups/31': [200, alone] },
      '/browse?plan=31',
    );
    const dialog = await form('Edit your meetup');
    await userEvent.click(dialog.getByLabelText('1:00 PM (Lunch)'));
    await press('Save changes');
    await waitFor(() => expect(bodyOf(api, 'PATCH')).toEqual({ scheduledTime: 'lunch' }));
    await expectToast('Changes saved');
  });

  it('is only accessible to its organizer', async () => {
    open({ 'GET /api/meetups/31': [200, aMeetup()] }, '/browse?plan=31');
    expect(await screen.findByRole('dialog', { name: "You can't edit this meetup." })).toBeTruthy();
  });
});
