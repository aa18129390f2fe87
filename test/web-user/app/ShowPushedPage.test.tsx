import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ShowPushedPage } from '../../../web-user/src/app/ShowPushedPage.js';

let worker: EventTarget;
beforeEach(() => {
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

function open(keepsText: boolean): void {
  const form = (
    <form data-keeps-text={keepsText || undefined}>
      <input aria-label="About you" />
    </form>
  );
  render(
    <MemoryRouter initialEntries={['/profile']}>
      <ShowPushedPage />
      <Routes>
        <Route path="/profile" element={form} />
        <Route path="/chat/12" element={<h1>The chat</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

/** Asks as the service worker does. @returns the answers */
function ask(data: unknown): unknown[] {
  const answers: unknown[] = [];
  const message = Object.assign(new Event('message'), {
    data,
    ports: [{ postMessage: (answer: unknown) => answers.push(answer) }],
  });
  act(() => void worker.dispatchEvent(message));
  return answers;
}

it('a window shows the page of a clicked push message', () => {
  open(false);
  expect(ask({ show: '/chat/12' })).toEqual([true]);
  screen.getByRole('heading', { name: 'The chat' });
});

it('a window with a form that its user has begun declines, and keeps what was typed', async () => {
  open(false);
  await userEvent.type(screen.getByLabelText('About you'), 'I cook');
  expect(ask({ show: '/chat/12' })).toEqual([false]);
  expect(screen.getByLabelText<HTMLInputElement>('About you').value).toBe('I cook');
  expect(ask({ show: '/profile' })).toEqual([true]);
});

it('a form that keeps its text by itself holds up nothing', async () => {
  open(true);
  await userEvent.type(screen.getByLabelText('About you'), 'I cook');
  expect(ask({ show: '/chat/12' })).toEqual([true]);
});

it('another message is not answered', () => {
  open(false);
  expect([...ask(null), ...ask('take-over'), ...ask({ show: 7 })]).toEqual([]);
});
