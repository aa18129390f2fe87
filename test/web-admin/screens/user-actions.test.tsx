import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import UserShow from '../../../web-admin/src/features/users/UserShow.js';
import { press } from '../../support/web/controls.js';
import {
  ADMIN_SESSION,
  type Asked,
  changesOf,
  json,
  renderConsolePage,
} from '../../support/web/render-console-page.js';

const AT = '2026-11-24T10:30:00.000Z';
const MIA = { id: 8, name: 'Mia Ruiz' };
const USER = {
  id: 7,
  firstName: 'Wren',
  lastName: 'Abara',
  username: 'wren',
  email: 'wren@example.org',
  role: 'member',
  trustScore: 40,
  standing: 'good',
  suspendedUntil: null,
  createdAt: AT,
  reportsAbout: 0,
  profileImageUrl: null,
  age: 30,
  bio: null,
  interests: [],
  location: null,
  phoneEnding: null,
  undeliverable: null,
  lastDecisionId: 12,
  trustSteps: { email: true, birthDate: false, phone: false, idDocument: false, profilePicture: false },
  reliability: { dinners: 0, attended: 0, noShows: 0, lateCancels: 0, level: 'unknown' },
  sessions: [{ startedAt: AT, lastSeenBefore: AT }],
  suspensions: [] as object[],
  openMatches: [],
  reviews: [],
  reports: [],
};
const SUSPENSION = {
  id: 3,
  kind: 'suspension',
  status: 'in_force',
  reason: 'Insults',
  until: null,
  by: MIA,
  agreedBy: null,
  at: AT,
  liftedBy: null,
  liftedAt: null,
  appeal: null,
};
const APPEAL = { note: 'It was not me.', at: AT, answeredAt: null, answer: null };
const SUSPENDED = { standing: 'suspended', suspensions: [SUSPENSION] };
const APPEALED = { standing: 'suspended', suspensions: [{ ...SUSPENSION, appeal: APPEAL }] };
const PROPOSED = { suspensions: [{ ...SUSPENSION, kind: 'ending', status: 'proposed' }] };
const CONFLICT = {
  code: 'decided_meanwhile',
  message: 'Someone decided in the meantime.',
  decision: { by: MIA, action: 'user.suspension_lifted', at: AT },
};

/** Opens the record of a user for an admin; every action is refused, because a colleague was faster. */
const open = (fields: object, afterwards = fields): Asked[] => {
  let isRefused = false;
  return renderConsolePage(
    <Routes>
      <Route path="/users/:id" element={<UserShow />} />
    </Routes>,
    ({ method, path }) => {
      if (path === '/session') return ADMIN_SESSION;
      if (method === 'GET') return { ...USER, ...(isRefused ? afterwards : fields) };
      isRefused = true;
      return json(CONFLICT, 409);
    },
    { at: '/users/7' },
  );
};

/** Fills in the text fields of the dialog and presses its last button. */
const confirm = async () => {
  const dialog = within(await screen.findByRole('dialog'));
  for (const field of dialog.queryAllByRole('textbox')) await userEvent.type(field, 'Insults');
  for (const choice of dialog.queryAllByRole('radio').slice(-1)) await userEvent.click(choice);
  await userEvent.click(dialog.getAllByRole('button').at(-1)!);
};

it.each([
  ['suspend', 'Suspend', {}],
  ['lift', 'Let back in', SUSPENDED],
  ['terminate', 'End account', {}],
  ['terminate', 'Agree', PROPOSED],
  ['terminate/decline', 'Decline', PROPOSED],
  ['answer-appeal', 'Answer', APPEALED],
  ['role', 'Change role', {}],
  ['end-sessions', 'End all', {}],
  ['correct-birth-date', 'Correct', {}],
] as const)(
  '%s by "%s" names the decision it follows, and says who was faster',
  async (verb, button, fields) => {
    const asked = open(fields);
    await press(button);
    if (button !== 'Decline') await confirm();
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent).join()).toMatch(
      /Mia Ruiz lifted a suspension \(Nov 24, 2026, .*\)\. Please look at it again/,
    );
    expect(changesOf(asked)).toEqual([
      [`POST /users/7/${verb}`, expect.objectContaining({ decidedAfter: 12 })],
    ]);
  },
);

it('who was faster is said also where the action is no longer offered', async () => {
  open({}, SUSPENDED);
  await press('Suspend');
  await confirm();
  expect(await screen.findByText('Let back in')).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText(/Mia Ruiz lifted a suspension/)).toBeTruthy();
});
