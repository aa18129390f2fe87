import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { AnnouncementRecord } from '../../../web-admin/src/features/announcements/announcement.js';
import {
  AnnouncementCreate,
  AnnouncementShow,
} from '../../../web-admin/src/features/announcements/AnnouncementPages.js';
import { press } from '../../support/web/controls.js';
import { type Asked, changesOf, json, renderConsolePage } from '../../support/web/render-console-page.js';

const DRAFT: AnnouncementRecord = {
  id: 7,
  subject: 'Our picnic',
  body: 'Come **all** to [the park](https://example.org/park), not [x](javascript:alert(1))',
  audience: 'everyone',
  status: 'draft',
  version: 3,
  startedAt: null,
  bannerUntil: '2036-12-24T20:00:00.000Z',
  mailed: 0,
  changedAt: '2026-11-25T15:00:00.000Z',
};
const PREVIEW = { recipients: 12, html: '<p>Hi<img src="cid:logo"></p>' };

let record: AnnouncementRecord;
let requests: Asked[];
let answer: (path: string) => unknown;
beforeEach(() => {
  [record, answer] = [DRAFT, () => null];
});

function open(path: '/create' | '/7/show'): void {
  requests = renderConsolePage(
    <Routes>
      <Route path="/announcements/create" element={<AnnouncementCreate />} />
      <Route path="/announcements/:id/show" element={<AnnouncementShow />} />
    </Routes>,
    (asked) => answer(asked.path) ?? (asked.path.endsWith('/preview') ? PREVIEW : record),
    { at: `/announcements${path}` },
  );
}

const button = (name: string) => screen.findByRole('button', { name });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('a draft shows its banner as it is typed, and links to the web only', async () => {
  open('/create');
  type(/^Subject/, 'Our picnic');
  type(/^Text/, DRAFT.body);
  const preview = screen.getByRole('region', { name: 'Banner' });
  expect(preview.textContent).toContain('Come all to the park, not [x](javascript:alert(1))');
  expect([...preview.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://example.org/park']);
});

it('a draft is saved with what the server refuses at its field', async () => {
  open('/create');
  answer = () =>
    json(
      { message: 'Please keep this to one line', code: 'x', fields: { subject: 'One line, please' } },
      400,
    );
  type(/^Subject/, 'Two');
  await press('Save draft');
  expect(await screen.findByText('One line, please')).toBeTruthy();
  expect(changesOf(requests)).toEqual([
    ['POST /announcements', expect.objectContaining({ subject: 'Two', audience: 'everyone' })],
  ]);
});

it('a draft is seen as a mail in a frame without rights, tested, and sent in the version that was seen', async () => {
  open('/7/show');
  expect(await screen.findByText('12 members would get it now.')).toBeTruthy();
  const frame = screen.getByTitle<HTMLIFrameElement>('The email as members see it');
  expect([frame.getAttribute('sandbox'), frame.getAttribute('srcdoc')]).toEqual(['', '<p>Hi</p>']);
  answer = (path) => (path.endsWith('/test-mail') ? { email: 'me@example.org' } : null);
  await press('Send me a test email');
  await press('Send to 12 members');
  record = { ...DRAFT, status: 'sending', version: 4, startedAt: '2026-11-25T15:00:00.000Z' };
  await userEvent.click((await screen.findAllByRole('button', { name: 'Send to 12 members' })).at(-1)!);
  expect(await button('Stop sending')).toBeTruthy();
  expect(changesOf(requests)).toEqual([
    ['POST /announcements/7/test-mail', null],
    ['POST /announcements/7/send', { version: 3 }],
  ]);
});

it('what is being sent is stopped after a confirmation', async () => {
  record = { ...DRAFT, status: 'sending', mailed: 5 };
  open('/7/show');
  await press('Stop sending');
  record = { ...record, status: 'stopped' };
  await userEvent.click((await screen.findAllByRole('button', { name: 'Stop sending' })).at(-1)!);
  await waitFor(() => expect(screen.getByText('Stopped')).toBeTruthy());
  expect(changesOf(requests)).toEqual([['POST /announcements/7/stop', {}]]);
  expect(screen.queryByRole('button', { name: 'Stop sending' })).toBeNull();
});
