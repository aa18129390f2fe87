import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChatRoom } from '../../../../web-user/src/features/chat/ChatRoom.js';
import { MatchMoment } from '../../../../web-user/src/features/match/MatchMoment.js';
import { t } from '../../../../web-user/src/features/match/messages.js';
import { memberNames } from '../../../../web-user/src/features/match/members.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { saveLocalNote } from '../../../../web-user/src/shared/local-notes.js';
import { aSafety } from '../../../support/web/a-safety.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { expectGoodInEachLanguage } from '../../../support/web/in-each-language.js';
import { renderFor } from '../../../support/web/render.js';

const shared = (answer: string, sharedBy: 'all' | 'most') => ({ kind: 'topic' as const, answer, sharedBy });
const FOODIES: Match = {
  ...TABLE,
  lastReadMessageId: 0,
  commonGround: [shared('food', 'all'), shared('travel', 'most')],
};
const SENTENCE = "You're at a table with Mateo, Priya, Jonas, and Wren.";

beforeEach(() => {
  fakeApi({ 'GET /api/matches/7': [200, FOODIES], 'GET /api/matches/7/messages': [200, []] });
  FakeSocket.install();
  localStorage.clear();
  sessionStorage.clear();
});

/** Home with this match, and the chat that it leads to. */
function openHome(match: Match, beside: ReactNode = null): void {
  cleanup();
  renderFor(
    ADA,
    <>
      {beside}
      <Routes>
        <Route path="/" element={<MatchMoment match={match} />} />
        <Route
          path="/chat/7"
          element={<ChatRoom matchId={7} safety={aSafety()} onOpenProfile={() => undefined} />}
        />
      </Routes>
    </>,
  );
}

const moment = () => screen.findByRole('dialog', { name: SENTENCE });
/** Waits until a moment that is due would be on the screen. */
async function expectNoMoment(): Promise<void> {
  await import('../../../../web-user/src/features/match/MomentDialog.js');
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(screen.queryByText('Say hi in the chat')).toBeNull();
}

describe('the moment of a match', () => {
  it('has the focus as one sentence, shows a face for each chair, and what they share', async () => {
    openHome(FOODIES);
    const dialog = await moment();
    expect(document.activeElement).toBe(dialog);
    expect(dialog.getAttribute('aria-describedby')).toBeNull();
    const faces = [...dialog.querySelectorAll<HTMLElement>('[data-face]')];
    expect(faces.map(({ textContent }) => textContent)).toEqual(['A', 'M', 'P', 'J', 'W']);
    const delays = faces.map(({ style }) => Number.parseFloat(style.animationDelay));
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(new Set(delays).size).toBe(5);
    expect(dialog.textContent).toContain('You all like food. Most of you like travel.');
  });

  it('is shown once per match and device, and again for the next match', async () => {
    openHome(FOODIES);
    await moment();
    openHome(FOODIES);
    await expectNoMoment();
    openHome({ ...FOODIES, id: 8 });
    await moment();
    openHome({ ...FOODIES, id: 7 });
    await expectNoMoment();
  });

  it('is closed by Escape, and by its button', async () => {
    openHome(FOODIES);
    await moment();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    localStorage.clear();
    openHome(FOODIES);
    await moment();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a meetup', { meetup: { id: 31, title: 'Dumplings', isOrganizer: false, maxParticipants: 8 } }],
    ['a match whose chat was read', { lastReadMessageId: 3 }],
    ['a match that all others have left', { users: [] }],
  ])('is not shown for %s', async (_, fields) => {
    openHome({ ...FOODIES, ...fields });
    await expectNoMoment();
  });

  it('waits while another dialog is open', async () => {
    openHome(FOODIES, <div role="dialog" aria-label="A request that is half filled in" />);
    await expectNoMoment();
    openHome(FOODIES);
    await moment();
  });

  it('leads to the chat with a first sentence about what all share, which only the member sends', async () => {
    openHome(FOODIES);
    await moment();
    const first = 'Hi! So we have food in common. Looking forward to our table!';
    expect(screen.getByText(first)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Say hi in the chat' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Message');
    expect(field.value).toBe(first);
    expect(FakeSocket.latest.sent.filter(({ type }) => type === 'chat_message')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello');
    expect(field.value).toBe('Hello');
  });

  it('does not overwrite a message that was begun', async () => {
    openHome(FOODIES);
    await moment();
    saveLocalNote(`draft.${ADA.id}.7`, 'Half a thou');
    await userEvent.click(screen.getByRole('link', { name: 'Say hi in the chat' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Half a thou'),
    );
  });

  it.each([
    ['what most share', [shared('food', 'most')]],
    ['nothing', []],
  ])('proposes a sentence that tells the table nothing, where it shares %s', async (_, commonGround) => {
    openHome({ ...FOODIES, commonGround });
    await moment();
    expect(screen.getByText('Hi! Looking forward to our table.')).toBeTruthy();
  });

  it('is good in each language', async () => {
    await expectGoodInEachLanguage(
      async () => {
        localStorage.clear();
        openHome(FOODIES);
        await screen.findByRole('dialog', { name: t('foundText', { names: memberNames(FOODIES) }) });
      },
      TABLE.users.map(({ username }) => username),
    );
  });
});
