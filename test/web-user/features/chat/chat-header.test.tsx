import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Place, type PlaceFrame } from '../../../../web-user/src/features/chat/Place.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { aSafety } from '../../../support/web/a-safety.js';
import { TABLE } from '../../../support/web/ada.js';
import { button, click, enter, forgetAll, heard, MATCH } from './a-chat-room.js';

beforeEach(forgetAll);

describe('the header', () => {
  const system = { ...TABLE.users[0]!, id: 61, username: 'whatever' };

  it.each([
    ['group', 'Group Chat'],
    ['1v1', '1-on-1 Chat'],
  ] as const)('of a %s match reads %s', async (meetupType, title) => {
    await enter({ [MATCH]: [200, { ...TABLE, meetupType }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('opens profiles and the safety actions of members, not of the system user', async () => {
    const table = { ...TABLE, users: [...TABLE.users, system] };
    const { onOpenProfile, safety } = await enter({ [MATCH]: [200, table] });
    const strip = within(screen.getByRole('list', { name: 'At this table' }));
    await userEvent.click(strip.getByRole('button', { name: /Priya/ }));
    expect(onOpenProfile).toHaveBeenCalledWith(1003);
    expect(strip.getByText('Tablemates System')).toBeTruthy();
    expect(strip.queryByRole('button', { name: /System/ })).toBeNull();
    await click('Safety');
    expect(safety.onOpenSafety).toHaveBeenCalledWith(TABLE.users, table);
  });

  it('a reader who has blocked a member is told that they can leave without a penalty, unless it is archived', async () => {
    const safety = aSafety({ blocked: new Set([1002]) });
    const { answers } = await enter({}, { safety });
    const notice = () =>
      within(screen.getByRole('log')).getByRole('region', { name: "You've blocked Mateo." });
    expect(notice().textContent).toContain('you can leave without a penalty');
    expect(button('Mateo, blocked, open profile')).toBeTruthy();
    answers[MATCH] = [200, { ...TABLE, status: 'archived' }];
    heard({ type: 'matches_changed' });
    await waitFor(() => expect(notice().textContent).not.toContain('leave'));
  });
});

describe('everything about the place', () => {
  const place = (_match: Match, frame: PlaceFrame) => (
    <Place {...frame}>
      <button type="button">The ballot</button>
    </Place>
  );
  const line = () => screen.findByRole('button', { name: /^Where & when/ });
  const step = (_match: Match, openPlace: () => void) => (
    <button type="button" onClick={openPlace}>
      Vote
    </button>
  );
  const open = (match: Partial<Match> = {}) =>
    enter({ [MATCH]: [200, { ...TABLE, ...match }] }, { place, step });

  it('is a sheet, opened from the line in the header, which Escape closes', async () => {
    await open({ suggestedLocation: 'Cafe Mira, 12 Main Street' });
    expect((await line()).textContent).toBe('Where & when: Sat, Nov 28 · Cafe Mira, 12 Main Street');
    await userEvent.click(await line());
    const sheet = screen.getByRole('dialog', { name: 'Where & when' });
    expect(within(sheet).getByText('The ballot')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await line());
  });

  it('is open from the start where a step of the home screen leads to it', async () => {
    await enter({}, { place, step, at: '/chat/7#place' });
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('is opened by the next step too, which has the focus then', async () => {
    await open();
    await click('Vote');
    expect(screen.getByRole('dialog', { name: 'Where & when' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vote'));
  });

  it('stands at the side of a wide screen, where the next step leads to it', async () => {
    const side = jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    await open();
    const panel = screen.getByRole('complementary', { name: 'Where & when' });
    expect(within(panel).getByText('The ballot')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Where & when/ })).toBeNull();
    await click('Vote');
    expect(document.activeElement).toBe(panel);
    side.mockRestore();
  });

  it('is named in the line after the day and, at a meetup, its title, which does not reorder them', async () => {
    const meetup = { id: 3, title: 'כיסונים', isOrganizer: false, maxParticipants: 6 };
    await open({ meetup, suggestedLocation: 'Dumpling House' });
    expect((await line()).textContent).toContain('Sat, Nov 28 · \u2068כיסונים\u2069 · Dumpling House');
  });

  it('does not exist in a chat of two, which says when they met', async () => {
    await open({ status: 'in_touch', meetupType: '1v1' });
    expect(screen.getByText('Sat, Nov 28')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Where & when/ })).toBeNull();
    expect(screen.queryByText('Vote')).toBeNull();
  });
});
