import { screen, waitFor, within } from '@testing-library/react';
import { Navigation } from '../../../web-admin/src/app/layout/Navigation.js';
import TodayPage from '../../../web-admin/src/features/today/TodayPage.js';
import { accessibilityFlaws, unreachableControls } from '../../support/web/accessibility.js';
import { ADMIN_SESSION, json, renderConsolePage } from '../../support/web/render-console-page.js';

const QUEUE = { open: 0, overdue: 0, oldestHours: null };
const NO_KIND = { id: 0, picture: 0, report: 0, appeal: 0, ending: 0 };
const STATS = { saturdays: [], reports: [], signUps: [], queue: { ...QUEUE, byKind: NO_KIND } };
const FINDINGS = [
  { check: 'mailServer', state: 'fine', problem: null },
  { check: 'drill', state: 'unchecked', problem: { code: 'drillIsMissing', detail: null } },
  { check: 'backup', state: 'wrong', problem: { code: 'backupIsOff', detail: null } },
  { check: 'places', state: 'unchecked', problem: { code: 'unchecked', detail: 'x' } },
  { check: 'disk', state: 'fine', problem: null },
];

/** Opens the page of an instance of which nothing is saved yet; `answers` by path hold instead. */
function open(answers: Readonly<Record<string, object>> = {}): void {
  const all: Readonly<Record<string, object>> = {
    '/session': ADMIN_SESSION,
    '/stats': STATS,
    '/attendance': { atRisk: [], saturdays: [] },
    '/system/check': { findings: FINDINGS },
    '/users': [],
    '/registration': { version: 0 },
    '/community': { version: 0 },
    '/appearance': { version: 0 },
    ...answers,
  };
  renderConsolePage(<TodayPage />, ({ path }) => json(all[path], 200, 2));
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const expectGood = async () =>
  expect([...(await accessibilityFlaws()), ...unreachableControls()]).toEqual([]);

it('the first steps of an organizer say what is done and what to do, in place of empty charts', async () => {
  open({ '/appearance': { version: 2 } });
  await waitFor(async () =>
    expect(await rowsOf('Getting started')).toEqual([
      'Email worksDone',
      'BackupThere are no backups. Set BACKUP_TO and BACKUP_KEY.',
      'A second moderatorDone',
      'Who may joinChoose who may sign up, or make invitations.',
      'Name and colorDone',
    ]),
  );
  expect(screen.queryByRole('heading', { name: 'Sign-ups' })).toBeNull();
  await expectGood();
});

it('five lamps each show the worst of their checks', async () => {
  open();
  await screen.findByText('Not ready for Saturday: one thing to mend.');
  expect(await rowsOf('Ready for Saturday')).toEqual([
    'Emailfine',
    'Backupto mend',
    'Seatingfine',
    'Placesnot checked',
    'Serverfine',
  ]);
});

it('cases past due and tables that may not take place are listed with what they lack', async () => {
  const table = {
    date: '2026-12-05',
    startsAt: '2026-12-05T23:00:00.000Z',
    hasVenue: true,
    isUnbooked: true,
  };
  open({
    '/stats': {
      ...STATS,
      queue: { open: 3, overdue: 1, oldestHours: 60, byKind: { ...NO_KIND, id: 1, report: 2 } },
    },
    '/attendance': {
      atRisk: [{ ...table, id: 7, members: 5, confirmed: 1, risks: ['unconfirmed', 'not_booked'] }],
      saturdays: [],
    },
  });
  expect(await rowsOf('Needs someone')).toEqual([
    '1 case past due',
    '3 cases wait: 1 ID · 2 reports',
    'Sat, Dec 5, table 7: 1 of 5 said yes, nobody books',
  ]);
  const reports = screen.getByRole('link', { name: '2 reports' });
  expect(decodeURIComponent(reports.getAttribute('href')!)).toBe('/work?filter={"kind":"report"}');
});

it('a moderator sees neither lamps nor first steps', async () => {
  open({ '/session': { ...ADMIN_SESSION, role: 'moderator' } });
  expect(await screen.findByText('Nothing needs you right now.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Ready for Saturday' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Getting started' })).toBeNull();
});

it.each([
  ['admin', '/registration'],
  ['moderator', '/audit-log'],
])('the console of a %s has five entries, of which Settings opens %s', async (role, path) => {
  renderConsolePage(<Navigation current={undefined} />, (asked) =>
    asked.path === '/session' ? { ...ADMIN_SESSION, role } : [],
  );
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Today', 'Queue', 'People', 'Saturdays', 'Settings']);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe(path));
});
