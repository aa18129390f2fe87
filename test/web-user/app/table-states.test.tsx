import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { NextStepBar } from '../../../web-user/src/app/pages/NextStepBar.js';
import { ChatOffers } from '../../../web-user/src/features/pair-chat/ChatOffers.js';
import { t as tOffer } from '../../../web-user/src/features/pair-chat/messages.js';
import { HomeSafe } from '../../../web-user/src/features/safety/HomeSafe.js';
import { t as tHome } from '../../../web-user/src/features/safety/home-safe-messages.js';
import { t as tFeedback } from '../../../web-user/src/features/match/feedback-messages.js';
import { FeedbackSheet } from '../../../web-user/src/features/match/FeedbackSheet.js';
import { t as tSafety } from '../../../web-user/src/features/safety/messages.js';
import { t as tPlan } from '../../../web-user/src/features/safety/plan-messages.js';
import { SharePlan } from '../../../web-user/src/features/safety/SharePlan.js';
import { TableSafetyDialog } from '../../../web-user/src/features/safety/TableSafetyDialog.js';
import { t as tChange } from '../../../web-user/src/features/table-change/messages.js';
import { TableChangeCard } from '../../../web-user/src/features/table-change/TableChangeCard.js';
import { t as tVenue } from '../../../web-user/src/features/venue/messages.js';
import { VenueVote } from '../../../web-user/src/features/venue/VenueVote.js';
import { t as tBooking } from '../../../web-user/src/shared/booking/messages.js';
import type { Match, VenueBallot } from '../../../web-user/src/shared/api/types.js';
import { reportNoResponse } from '../../../web-user/src/shared/offline/connection.js';
import { aBallot } from '../../support/web/a-ballot.js';
import { OFFER, TABLE } from '../../support/web/ada.js';
import { press } from '../../support/web/controls.js';
import { expectGoodStates, button, none, type Screen, text } from '../../support/web/screen-states.js';

const AT = '2026-11-20T10:30:00Z';
const LATER = new Date(Date.now() + 3 * 3_600_000 + 30_000).toISOString();
const CONFIRMED: Match = { ...TABLE, status: 'confirmed' };
const GOING: Match = { ...TABLE, isSeatConfirmed: true };
const PAST: Match = { ...TABLE, startsAt: new Date(Date.now() - 5 * 3_600_000).toISOString() };
const QUESTION = { kind: 'merge', expiresAt: LATER, others: ['Mia'], newcomers: 3, agrees: null };
const feedback = { attended: true, again: [1002], note: 'Mia' };
const more = { notAgain: [], came: [1002], didNotCome: [], hasConcern: true };
const booked = (booking: VenueBallot['booking']) => aBallot({ booking });
const free = { status: 'asked', bookerId: null, bookedAs: null } as const;
const own = { status: 'taken', bookerId: 1001, bookedAs: null } as const;

