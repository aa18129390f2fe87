import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OPTIONAL_KINDS } from '../../../../src/domain/shared/notification-kind.js';
import { SettingsDialog } from '../../../../web-user/src/features/settings/SettingsDialog.js';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const PATH = '/api/user/notification-preferences';
const KINDS = [
  { kind: 'table', email: true, push: true },
  { kind: 'chat', email: false, push: true },
];

async function open(answers: Answers) {
  answers['GET /api/user/push'] = [200, { publicKey: 'key', isSubscribed: false }];
  const api = fakeApi(answers);
  renderFor(ADA, <SettingsDialog blockedPeople={null} phone={null} onClose={jest.fn()} />);
  await press('Notifications');
  return api;
}
const oneByOne = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Choose one by one' }));
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

const puts = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('three rows switch all kinds of notification, those that differ first', async () => {
  const kinds = OPTIONAL_KINDS.map((kind) => ({ kind, email: kind !== 'chat', push: true }));
  const { calls } = await open({ [`GET ${PATH}`]: [200, kinds], [`PUT ${PATH}`]: [200, kinds] });
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['My tables', 'New things', 'From the team']);
  const email = await box('My tables Email');
  expect([email.checked, email.indeterminate]).toEqual([false, true]);
  screen.getByText("We'll always email you about your safety and your account.");

  await userEvent.click(email);
  await waitFor(() => expect(puts(calls)).toEqual([{ kind: 'chat', channel: 'email', isEnabled: true }]));
  expect([email.checked, email.indeterminate]).toEqual([true, false]);
  await userEvent.click(await box('From the team Push'));
  await waitFor(() =>
    expect(puts(calls).at(-1)).toEqual({ kind: 'moderation', channel: 'push', isEnabled: false }),
  );
  await userEvent.click(await box('New things Push'));
  await waitFor(() =>
    expect(puts(calls).slice(2)).toEqual(
      ['meetup', 'invitation'].map((kind) => ({ kind, channel: 'push', isEnabled: false })),
    ),
  );
});

it('the kinds are chosen one by one on demand, and a change is saved at once', async () => {
  const { calls } = await open({
    [`GET ${PATH}`]: [200, KINDS],
    [`PUT ${PATH}`]: [200, [{ kind: 'table', email: false, push: true }, KINDS[1]]],
  });
  expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  await oneByOne();
  expect((await box('Your tables Email')).checked).toBe(true);
  expect((await box('New chats and unread messages Email')).checked).toBe(false);
  expect((await box('New chats and unread messages Push')).checked).toBe(true);

  await userEvent.click(await box('Your tables Email'));
  await waitFor(() => expect(puts(calls)).toEqual([{ kind: 'table', channel: 'email', isEnabled: false }]));
  expect((await box('Your tables Email')).checked).toBe(false);
});

it('a box that could not be saved changes back, and the reason is shown', async () => {
  await open({ [`GET ${PATH}`]: [200, KINDS], [`PUT ${PATH}`]: [500, { message: 'Something went wrong' }] });
  await oneByOne();
  await userEvent.click(await box('New chats and unread messages Email'));
  await expectToast("Couldn't save that");
  expect((await box('New chats and unread messages Email')).checked).toBe(false);
});

it('a list that could not be loaded can be asked for again', async () => {
  const answers: Answers = { [`GET ${PATH}`]: [500, { message: 'Something went wrong' }] };
  await open(answers);
  await screen.findByText("We couldn't load your notifications.");
  answers[`GET ${PATH}`] = [200, KINDS];
  await press('Try again');
  await box('My tables Email');
});

it('without a connection the boxes are shown and cannot be changed', async () => {
  await open({ [`GET ${PATH}`]: [200, KINDS] });
  expect((await box('My tables Push')).disabled).toBe(false);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect((await box('My tables Push')).disabled).toBe(true);
  expect((await screen.findByRole('status')).textContent).toMatch(/offline/);
  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
});
