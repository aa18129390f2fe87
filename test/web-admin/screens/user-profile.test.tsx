import { render, screen } from '@testing-library/react';
import { UserProfile } from '../../../web-admin/src/features/users/UserProfile.js';
import type { User } from '../../../web-admin/src/features/users/user.js';

const WREN = {
  id: 7,
  firstName: 'Wren',
  lastName: 'Abara',
  username: 'wren',
  email: 'wren@example.org',
  role: 'member',
  interests: [],
  createdAt: '2026-11-24T10:30:00.000Z',
  undeliverable: null,
} as unknown as User;

it('the page of a user says since when emails come back, with the words of the server as text', () => {
  const serverReply = '550 5.1.1 <b>no such user</b>';
  const { rerender } = render(<UserProfile user={WREN} />);
  expect(screen.queryByText('Undeliverable')).toBeNull();
  rerender(
    <UserProfile user={{ ...WREN, undeliverable: { since: '2026-11-25T10:30:00.000Z', serverReply } }} />,
  );
  expect(screen.getByText(/Emails come back since/).textContent).toContain(serverReply);
});
