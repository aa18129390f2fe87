import { jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProfileDialog } from '../../../../web-user/src/features/profile/EditProfileDialog.js';
import { UserProfileDialog } from '../../../../web-user/src/features/profile/UserProfileDialog.js';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { ADA, ADA_AS_SEEN } from '../../../support/web/ada.js';
import { field, fill, press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const HEIC_TEXT = "This browser can't open HEIC pictures. Please choose a JPG or PNG.";

describe('editing the profile', () => {
  function open(me = ADA, answers: Answers = {}) {
    const api = fakeApi({
      'PUT /api/profile': [200, {}],
      'GET /api/user': [200, me],
      'GET /api/user/private-preferences': [200, NO_PREFERENCES],
      'GET /api/user/profile/1001': [200, ADA_AS_SEEN],
      ...answers,
    });
    const onClose = jest.fn();
    renderFor(me, <EditProfileDialog onClose={onClose} />);
    return { ...api, onClose, saved: () => api.calls.find(({ method }) => method === 'PUT')?.body };
  }

  it('trims the input and saves predefined and custom interests', async () => {
    const { saved, onClose } = open();
    await userEvent.type(field('Username'), '  ');
    await userEvent.type(field('Bio'), '  Bakes on Sundays.  ');
    await press('Reading');
    await press('Music');
    await press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(saved()).toEqual({
      username: 'ada.l',
      bio: 'Bakes on Sundays.',
      interests: ['reading', 'chess'],
      age: 23,
    });
    await expectToast('Profile Updated!');
  });

  it.each([
    ['Escape keeps', () => userEvent.keyboard('{Escape}'), 'Bakes on Sundays.'],
    ['Cancel discards', () => press('Cancel'), ''],
  ])('%s what was typed', async (_what, close, bio) => {
    const { onClose } = open();
    await userEvent.type(field('Bio'), 'Bakes on Sundays.');
    await close();
    expect(onClose).toHaveBeenCalled();
    cleanup();
    open();
    expect(field('Bio').value).toBe(bio);
    await press('Cancel');
  });

  it('counts the characters of the bio as graphemes, up to 200', () => {
    open();
    fill('Bio', '🍰'.repeat(201));
    expect(screen.getByText('200/200')).toBeTruthy();
    expect(field('Bio').value).toBe('🍰'.repeat(200));
  });

  it('has a sheet of its own for what only the user sees, so it asks for a picture and three texts', async () => {
    open(ADA, { 'GET /api/user/private-preferences': [200, { ...NO_PREFERENCES, languages: ['de'] }] });
    expect(document.querySelectorAll('[role=dialog] :is(input, select, textarea)')).toHaveLength(4);
    await press('My table German');
    expect(await screen.findByRole('dialog', { name: 'My table' })).toBeTruthy();
    await press('Done');
    expect(screen.getByRole('dialog', { name: 'Edit Profile' })).toBeTruthy();
  });

  it('offers six interests', () => {
    open();
    const options = within(screen.getByRole('group', { name: 'Interests' })).getAllByRole('button');
    const names = ['Music', 'Photography', 'Fitness', 'Reading', 'Travel', 'Gaming'];
    expect(options.map(({ textContent }) => textContent)).toEqual(names);
  });

  it('limits the interests to ten', async () => {
    const { saved } = open();
    fill('Other interests', 'a, b, c, d, e, f, g, h, i, j');
    expect(screen.getByText('11/10')).toBeTruthy();
    await press('Save');
    await screen.findByText('Pick up to 10 interests of up to 30 characters each');
    expect(saved()).toBeUndefined();
    await press('Music');
    await press('Save');
    await waitFor(() => expect(saved()).toMatchObject({ interests: [...'abcdefghij'] }));
  });

  it.each([
    ...['', '17', '101', 'abc', '20.5'].map((typed) => [typed, 18] as const),
    ...[18, 100].map((age) => [String(age), age] as const),
  ])('sends for the age "%s" %i', async (typed, age) => {
    const { saved } = open({ ...ADA, dateOfBirth: null, age: null });
    fill('Age', typed);
    await press('Save');
    await waitFor(() => expect(saved()).toMatchObject({ age }));
  });

  it('removes the picture', async () => {
    const { saved } = open({ ...ADA, profileImageUrl: '/pictures/ada.webp' });
    await press('Remove');
    await press('Save');
    await waitFor(() => expect(saved()).toMatchObject({ profileImageUrl: null }));
  });

  it.each([
    ['text/plain', 'file', 10, 'Invalid file type', 'Please select an image file (PNG, JPG, etc.)'],
    ['image/png', 'file', 2 * 1024 * 1024, 'File too large', 'Please select an image smaller than 2MB'],
    ['image/heic', 'file', 10, 'HEIC picture', HEIC_TEXT],
    ['', 'IMG_1.HEIC', 10, 'HEIC picture', HEIC_TEXT],
  ])('rejects a file of %s that the browser cannot decode', async (type, name, size, title, description) => {
    open();
    const file = Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
    await userEvent.upload(field('Profile picture'), file, { applyAccept: false });
    await expectToast(title, description);
    const inline = field('Profile picture').getAttribute('aria-describedby');
    expect(document.getElementById(inline!)!.textContent).toBe(description);
  });
});

describe('the profile of a member', () => {
  const MATEO = {
    id: 1002,
    username: 'Mateo',
    firstName: 'Mateo',
    profileImageUrl: null,
    ageRange: '21–24',
    trustScore: 60,
    isIdVerified: true,
    isPhoneVerified: false,
    isProfilePictureVerified: true,
    bio: 'Will talk about maps.',
    interests: ['travel', 'hiking'],
  };

  function open(answer: [number, unknown]) {
    const api = fakeApi({ 'GET /api/user/profile/1002': answer });
    renderFor(
      ADA,
      <UserProfileDialog userId={1002} onClose={jest.fn()} actions={({ name }) => `About ${name}`} />,
    );
    return api;
  }

  it('shows name, age range, trust score, badges, bio and interests', async () => {
    open([200, MATEO]);
    await screen.findByRole('dialog', { name: 'Mateo' });
    expect(await screen.findByText('About Mateo')).toBeTruthy();
    for (const text of ['Age 21–24', 'Good Trust · 60/100', 'ID', 'Photo', 'Will talk about maps.']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.queryByText('Phone')).toBeNull();
    const interests = within(screen.getByRole('list', { name: 'Interests' }));
    expect(interests.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Travel',
      'hiking',
    ]);
  });

  it('shows first what the reader and the member both like', async () => {
    open([200, { ...MATEO, interests: ['travel', 'Chess', 'music'] }]);
    const listed = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await listed('You both like')).toEqual(['Chess', 'Music']);
    expect(await listed('Other interests')).toEqual(['Travel']);
  });

  it('shows the score 40 if there is none', async () => {
    open([200, { ...MATEO, trustScore: null }]);
    await screen.findByText('Medium Trust · 40/100');
  });

  it('shows an error with a retry when it cannot be loaded', async () => {
    const { answers } = open([503, { message: 'Back in a minute.' }]);
    await screen.findByText('Back in a minute.');
    answers['GET /api/user/profile/1002'] = [200, MATEO];
    await press('Try again');
    await screen.findByRole('dialog', { name: 'Mateo' });
  });
});
