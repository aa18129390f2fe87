import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { ChatRoom } from '../../../../web-user/src/features/chat/ChatRoom.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../../support/web/a-message.js';
import { aSafety } from '../../../support/web/a-safety.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, type Call, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

export const MATCH = 'GET /api/matches/7';
export const MESSAGES = 'GET /api/matches/7/messages';
export type Answered = [status: number, body: unknown];

export function forgetAll(): void {
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.install();
}

export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
export const write = (text: string) => userEvent.type(field(), `${text}{Enter}`);
export const draft = (value: string) => fireEvent.change(field(), { target: { value } });
export const sendDraft = (by: object = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...by });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const click = (name: string | RegExp) => userEvent.click(button(name));
export const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }));
export const inDialog = () => within(screen.getByRole('alertdialog'));
export const confirm = (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
export const shown = (text: string | RegExp) => screen.queryByText(text, { selector: '[role=log] *' });
export const path = () => screen.getByLabelText('path').textContent;
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const heard = (frame: Record<string, unknown>) =>
  act(() => FakeSocket.latest.say({ matchId: 7, ...frame }));
export const received = (id: number, text: string) =>
  heard({ type: 'new_message', message: aMessage(id, text) });
/** The chat messages that the latest connection, or the given one, has sent. */
export const sent = (socket = FakeSocket.latest) => socket.sent.filter(({ type }) => type === 'chat_message');
export const inOtherTab = (key: string, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
/** An answer that the test gives later. */
export function later(): { answer: () => Promise<Answered>; give: (answered: Answered) => Promise<void> } {
  let resolve = (_: Answered): void => undefined;
  const promise = new Promise<Answered>((done) => (resolve = done));
  return { answer: () => promise, give: (answered) => act(async () => resolve(answered)) };
}

interface Room {
  answers?: Answers;
  safety?: ReturnType<typeof aSafety>;
  place?: ComponentProps<typeof ChatRoom>['place'];
  step?: ComponentProps<typeof ChatRoom>['step'];
  /** Rendered around the room. */
  around?: (room: ReactNode) => ReactNode;
  at?: string;
}

/** Renders the room of match 7 without opening its socket. */
export function openRoom({
  answers = {},
  safety = aSafety(),
  around = (room) => room,
  at = '/chat/7',
  ...parts
}: Room = {}) {
  const table: Answers = { [MATCH]: [200, TABLE], [MESSAGES]: [200, [aMessage(1, 'Hello everyone')]] };
  const api = fakeApi({ ...table, ...answers });
  const onOpenProfile = jest.fn();
  const room = <ChatRoom matchId={7} safety={safety} onOpenProfile={onOpenProfile} {...parts} />;
  renderFor(ADA, around(room), at);
  const to = (name: string): Call[] => api.calls.filter((call) => `${call.method} ${call.path}` === name);
  const bodies = (name: string) => to(name).map(({ body }) => body);
  return { ...api, safety, onOpenProfile, socket: FakeSocket.latest, to, bodies };
}

/** The same with an open socket, when its first messages are shown. */
export async function enter(answers: Answers = {}, room: Omit<Room, 'answers'> = {}) {
  const opened = openRoom({ answers, ...room });
  act(() => opened.socket.open());
  await screen.findByRole('log');
  await screen.findAllByText(/./, { selector: '[role=log] p, [role=log] p *' });
  return opened;
}

/** Loses the connection; a second later there is another one, which is not open yet. */
export function reconnect(code?: number): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  act(() => FakeSocket.latest.drop(code));
  act(() => void jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  act(() => FakeSocket.latest.open());
}
