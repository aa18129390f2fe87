import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NO_PREFERENCES } from '../../../src/domain/private-preferences/private-preferences.js';
import { NextStepBar } from '../../../web-user/src/app/pages/NextStepBar.js';
import { ChatOffers } from '../../../web-user/src/features/pair-chat/ChatOffers.js';
import { t as tOffer } from '../../../web-user/src/features/pair-chat/messages.js';
import HomePage from '../../../web-user/src/app/pages/HomePage.js';
import { FriendsCard } from '../../../web-user/src/features/friends/FriendsCard.js';
import { t as tFriends } from '../../../web-user/src/features/friends/messages.js';
import { HomeSafe } from '../../../web-user/src/features/safety/HomeSafe.js';
import { t as tHome } from '../../../web-user/src/features/safety/home-safe-messages.js';
import { t as tFeedback } from '../../../web-user/src/features/match/feedback-messages.js';
import { timeLeft } from '../../../web-user/src/features/match/when.js';
import { FeedbackSheet } from '../../../web-user/src/features/match/FeedbackSheet.js';
import { t as tRequest } from '../../../web-user/src/features/matching-request/messages.js';
import { RequestFlow } from '../../../web-user/src/features/matching-request/RequestFlow.js';
import { saturdaysOffered } from '../../../web-user/src/features/matching-request/request-form.js';
import { WhyNotYet } from '../../../web-user/src/features/matching-request/WhyNotYet.js';
import { t as tWeekly } from '../../../web-user/src/features/next-saturday/messages.js';
import { WeeklyQuestion } from '../../../web-user/src/features/next-saturday/WeeklyQuestion.js';
import { t as tSafety } from '../../../web-user/src/features/safety/messages.js';
import { t as tPlan } from '../../../web-user/src/features/safety/plan-messages.js';
import { SharePlan } from '../../../web-user/src/features/safety/SharePlan.js';
import { TableSafetyDialog } from '../../../web-user/src/features/safety/TableSafetyDialog.js';
import { Attendance } from '../../../web-user/src/features/settings/Attendance.js';
import { CalendarFeed } from '../../../web-user/src/features/settings/CalendarFeed.js';
import { t as tSettings } from '../../../web-user/src/features/settings/messages.js';
import { Notifications } from '../../../web-user/src/features/settings/Notifications.js';
import { t as tChange } from '../../../web-user/src/features/table-change/messages.js';
import { TableChangeCard } from '../../../web-user/src/features/table-change/TableChangeCard.js';
import { t as tVenue } from '../../../web-user/src/features/venue/messages.js';
import { VenueVote } from '../../../web-user/src/features/venue/VenueVote.js';
import { t as tBooking } from '../../../web-user/src/shared/booking/messages.js';
import { t as tMyTable } from '../../../web-user/src/shared/my-table/messages.js';
import { MyTableDialog } from '../../../web-user/src/shared/my-table/MyTableDialog.js';
import { unreachable as unreachableError } from '../../../web-user/src/shared/api/call.js';
import { errorMessage } from '../../../web-user/src/shared/i18n/messages-of.js';
import type { Match, VenueBallot } from '../../../web-user/src/shared/api/types.js';
import { saturdayLabel } from '../../../web-user/src/shared/moments.js';
import { distanceLabel } from '../../../web-user/src/shared/distances.js';
import { messagesOf } from '../../../web-user/src/shared/i18n/messages-of.js';
import { reportNoResponse, reportResponse } from '../../../web-user/src/shared/offline/connection.js';
import { today } from '../../../web-user/src/shared/today.js';
import { aBallot } from '../../support/web/a-ballot.js';
import { aRequest } from '../../support/web/a-request.js';
import { ADA, TABLE } from '../../support/web/ada.js';
import { serverError, unreachable } from '../../support/web/error-responses.js';
import { type Answers, fakeApi } from '../../support/web/fake-api.js';
import { FakeSocket } from '../../support/web/fake-socket.js';
import { expectGoodInEachLanguage } from '../../support/web/in-each-language.js';
import { renderFor } from '../../support/web/render.js';
import { prepareNotices } from '../../support/web/toasts.js';

beforeEach(() => {
  prepareNotices();
  reportResponse();
  FakeSocket.install();
});
afterEach(() => reportResponse());

const tAttendance = messagesOf('attendance-steps');
const tStep = messagesOf('steps');
const AT = '2026-11-20T10:30:00Z';
const LATER = new Date(Date.now() + 3 * 3_600_000 + 30_000).toISOString();
const DOWN = 'The kitchen is closed.';
// '1 vote' is French too.
const PLACES = ['Cafe Mira', '12 Main Street', 'Tea Time', 'OpenStreetMap', '1 vote'];
const NAMES = ['Zanzibar', 'French', 'Mateo', 'Priya', 'Jonas', 'Wren', 'Mia', ...PLACES];

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Texts are compared as they are: French has non-breaking spaces. */
const text = (words: string) =>
  screen.findByText((shown) => shown === words, { normalizer: (shown) => shown });
