import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BrowsePage from '../../../../web-user/src/app/pages/BrowsePage.js';
import type { Meetup } from '../../../../web-user/src/shared/api/types.js';
import { aMeetup } from '../../../support/web/a-meetup.js';
import { ADA } from '../../../support/web/ada.js';
import { button, press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast, toast } from '../../../support/web/toasts.js';

const FULL = { currentParticipants: 6, isFull: true };
const SEATED = { joined: true, matchId: 7 };
const LIST = 'GET /api/meetups/browse';
const JOIN = 'POST /api/meetups/31/join';

function open(answers: Answers, path = '/browse') {
  const api = fakeApi(answers);
  renderFor(ADA, <BrowsePage />, path);
  return api;
}

const listOf = (...meetups: Meetup[]): Answers => ({ [LIST]: [200, meetups] });
const detailsOf = async (title = 'Buns and board games') => {
  await press(`View Details: ${title}`);
  return within(screen.getByRole('dialog', { name: title }));
};
const joinButton = () => button('Join This Meetup');

describe('the list of open meetups', () => {
  it('shows date and place, distance, taken seats and the trust level of the organizer', async () => {
    open(listOf(aMeetup()));
    const card = within(await screen.findByRole('article', { name: 'Buns and board games' }));
    for (const text of ['11:00 AM (Brunch)', 'Tatte, 318 Third Street', '2 miles away', '3/6', 'Mateo']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(card.getByText('Medium Trust · 60/100')).toBeTruthy();
    const badges = within(card.getByRole('list', { name: 'Verified' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['ID', 'Phone']);
    expect(card.queryByText('Full')).toBeNull();
  });

  it('links to the home screen, and offers a request when there is nothing to join', async () => {
    open(listOf());
    expect(await screen.findByText('No meetups available')).toBeTruthy();
    expect(screen.getByText('Create a smart match request to get started!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    await press('Create a match request');
    expect(await screen.findByRole('dialog', { name: 'Find a table' })).toBeTruthy();
  });

  it('says Full to its own people too, beside their own state', async () => {
    open(
      listOf(
        aMeetup({ ...FULL, ...SEATED }),
        aMeetup({ ...FULL, id: 32, title: 'Late dumplings', isOrganizer: true }),
      ),
    );
    const mine = within(await screen.findByRole('article', { name: 'Buns and board games' }));
    for (const text of ["You're in", 'Full']) expect(mine.getByText(text)).toBeTruthy();
    const planned = within(screen.getByRole('article', { name: 'Late dumplings' }));
    for (const text of ['You organize', 'Full']) expect(planned.getByText(text)).toBeTruthy();
    expect(screen.queryByText('Waitlist open')).toBeNull();
  });

  it('fetches the next page on demand', async () => {
    const { calls } = open({
      [LIST]: ({ path: asked }) =>
        asked.includes('cursor=')
          ? [200, [aMeetup({ id: 32, title: 'Late dumplings' })]]
          : [200, [aMeetup()], { Link: '</api/meetups/browse?cursor=abc%3D>; rel="next"' }],
    });
    await press('Show more');
    expect(await screen.findByText('Late dumplings')).toBeTruthy();
    expect(screen.getByText('Buns and board games')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.at(-1)!.path).toBe('/api/meetups/browse?cursor=abc%3D');
  });

  it('is filtered by chips, which are stored in the URL and cleared by a button', async () => {
    const { calls } = open(listOf(), '/browse?venueType=cafe&maxDistance=7');
    expect(await screen.findByText('Nothing matches your filters. Try removing one.')).toBeTruthy();
    expect(calls.at(-1)!.path).toBe('/api/meetups/browse?venueType=cafe');
    await userEvent.selectOptions(screen.getByLabelText('Distance'), '25');
    await waitFor(() => expect(calls.at(-1)!.path).toBe('/api/meetups/browse?venueType=cafe&maxDistance=25'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(() => expect(calls.at(-1)!.path).toBe('/api/meetups/browse'));
  });

  it('is of any distance unless the user chooses one, up to 50 miles', async () => {
    const { calls } = open(listOf(aMeetup()));
    const chip = await screen.findByLabelText<HTMLSelectElement>('Distance');
    expect(chip.selectedOptions[0]!.textContent).toBe('Any distance');
    expect(calls.at(-1)!.path).toBe('/api/meetups/browse');
    await userEvent.selectOptions(chip, 'Within 50 miles');
    await waitFor(() => expect(calls.at(-1)!.path).toBe('/api/meetups/browse?maxDistance=50'));
  });
});

describe('the details of a meetup', () => {
  it('show the organizer and the participants, with their survey answers and bios', async () => {
    open(listOf(aMeetup({ ageRangeMin: 18, ageRangeMax: 30 })));
    const details = await detailsOf();
    for (const text of ['Bakes on Sundays.', 'New in town.', 'Travel', 'Hip-hop', 'Chill', '18 – 30']) {
      expect(details.getByText(text)).toBeTruthy();
    }
  });

  it('show the venue: its picture, or an illustration of its type', async () => {
    open(listOf(aMeetup({ venueImageUrl: '/pictures/tatte.webp' }), aMeetup({ id: 32, title: 'Ramen' })));
    const pictured = await detailsOf();
    const region = pictured.getByRole('region', { name: 'About this meetup' });
    expect(region.querySelector('img')!.getAttribute('src')).toBe('/pictures/tatte.webp');
    expect(pictured.getByRole('heading', { name: 'Organizer' })).toBeTruthy();
    expect(pictured.getByRole('heading', { name: 'Participants' })).toBeTruthy();
    expect(joinButton().disabled).toBe(false);
    await userEvent.keyboard('{Escape}');
    const drawn = (await detailsOf('Ramen')).getByRole('region', { name: 'About this meetup' });
    expect(drawn.querySelector('img[src="/pictures/tatte.webp"]')).toBeNull();
    expect(drawn.querySelector('svg')).toBeTruthy();
  });

  it('are opened by a link, also for a meetup that no list contains', async () => {
    open({ ...listOf(), 'GET /api/meetups/99': [200, aMeetup({ id: 99 })] }, '/browse?meetup=99');
    expect(await screen.findByRole('dialog', { name: 'Buns and board games' })).toBeTruthy();
  });

  it('restore the focus when closed, also after a confirmation dialog', async () => {
    open(listOf(aMeetup(SEATED)));
    const opener = await screen.findByRole('button', { name: 'View Details: Buns and board games' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click(opener);
    await press('Leave');
    await press('Stay');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('show that the meetup no longer exists', async () => {
    open(listOf(), '/browse?meetup=99');
    expect(await screen.findByRole('dialog', { name: "This meetup isn't available any more." })).toBeTruthy();
    await press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('sharing an own meetup', () => {
  const own = (sharePath: string | null) => listOf(aMeetup({ ...SEATED, isOrganizer: true, sharePath }));

  it('makes a link and copies it, and can be stopped', async () => {
    const user = userEvent.setup();
    const { answers, calls } = open({
      ...own(null),
      'PUT /api/meetups/31/link': [200, { path: '/m/abc' }],
      'DELETE /api/meetups/31/link': [200, { message: '' }],
    });
    const details = await detailsOf();
    expect(details.getByText(/No names, no address/)).toBeTruthy();
    Object.assign(answers, own('/m/abc'));
    await user.click(details.getByRole('button', { name: 'Share a link' }));
    const link = await details.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toBe(`${window.location.origin}/m/abc`);
    expect(await navigator.clipboard.readText()).toBe(link.value);
    await expectToast('Link copied');
    Object.assign(answers, own(null));
    await user.click(details.getByRole('button', { name: 'Stop sharing' }));
    await waitFor(() => expect(screen.queryByLabelText('Link')).toBeNull());
    await expectToast('The link no longer works');
    expect(calls.map(({ method }) => method)).toEqual(expect.arrayContaining(['PUT', 'DELETE']));
  });

  it('selects the link and says so where the browser refuses to copy, also of a new link', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    const { answers } = open({ ...own(null), 'PUT /api/meetups/31/link': [200, { path: '/m/abc' }] });
    const details = await detailsOf();
    Object.assign(answers, own('/m/abc'));
    await user.click(details.getByRole('button', { name: 'Share a link' }));
    await expectToast('Not copied');
    const link = details.getByLabelText<HTMLInputElement>('Link');
    expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  });

  it('says why there is no link', async () => {
    open({ ...own(null), 'PUT /api/meetups/31/link': [409, { message: 'This meetup is over.' }] });
    await detailsOf();
    await press('Share a link');
    await waitFor(() => expect(toast().description).toBe('This meetup is over.'));
  });

  it('is not offered to other users', async () => {
    open(listOf(aMeetup(SEATED)));
    const details = await detailsOf();
    expect(details.queryByText('Share this meetup')).toBeNull();
  });
});

describe('a seat at a meetup', () => {
  it('is taken, with a link to the chat', async () => {
    const { answers } = open({ ...listOf(aMeetup()), [JOIN]: [200, { message: 'Welcome', matchId: 7 }] });
    await detailsOf();
    Object.assign(answers, listOf(aMeetup({ ...SEATED, currentParticipants: 4 })));
    await press('Join This Meetup');
    expect((await screen.findByRole('link', { name: 'Open Chat' })).getAttribute('href')).toBe('/chat/7');
    expect(screen.getAllByText("You're in")).not.toHaveLength(0);
    expect(screen.getAllByText('4/6')).not.toHaveLength(0);
    await expectToast(
      'Successfully joined!',
      "You've joined the meetup. Check your matches page for the chat.",
    );
  });

  it.each([
    ['the message of the server', [409, { message: 'This meetup is full.' }], 'This meetup is full.'],
    ['the fallback text if the server sends none', [500, {}], 'Failed to join meetup'],
  ] as Array<[string, [number, unknown], string]>)(
    'can be refused: an error shows %s, and the list is refetched',
    async (_what, answer, description) => {
      const { answers } = open({ ...listOf(aMeetup()), [JOIN]: answer });
      const details = await detailsOf();
      expect(joinButton().disabled).toBe(false);
      Object.assign(answers, listOf(aMeetup(FULL)));
      await press('Join This Meetup');
      await expectToast('Error', description);
      expect(await details.findByText('Full')).toBeTruthy();
      expect(joinButton().disabled).toBe(true);
    },
  );

  it('is not offered at a full meetup, whose waitlist can be joined', async () => {
    const { answers, calls } = open({
      ...listOf(aMeetup(FULL)),
      'POST /api/meetups/31/waitlist': [
        200,
        { message: '', outcome: 'waiting', waitlistPosition: 2, matchId: null },
      ],
    });
    expect(await screen.findByText('Full')).toBeTruthy();
    expect(screen.getByText('Waitlist open')).toBeTruthy();
    await detailsOf();
    expect(joinButton().disabled).toBe(true);
    Object.assign(answers, listOf(aMeetup({ ...FULL, waitlisted: true, waitlistPosition: 2 })));
    await press('Join the Waitlist');
    expect(await screen.findByText("You're number 2 on the waitlist.")).toBeTruthy();
    await expectToast("You're on the waitlist");
    await press('Leave the Waitlist');
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain('DELETE'));
  });

  it('is left only after a confirmation', async () => {
    const { answers, calls } = open({
      ...listOf(aMeetup(SEATED)),
      'DELETE /api/meetups/31/join': [200, { message: '' }],
    });
    await detailsOf();
    await press('Leave');
    await press('Stay');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    Object.assign(answers, listOf(aMeetup()));
    await press('Leave');
    await press('Leave Meetup');
    await expectToast('You left the meetup');
    await waitFor(() => expect(joinButton().disabled).toBe(false));
  });

  it('is not offered at the time of another seat, nor a place on the waitlist, and says so before', async () => {
    open(listOf(aMeetup({ ...FULL, hasOtherSeat: true })));
    const details = await detailsOf();
    expect(joinButton().disabled).toBe(true);
    expect(
      details.getByText('You already have a seat at that time. To join, leave that one first.'),
    ).toBeTruthy();
    expect(details.queryByRole('button', { name: 'Join the Waitlist' })).toBeNull();
  });

  it('is not offered where the conditions of the organizer exclude the user', async () => {
    open(listOf(aMeetup({ mayJoin: false, enforceLimits: true })));
    const details = await detailsOf();
    expect(details.getByText(/certain ages, interests or distances/)).toBeTruthy();
    expect(joinButton().disabled).toBe(true);
  });

  it('withdraws a request for the same time with a word', async () => {
    const answer = { message: '', matchId: 7, requestWithdrawn: true };
    open({ ...listOf(aMeetup()), [JOIN]: [200, answer] });
    await detailsOf();
    await press('Join This Meetup');
    await expectToast('Successfully joined!');
    expect(toast().description).toContain('We withdrew your request for the same time.');
  });
});
