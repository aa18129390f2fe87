import { jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ChatRoom } from '../../../../web-user/src/features/chat/ChatRoom.js';
import { FoundAnnouncer } from '../../../../web-user/src/features/match/FoundAnnouncer.js';
import { MatchCard } from '../../../../web-user/src/features/match/MatchCard.js';
import { MatchMoment } from '../../../../web-user/src/features/match/MatchMoment.js';
import { t } from '../../../../web-user/src/features/match/messages.js';
import { memberNames } from '../../../../web-user/src/features/match/members.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { saveLocalNote } from '../../../../web-user/src/shared/local-notes.js';
import { toastSuccess, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aSafety } from '../../../support/web/a-safety.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { expectGoodScreen } from '../../../support/web/good-screen.js';
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
});

/** The card of this match, and the chat that it leads to. */
function openCard(match: Match): HTMLElement {
  cleanup();
  renderFor(
    ADA,
    <Routes>
      <Route path="/" element={<MatchCard match={match} />} />
      <Route
        path="/chat/7"
        element={<ChatRoom matchId={7} safety={aSafety()} onOpenProfile={() => undefined} />}
      />
    </Routes>,
  );
  return screen.getByRole('region');
}

const facesOf = (card: HTMLElement) => [...card.querySelectorAll<HTMLElement>('[data-face]')];
const delaysOf = (card: HTMLElement) =>
  facesOf(card).map(({ style }) => Number.parseFloat(style.animationDelay || '0'));
const ARRIVING = [0, 400, 800, 1200, 1600];
const STANDING = [0, 0, 0, 0, 0];

describe('the moment of a match', () => {
  it('shows a face for each chair, names all, and gives one reason', () => {
    const card = openCard(FOODIES);
    expect(facesOf(card).map(({ textContent }) => textContent)).toEqual(['A', 'M', 'P', 'J', 'W']);
    expect(screen.getByText(SENTENCE)).toBeTruthy();
    expect(screen.getByText('You all like food.')).toBeTruthy();
    expect(card.textContent).not.toContain('Most of you');
  });

  it('is a dialog nowhere and leaves the focus where it is', () => {
    openCard(FOODIES);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('lets the others take their chairs in turn once per match and device, and stays', () => {
    expect(delaysOf(openCard(FOODIES))).toEqual(ARRIVING);
    expect(delaysOf(openCard(FOODIES))).toEqual(STANDING);
    expect(delaysOf(openCard({ ...FOODIES, id: 8 }))).toEqual(ARRIVING);
    expect(delaysOf(openCard({ ...FOODIES, id: 7 }))).toEqual(STANDING);
    expect(screen.getByText(SENTENCE)).toBeTruthy();
  });

  it('waits with it until the tab is visible', () => {
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const isRunning = () => facesOf(screen.getByRole('region'))[1]!.style.animationPlayState;
    openCard(FOODIES);
    expect(isRunning()).toBe('paused');
    hidden.mockRestore();
    openCard(FOODIES);
    expect(isRunning()).toBe('running');
    expect(delaysOf(openCard(FOODIES))).toEqual(STANDING);
  });

  it.each([
    ['a meetup', { meetup: { id: 31, title: 'Dumplings', isOrganizer: false, maxParticipants: 8 } }],
    ['a match whose chat was opened', { lastReadMessageId: 3 }],
    ['a match that all others have left', { users: [] }],
    ['a match of the past', { status: 'completed' as const }],
  ])('is not shown for %s', (_, fields) => {
    expect(facesOf(openCard({ ...FOODIES, ...fields }))).toEqual([]);
  });

  it('leads to the chat with a first sentence about what all share, which only the member sends', async () => {
    openCard(FOODIES);
    await userEvent.click(screen.getByRole('link', { name: 'Say hi' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Message');
    expect(field.value).toBe('Hi! So we have food in common. Looking forward to our table!');
    expect(FakeSocket.latest.sent.filter(({ type }) => type === 'chat_message')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'Hello');
    expect(field.value).toBe('Hello');
  });

  it('does not overwrite a message that was begun', async () => {
    openCard(FOODIES);
    saveLocalNote(`draft.${ADA.id}.7`, 'Half a thou');
    await userEvent.click(screen.getByRole('link', { name: 'Say hi' }));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Half a thou'),
    );
  });

  it.each([
    ['what most share', [shared('food', 'most')]],
    ['nothing', []],
  ])('proposes a sentence that tells the table nothing, where it shares %s', async (_, commonGround) => {
    openCard({ ...FOODIES, commonGround });
    await userEvent.click(screen.getByRole('link', { name: 'Say hi' }));
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Message');
    expect(field.value).toBe('Hi! Looking forward to our table.');
  });

  it('is accessible and translated', () =>
    expectGoodScreen(async () => {
      cleanup();
      renderFor(ADA, <MatchMoment match={FOODIES} />);
      await screen.findByText(t('foundText', { names: memberNames(FOODIES) }));
    }, [memberNames(FOODIES)]));
});

it('a table that is found while the page is open is announced and ends what says that it is looked for; one that was there before is not', () => {
  const said = () => screen.getByRole('status').textContent;
  let find: (matches: Match[]) => void;
  function Page({ first }: { first: Match[] }) {
    const [matches, setMatches] = useState(first);
    find = setMatches;
    return <FoundAnnouncer matches={matches} />;
  }
  const meetup = { id: 31, title: 'Dumplings', isOrganizer: false, maxParticipants: 8 };
  render(<Page first={[{ ...FOODIES, id: 6, meetup }]} />);
  expect(said()).toBe('');
  act(() => void toastSuccess({ title: 'Looking for your perfect match!' }));
  act(() => find([{ ...FOODIES, id: 6, meetup }, FOODIES]));
  expect(said()).toBe(SENTENCE);
  expect(visibleToast()?.open).toBe(false);
  cleanup();
  render(<Page first={[FOODIES]} />);
  expect(said()).toBe('');
});
