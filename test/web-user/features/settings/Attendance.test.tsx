import { screen, waitFor } from '@testing-library/react';
import { Attendance } from '../../../../web-user/src/features/settings/Attendance.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { prepareNotices } from '../../../support/web/toasts.js';
import { renderFor } from '../../../support/web/render.js';

beforeEach(prepareNotices);

const AT = '2026-11-20T10:30:00Z';
const STEP = { id: 5, step: 'later_priority', kind: 'no_show', date: '2026-11-14', takenAt: AT, until: AT };

it('a step is explained, with whom to write to about it', async () => {
  const meta = document.createElement('meta');
  meta.name = 'contact-email';
  meta.content = 'hello@example.org';
  document.head.append(meta);
  fakeApi({ 'GET /api/user/attendance-steps': [200, [{ ...STEP, applies: true }]] });
  renderFor(ADA, <Attendance />);
  await press('My attendance');
  expect(await screen.findByText("You didn't come to your table on Sat, Nov 14.")).toBeTruthy();
  const link = screen.getByRole('link', { name: 'hello@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
  meta.remove();
});

it('there is no button for an account without steps', async () => {
  fakeApi({ 'GET /api/user/attendance-steps': [200, []] });
  const { client } = renderFor(ADA, <Attendance />);
  await waitFor(() => expect(client.getQueryData(['/api/user/attendance-steps'])).toEqual([]));
  expect(screen.queryByRole('button', { name: 'My attendance' })).toBeNull();
});