const pending = () => new Promise<never>(() => undefined);

const startsWith = (words: string) => (name: string) => name.startsWith(words);

const SAID = { ...NO_PREFERENCES, diets: ['vegan'], languages: ['fr'], noteForBooker: 'Zanzibar' };

interface Screen {
  readonly name: string;
  readonly ui: () => ReactNode;
  /** The request whose response decides about the state. */
  readonly request: string;
  readonly others?: Answers;
  /** Opens the screen from its button. */
  readonly open?: () => Promise<unknown>;
  /** The text of a failure; null for a screen without a request of its own. */
  readonly failure: (() => string) | null;
  /** The text without a connection, if it is not the one about the connection; null for a screen that is not shown then. */
  readonly offline?: (() => string) | null;
  /** States with a response: its body, and what happens until the state is on the screen. */
  readonly states: Readonly<Record<string, readonly [body: unknown, arrive: () => Promise<unknown>]>>;
}

const STEP = { id: 5, step: 'later_priority', kind: 'no_show', date: '2026-11-14', takenAt: AT, until: AT };
const KINDS = ['table', 'feedback', 'chat'].map((kind) => ({ kind, email: true, push: false }));
const CONFIRMED: Match = { ...TABLE, status: 'confirmed' };
const GOING: Match = { ...TABLE, isSeatConfirmed: true };
const PAST: Match = { ...TABLE, startsAt: new Date(Date.now() - 5 * 3_600_000).toISOString() };
const QUESTION = { kind: 'merge', expiresAt: LATER, others: ['Mia'], newcomers: 3, agrees: null };
const OFFER = {
  id: 3,
  userId: 1003,
  firstName: 'Mia',
  profileImageUrl: null,
  metOn: '2026-11-28',
  expiresAt: '2026-12-20T17:00:00.000Z',
  isWaiting: false,
};
const GROUP = { state: 'waiting', invitation: 'ABCD2345', friends: [] as string[] };
const feedback = { attended: true, again: [1002], note: 'Mia' };
const more = { notAgain: [], came: [1002], didNotCome: [], hasConcern: true };
const none = async () => undefined;

const booked = (booking: VenueBallot['booking']) => aBallot({ booking });
const free = { status: 'asked', bookerId: null, bookedAs: null } as const;
const own = { status: 'taken', bookerId: 1001, bookedAs: null } as const;

