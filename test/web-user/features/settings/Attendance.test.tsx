import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Attendance } from '../../../../web-user/src/features/settings/Attendance.js';
import { ADA } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { prepareNotices } from '../../../support/web/toasts.js';
import { renderFor } from '../../../support/web/render.js';

beforeEach(() => {
  prepareNotices();
  FakeSocket.install();
});

const AT = '2026-11-20T10:30:00Z';
const STEP = { id: 5, step: 'later_priority', kind: 'no_show', date: '2026-11-14', takenAt: AT, until: AT };

async function openAttendance(steps: unknown[] | Response) {
  const answers: Answers = {
    'GET /api/user/attendance-steps': steps instanceof Response ? steps : [200, steps],
  };
  const api = fakeApi(answers);
  renderFor(ADA, <Attendance />);
  await userEvent.click(await screen.findByRole('button', { name: 'My attendance' }));
  return api;
}

it('a step is explained, with whom to write to about it', async () => {
  const meta = document.createElement('meta');
  meta.name = 'contact-email';
  meta.content = 'hello@example.org';
  document.head.append(meta);
  await openAttendance([{ ...STEP, applies: true }]);
  expect(await screen.findByText("You didn't come to your table on Sat, Nov 14.")).toBeTruthy();
  const link = screen.getByRole('link', { name: 'hello@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
  meta.remove();
});

it('an account without steps is told that all is good', async () => {
  await openAttendance([]);
  expect(await screen.findByText('All good: there is nothing here.')).toBeTruthy();
});

it('steps that could not be loaded are loaded again on demand', async () => {
  const { answers } = await openAttendance(Response.json({ message: 'Not now' }, { status: 503 }));
  expect(await screen.findByText('Not now')).toBeTruthy();
  answers['GET /api/user/attendance-steps'] = [200, []];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All good: there is nothing here.')).toBeTruthy();
});