const SCREENS: readonly Screen[] = [
  {
    name: 'the place and its booking',
    ui: () => <VenueVote match={TABLE} />,
    request: 'GET /api/matches/7/venues',
    failure: () => tVenue('failed'),
    offline: null,
    states: {
      'a vote': [aBallot(), () => tVenue('typedName')],
      'you pick': [
        aBallot({ isOpen: false, isPicker: true, chosenId: null, venues: [] }),
        () => tVenue('youPick'),
      ],
      'my task to book': [booked(own), () => tBooking('full')],
    },
  },
  {
    name: 'the next step at a table',
    ui: () => <NextStepBar match={GOING} onOpenPlace={none} onTellWhatWasWrong={none} />,
    request: 'GET /api/matches/7/venues',
    failure: null,
    states: {
      'a vote': [aBallot(), () => tVenue('vote')],
      'no place': [aBallot({ venues: [], chosenId: null }), () => tVenue('suggestOne')],
      'nobody books': [booked(free), () => tBooking('take')],
      'my task to book': [booked(own), () => tBooking('show')],
    },
  },
  {
    name: 'the question whether the member is home safe',
    ui: () => <NextStepBar match={PAST} onOpenPlace={none} onTellWhatWasWrong={none} />,
    request: 'POST /api/matches/7/home-safe',
    failure: null,
    states: { asked: [{}, () => tHome('noShort')] },
  },
  {
    name: 'the plan to share',
    ui: () => (
      <TableSafetyDialog
        people={TABLE.users.map(({ id, username: name }) => ({ id, name, imageUrl: null }))}
        blocked={new Set([1003])}
        onOpen={jest.fn()}
        onClose={jest.fn()}
      >
        <SharePlan matchId={7} />
      </TableSafetyDialog>
    ),
    request: 'GET /api/matches/7/shared-plan',
    others: { 'POST /api/matches/7/shared-plan': [200, { path: '/p/abc', sharedAt: AT }] },
    failure: () => tPlan('failed'),
    states: {
      'nothing to share': [
        { canShare: false, sharedAt: null },
        async () => {
          await text(tSafety('peopleTitle'));
          await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeNull());
        },
      ],
      'not shared': [{ canShare: true, sharedAt: null }, () => tPlan('text')],
      shared: [{ canShare: true, sharedAt: AT }, () => button(tPlan('stop'))],
      'a new link': [
        { canShare: true, sharedAt: null },
        async () => {
          await press(tPlan('create'));
          await screen.findByLabelText(tPlan('link'));
        },
      ],
    },
  },
  {
    name: 'the question about a new table',
    ui: () => <TableChangeCard match={CONFIRMED} />,
    request: 'GET /api/matches/7/change',
    failure: () => tChange('loadFailed'),
    offline: null,
    states: {
      asked: [{ change: QUESTION }, () => button(tChange('agree'))],
      agreed: [{ change: { ...QUESTION, agrees: true } }, () => button(tChange('changedMind'))],
      offline: [
        { change: QUESTION },
        async () => {
          await screen.findByRole('button', { name: tChange('agree') });
          act(reportNoResponse);
          await text(tChange('offline'));
        },
      ],
    },
  },
  {
    name: 'the offer of a chat',
    ui: () => <ChatOffers />,
    request: 'GET /api/chat-offers',
    failure: () => tOffer('loadFailed'),
    offline: null,
    states: {
      asked: [[OFFER], () => button(tOffer('agree'))],
      waiting: [[{ ...OFFER, isWaiting: true }], () => button(tOffer('withdraw'))],
      offline: [
        [OFFER],
        async () => {
          await screen.findByRole('button', { name: tOffer('agree') });
          act(reportNoResponse);
          await text(tOffer('offline'));
        },
      ],
    },
  },
  {
    name: 'the feedback',
    ui: () => {
      // It would go on where the last state left it.
      sessionStorage.clear();
      return <FeedbackSheet match={{ ...TABLE, status: 'completed', feedback }} onClose={jest.fn()} />;
    },
    request: 'GET /api/matches/7/feedback',
    failure: () => tFeedback('loadFailed'),
    states: {
      'the bill': [{ feedback: { ...feedback, ...more } }, () => tFeedback('bill')],
      'who was there': [
        { feedback: { ...feedback, ...more, attended: false } },
        () => tFeedback('thereHint'),
      ],
      'who again': [
        { feedback: { ...feedback, ...more, attended: false, notAgain: [1003] } },
        async () => {
          await press(tFeedback('next'));
          await text(tFeedback('ratherNotHint'));
        },
      ],
      'the text': [
        { feedback: { ...feedback, ...more, attended: false } },
        async () => {
          await press(tFeedback('no'));
          await text(tFeedback('more'));
        },
      ],
    },
  },
  {
    name: 'what a member tells who is not home safe',
    ui: () => <HomeSafe matchId={7} />,
    request: 'POST /api/matches/7/home-safe',
    failure: null,
    states: {
      asked: [{}, none],
      answered: [
        {},
        async () => {
          await press(tHome('send'));
          await text(tHome('thanks'));
        },
      ],
    },
  },
];

expectGoodStates(SCREENS);
