import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatMenu } from '../../../../web-user/src/features/chat/ChatMenu.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const LEFT = 'GET /api/matches/7/icebreakers';
const ASK = 'POST /api/matches/7/icebreakers';

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
});

async function openMenu(answers: Answers, mayAsk = true) {
  const api = fakeApi(answers);
  renderFor(ADA, <ChatMenu matchId={7} mayAsk={mayAsk} />, '/chat/7');
  await reopen();
  return api;
}
const reopen = () => userEvent.click(screen.getByRole('button', { name: 'More' }));
const item = (name: RegExp | string) => screen.findByRole('menuitem', { name });

it('a member asks by keyboard, and the menu then shows one question less', async () => {
  let left = 3;
  await openMenu({ [LEFT]: () => [200, { left }], [ASK]: () => [200, { left: --left }] });
  await item('Ask for another question 3 left');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(left).toBe(2));
  await reopen();
  expect(await item('Ask for another question 2 left')).toBeTruthy();
});

it('a table that was asked three questions cannot ask for another', async () => {
  let asked = 0;
  await openMenu({ [LEFT]: [200, { left: 0 }], [ASK]: () => [200, { left: asked++ }] });
  const none = await item('Ask for another question No more for this table');
  expect(none.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(none, { pointerEventsCheck: 0 });
  expect(asked).toBe(0);
});

it('the last question taken by another member is explained', async () => {
  await openMenu({
    [LEFT]: [200, { left: 1 }],
    [ASK]: [409, { message: 'Your table has had all its extra questions.', code: 'no_icebreakers_left' }],
  });
  await userEvent.click(await item(/1 left/));
  await waitFor(() =>
    expect(visibleToast()).toMatchObject({
      title: 'Error',
      description: 'Your table has had all its extra questions.',
    }),
  );
});

it('offline, the item says so and is disabled', async () => {
  await openMenu({ [LEFT]: [200, { left: 3 }] });
  await item(/3 left/);
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect((await item(/You're offline/)).getAttribute('aria-disabled')).toBe('true');
  online.mockRestore();
});

it('a number that cannot be loaded does not stop a member from asking', async () => {
  await openMenu({ [LEFT]: [500, { message: 'Oops', code: 'unexpected' }] });
  expect((await item('Ask for another question')).getAttribute('aria-disabled')).toBeNull();
});

it('the chat of a table that is over does not offer it', async () => {
  await openMenu({}, false);
  await item('Add to calendar');
  expect(screen.queryByRole('menuitem', { name: /another question/ })).toBeNull();
});