const OF_HOME: Answers = {
  'GET /api/user/matches': [200, []],
  'GET /api/meetups/browse': [200, []],
  'GET /api/user/friend-group': [200, { group: null }],
  'GET /api/user/weekly-question': [200, { isOn: false, isPaused: false }],
  'GET /api/matches/7/venues': [200, aBallot()],
  'GET /api/matches/7/change': [200, { change: QUESTION }],
};

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    ui: () => <HomePage />,
    request: 'GET /api/user/active-request',
    others: OF_HOME,
    failure: () => tRequest('fetchFailed'),
    offline: () => tRequest('fetchFailed'),
    states: {
      searching: [aRequest(), () => screen.findByRole('button', { name: tFriends('bring') })],
      'searching without a location': [
        aRequest({ distanceApplies: false }),
        () => text(tRequest('adviceLocation')),
      ],
    },
  },
  {
    name: 'home with a table',
    ui: () => <HomePage />,
    request: 'GET /api/user/matches',
    others: { ...OF_HOME, 'GET /api/user/active-request': [200, aRequest({ status: 'matched' })] },
    failure: null,
    states: {
      'steps to do': [[TABLE], () => text(tStep('hi'))],
      'something to answer': [[CONFIRMED], () => screen.findByRole('button', { name: tChange('agree') })],
      'nobody books': [[{ ...TABLE, booking: free }], () => text(tBooking('asked'))],
    },
  },
  {
    name: 'home without a request',
    ui: () => <HomePage />,
    request: 'GET /api/user/matches',
    others: { ...OF_HOME },
    failure: null,
    states: {
      ready: [[], () => text(tRequest('readyTitle'))],
      'after a table': [[{ ...TABLE, status: 'completed' }], () => text(tFeedback('tell'))],
    },
  },
  {
    name: 'the place and its booking',
    ui: () => <VenueVote match={TABLE} />,
    request: 'GET /api/matches/7/venues',
    failure: () => tVenue('failed'),
    offline: null,
    states: {
      'a vote': [aBallot(), () => text(tVenue('typedName'))],
      'you pick': [
        aBallot({ isOpen: false, isPicker: true, chosenId: null, venues: [] }),
        () => text(tVenue('youPick')),
      ],
      'my task to book': [booked(own), () => text(tBooking('full'))],
    },
  },
  {
    name: 'the next step at a table',
    ui: () => <NextStepBar match={GOING} onOpenPlace={none} onTellWhatWasWrong={none} />,
    request: 'GET /api/matches/7/venues',
    failure: null,
    states: {
      'a vote': [aBallot(), () => text(tVenue('vote'))],
      'no place': [aBallot({ venues: [], chosenId: null }), () => text(tVenue('suggestOne'))],
      'nobody books': [booked(free), () => text(tBooking('take'))],
      'my task to book': [booked(own), () => text(tBooking('show'))],
    },
  },
  {
    name: 'the question whether the member is home safe',
    ui: () => <NextStepBar match={PAST} onOpenPlace={none} onTellWhatWasWrong={none} />,
    request: 'POST /api/matches/7/home-safe',
    failure: null,
    states: { asked: [{}, () => text(tHome('noShort'))] },
  },
  {
    name: 'the private preferences',
    ui: () => <MyTableDialog onClose={jest.fn()} />,
    request: 'GET /api/user/private-preferences',
    others: { 'GET /api/survey': [200, {}] },
    failure: () => tMyTable('failed'),
    states: {
      empty: [NO_PREFERENCES, () => text(tMyTable('noteHint'))],
      filled: [SAID, () => screen.findByDisplayValue(SAID.noteForBooker)],
    },
  },
  {
    name: 'what a request asks of the whole table',
    ui: () => <RequestFlow venueType="cafe" change={aRequest()} onClose={jest.fn()} />,
    request: 'GET /api/user/private-preferences',
    others: {
      'GET /api/config': [200, { appName: 'Tablemates', googleMapsApiKey: null, offersNotTheOnly: true }],
      'POST /api/matching-request/pool': [200, { fit: 40, withLanguage: 15, peers: null }],
      'GET /api/survey': [200, {}],
    },
    open: async () => {
      await press(new RegExp(`^${tMyTable('title')}`));
      await screen.findByLabelText(tRequest('notTheOnly'));
    },
    failure: null,
    states: {
      'no language yet': [NO_PREFERENCES, () => text(tRequest('sharedLanguageNeeds'))],
      'its price': [
        SAID,
        async () => {
          await text(tRequest('sharedLanguageHint'));
          await userEvent.click(
            screen.getByRole('checkbox', { name: startsWith(tRequest('sharedLanguage')) }),
          );
          await text(tRequest('poolLanguage', { fit: 40, left: 15 }));
        },
      ],
    },
  },
  {
    name: 'my attendance',
    ui: () => <Attendance />,
    request: 'GET /api/user/attendance-steps',
    open: () => press(tAttendance('title')),
    failure: null,
    states: {
      'a step': [[{ ...STEP, applies: true }], () => text(tAttendance('fades'))],
    },
  },
  {
    name: 'the calendar feed',
    ui: () => <CalendarFeed />,
    request: 'GET /api/user/calendar-feed',
    others: { 'POST /api/user/calendar-feed': [200, { path: '/c/abc', createdAt: AT }] },
    open: () => press(tSettings('calendar')),
    failure: () => tSettings('calendarFailed'),
    states: {
      empty: [{ createdAt: null }, () => text(tSettings('calendarPrivate'))],
      'a new address': [
        { createdAt: null },
        async () => {
          await press(tSettings('makeAddress'));
          await screen.findByLabelText(tSettings('calendarAddress'));
        },
      ],
      on: [{ createdAt: AT }, () => screen.findByRole('button', { name: tSettings('stopCalendar') })],
    },
  },
  {
    name: 'the notifications',
    ui: () => <Notifications />,
    request: 'GET /api/user/notification-preferences',
    others: { 'GET /api/user/push': [200, { publicKey: 'key', isSubscribed: false }] },
    open: () => press(tSettings('notifications')),
    failure: () => tSettings('notificationsFailed'),
    states: { filled: [KINDS, () => screen.findAllByRole('checkbox')] },
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
      'not shared': [{ canShare: true, sharedAt: null }, () => text(tPlan('text'))],
      shared: [{ canShare: true, sharedAt: AT }, () => screen.findByRole('button', { name: tPlan('stop') })],
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
    name: 'the friends',
    ui: () => <FriendsCard request={aRequest()} />,
    request: 'GET /api/user/friend-group',
    others: {
      'POST /api/user/friend-group/join': [404, { message: 'Sorry', code: 'group_code_invalid' }],
    },
    failure: () => tFriends('notKnown'),
    offline: () => tFriends('notKnown'),
    states: {
      empty: [{ group: null }, () => screen.findByRole('button', { name: tFriends('bring') })],
      'a code': [{ group: GROUP }, () => text('ABCD-2345')],
      together: [
        { group: { ...GROUP, state: 'together', friends: ['Mia'] } },
        () => screen.findByRole('button', { name: tFriends('leave') }),
      ],
      over: [{ group: { ...GROUP, state: 'over', invitation: null } }, () => text(tFriends('over'))],
      'a wrong code': [
        { group: null },
        async () => {
          await press(tFriends('haveCode'));
          await userEvent.type(screen.getByLabelText(tFriends('code')), 'abcd{Enter}');
          await screen.findByRole('alert');
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
      asked: [{ change: QUESTION }, () => screen.findByRole('button', { name: tChange('agree') })],
      agreed: [
        { change: { ...QUESTION, agrees: true } },
        () => screen.findByRole('button', { name: tChange('changedMind') }),
      ],
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
      asked: [[OFFER], () => screen.findByRole('button', { name: tOffer('agree') })],
      waiting: [
        [{ ...OFFER, isWaiting: true }],
        () => screen.findByRole('button', { name: tOffer('withdraw') }),
      ],
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
    name: 'the weekly question',
    // While it loads it has no text of its own.
    ui: () => (
      <>
        <h1>{tRequest('readyTitle')}</h1>
        <WeeklyQuestion />
      </>
    ),
    request: 'GET /api/user/weekly-question',
    failure: () => tWeekly('loadFailed'),
    states: {
      on: [{ isOn: true, isPaused: false }, () => text(tWeekly('label'))],
      paused: [{ isOn: true, isPaused: true }, () => text(tWeekly('paused'))],
    },
  },
  {
    name: 'the outlook of a waiting request',
    ui: () => <WhyNotYet request={aRequest()} onWiden={jest.fn()} />,
    request: 'GET /api/matching-request/71/outlook',
    open: () => press(tRequest('whyNotYet')),
    failure: () => errorMessage('unexpected', DOWN),
    offline: () => tRequest('whyOffline'),
    states: {
      empty: [{ compatible: 0, tightest: null }, () => text(tRequest('whyNoLimit'))],
      filled: [
        {
          compatible: 25,
          tightest: { limit: 'ages', gain: 10, maxDistance: 20, ageRangeMin: 18, ageRangeMax: 40 },
        },
        () => screen.findByRole('button', { name: tRequest('widenAges') }),
      ],
    },
  },
  {
    name: 'the feedback',
    ui: () => {
      // It would go on where the last language left it.
      sessionStorage.clear();
      return <FeedbackSheet match={{ ...TABLE, status: 'completed', feedback }} onClose={jest.fn()} />;
    },
    request: 'GET /api/matches/7/feedback',
    failure: () => tFeedback('loadFailed'),
    states: {
      'the bill': [{ feedback: { ...feedback, ...more } }, () => text(tFeedback('bill'))],
      'who was there': [
        { feedback: { ...feedback, ...more, attended: false } },
        () => text(tFeedback('thereHint')),
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

const SATURDAYS = saturdaysOffered(today(ADA), aRequest().preferredDate).map(saturdayLabel);
const FORMATTED = [
  ...SATURDAYS,
  saturdayLabel(TABLE.suggestedDate),
  timeLeft(TABLE).label!,
  distanceLabel(10),
];
const DATA = [...NAMES, ...FORMATTED, ADA.location!, 'ABCD-2345', DOWN];

describe.each(SCREENS)('$name', ({ ui, request, others, open = none, failure, offline, states }) => {
  const show = async (answer: Answers[string]) => {
    reportResponse();
    fakeApi({ ...others, [request]: answer });
    renderFor(ADA, ui());
    await open();
  };

  it.each(Object.entries(states))('is good in every language: %s', (_state, [body, arrive]) =>
    expectGoodInEachLanguage(async () => {
      await show([200, body]);
      await arrive();
    }, DATA),
  );

  if (!failure) return;

  it('is good in every language when loading fails', () =>
    expectGoodInEachLanguage(async () => {
      await show(serverError(DOWN));
      await text(failure());
    }, DATA));

  if (offline === null) return;

  it('is good in every language while it loads', () =>
    expectGoodInEachLanguage(async () => {
      await show(pending);
      await waitFor(() => expect(document.querySelector('.animate-pulse')).toBeTruthy());
    }, DATA));

  it('is good in every language offline', () =>
    expectGoodInEachLanguage(async () => {
      await show(unreachable as never);
      await text(offline ? offline() : unreachableError().message);
    }, DATA));
});
