import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditProfileDialog } from '../../../../web-user/src/features/profile/EditProfileDialog.js';
import { apiDocument } from '../../../support/http/api-document.js';
import { NO_PREFERENCES } from '../../../../src/domain/private-preferences/private-preferences.js';
import { ADA, ADA_AS_SEEN } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const SEEN = {
  ...ADA_AS_SEEN,
  profileImageUrl: '/api/pictures/1001/a.webp',
  bio: 'Bakes on Sundays.',
  trustScore: 100,
  trustLevel: 'High Trust',
  isIdVerified: true,
  isPhoneVerified: true,
  isProfilePictureVerified: true,
};

/** What the view shows for each field of the response; null where it shows nothing. */
const SHOWN: Record<keyof typeof SEEN, string | null> = {
  id: null,
  username: 'Ada',
  firstName: 'Ada',
  profileImageUrl: 'src="/api/pictures/1001/a.webp"',
  ageRange: 'Age 21–24',
  trustScore: '100/100',
  trustLevel: 'High Trust',
  bio: 'Bakes on Sundays.',
  interests: 'chess',
  isEmailVerified: null,
  isIdVerified: 'ID',
  isPhoneVerified: 'Phone',
  isProfilePictureVerified: 'Photo',
};

async function open(seen = SEEN) {
  const me = { ...ADA, bio: seen.bio, profileImageUrl: seen.profileImageUrl, phoneNumber: '+15005550006' };
  const { calls } = fakeApi({
    'GET /api/user/private-preferences': [200, NO_PREFERENCES],
    'GET /api/user/profile/1001': [200, seen],
    'PUT /api/profile': [200, {}],
    'GET /api/user': [200, me],
  });
  const asked = () => calls.filter(({ path }) => path.startsWith('/api/user/profile/')).length;
  renderFor(me, <EditProfileDialog onClose={jest.fn()} />);
  const view = screen.getByRole('region', { name: 'What others see' });
  await within(view).findByText('Ada');
  return { view, me, asked };
}

describe('what others see', () => {
  it('is every field of the response that the members of a match get', async () => {
    const { components } = apiDocument();
    const fields = Object.keys(components.schemas['ProfileResponse']!.properties!);
    expect(fields.sort()).toEqual(Object.keys(SHOWN).sort());
    const { view } = await open();
    for (const text of Object.values(SHOWN)) if (text) expect(view.innerHTML).toContain(text);
  });

  it('has nothing of the account that others do not get', async () => {
    const { view, me } = await open();
    for (const field of ['username', 'email', 'lastName', 'dateOfBirth', 'location', 'phoneNumber'] as const)
      expect(view.innerHTML).not.toContain(me[field]);
  });

  it('is loaded again after a change, which may end a badge', async () => {
    const { asked } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('is where it is edited: a new picture is shown there and has no badge', async () => {
    const { view } = await open();
    expect(within(view).getByLabelText<HTMLTextAreaElement>('Bio').value).toBe(SEEN.bio);
    expect(within(view).getByText('Photo')).toBeTruthy();
    await userEvent.click(within(view).getByRole('button', { name: 'No photo? Choose a drawing' }));
    await userEvent.click(within(view).getByRole('radio', { name: 'A fox' }));
    expect(within(view).getByText('Ada').closest('section')!.querySelector('img')!.src).toContain(
      '/drawings/fox.svg',
    );
    expect(within(view).queryByText('Photo')).toBeNull();
  });
});
