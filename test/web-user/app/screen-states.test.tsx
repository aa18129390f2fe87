import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_PREFERENCES } from '../../../src/domain/private-preferences/private-preferences.js';
import HomePage from '../../../web-user/src/app/pages/HomePage.js';
import { FriendsCard } from '../../../web-user/src/features/friends/FriendsCard.js';
import { t as tFriends } from '../../../web-user/src/features/friends/messages.js';
import { t as tFeedback } from '../../../web-user/src/features/match/feedback-messages.js';
import { t as tRequest } from '../../../web-user/src/features/matching-request/messages.js';
import { RequestFlow } from '../../../web-user/src/features/matching-request/RequestFlow.js';
import { WhyNotYet } from '../../../web-user/src/features/matching-request/WhyNotYet.js';
import { t as tWeekly } from '../../../web-user/src/features/next-saturday/messages.js';
import { WeeklyQuestion } from '../../../web-user/src/features/next-saturday/WeeklyQuestion.js';
import { Attendance } from '../../../web-user/src/features/settings/Attendance.js';
import { CalendarFeed } from '../../../web-user/src/features/settings/CalendarFeed.js';
import { t as tSettings } from '../../../web-user/src/features/settings/messages.js';
import { Notifications } from '../../../web-user/src/features/settings/Notifications.js';
import { t as tChange } from '../../../web-user/src/features/table-change/messages.js';
import { t as tBooking } from '../../../web-user/src/shared/booking/messages.js';
import { t as tMyTable } from '../../../web-user/src/shared/my-table/messages.js';
import { MyTableDialog } from '../../../web-user/src/shared/my-table/MyTableDialog.js';
import { errorMessage } from '../../../web-user/src/shared/i18n/messages-of.js';
import type { Match } from '../../../web-user/src/shared/api/types.js';
import { messagesOf } from '../../../web-user/src/shared/i18n/messages-of.js';
import { aBallot } from '../../support/web/a-ballot.js';
import { aRequest } from '../../support/web/a-request.js';
import { TABLE } from '../../support/web/ada.js';
import { press } from '../../support/web/controls.js';
import { type Answers } from '../../support/web/fake-api.js';
import { expectGoodStates, button, DOWN, type Screen, text } from '../../support/web/screen-states.js';

const tAttendance = messagesOf('attendance-steps');
const tStep = messagesOf('steps');
const AT = '2026-11-20T10:30:00Z';
const LATER = new Date(Date.now() + 3 * 3_600_000 + 30_000).toISOString();
const startsWith = (words: string) => (name: string) => name.startsWith(words);
const SAID = { ...NO_PREFERENCES, diets: ['vegan'], languages: ['fr'], noteForBooker: 'Zanzibar' };
const STEP = { id: 5, step: 'later_priority', kind: 'no_show', date: '2026-11-14', takenAt: AT, until: AT };
const KINDS = ['table', 'feedback', 'chat'].map((kind) => ({ kind, email: true, push: false }));
const CONFIRMED: Match = { ...TABLE, status: 'confirmed' };
const QUESTION = { kind: 'merge', expiresAt: LATER, others: ['Mia'], newcomers: 3, agrees: null };
const GROUP = { state: 'waiting', invitation: 'ABCD2345', friends: [] as string[] };
const free = { status: 'asked', bookerId: null, bookedAs: null } as const;
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
      searching: [aRequest(), () => button(tFriends('bring'))],
      'searching without a location': [
        aRequest({ distanceApplies: false }),
        () => tRequest('adviceLocation'),
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
      'steps to do': [[TABLE], () => tStep('hi')],
      'something to answer': [[CONFIRMED], () => button(tChange('agree'))],
      'nobody books': [[{ ...TABLE, booking: free }], () => tBooking('asked')],
    },
  },
  {
    name: 'home without a request',
    ui: () => <HomePage />,
    request: 'GET /api/user/matches',
    others: { ...OF_HOME },
    failure: null,
    states: {
      ready: [[], () => tRequest('readyTitle')],
      'after a table': [[{ ...TABLE, status: 'completed' }], () => tFeedback('tell')],
    },
  },
  {
    name: 'the private preferences',
    ui: () => <MyTableDialog onClose={jest.fn()} />,
    request: 'GET /api/user/private-preferences',
    others: { 'GET /api/survey': [200, {}] },
    failure: () => tMyTable('failed'),
    states: {
      empty: [NO_PREFERENCES, () => tMyTable('noteHint')],
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
      'no language yet': [NO_PREFERENCES, () => tRequest('sharedLanguageNeeds')],
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
    states: { 'a step': [[{ ...STEP, applies: true }], () => tAttendance('fades')] },
  },
  {
    name: 'the calendar feed',
    ui: () => <CalendarFeed />,
    request: 'GET /api/user/calendar-feed',
    others: { 'POST /api/user/calendar-feed': [200, { path: '/c/abc', createdAt: AT }] },
    open: () => press(tSettings('calendar')),
    failure: () => tSettings('calendarFailed'),
    states: {
      empty: [{ createdAt: null }, () => tSettings('calendarPrivate')],
      'a new address': [
        { createdAt: null },
        async () => {
          await press(tSettings('makeAddress'));
          await screen.findByLabelText(tSettings('calendarAddress'));
        },
      ],
      on: [{ createdAt: AT }, () => button(tSettings('stopCalendar'))],
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
    name: 'the friends',
    ui: () => <FriendsCard request={aRequest()} />,
    request: 'GET /api/user/friend-group',
    others: { 'POST /api/user/friend-group/join': [404, { message: 'Sorry', code: 'group_code_invalid' }] },
    failure: () => tFriends('notKnown'),
    offline: () => tFriends('notKnown'),
    states: {
      empty: [{ group: null }, () => button(tFriends('bring'))],
      'a code': [{ group: GROUP }, () => 'ABCD-2345'],
      together: [
        { group: { ...GROUP, state: 'together', friends: ['Mia'] } },
        () => button(tFriends('leave')),
      ],
      over: [{ group: { ...GROUP, state: 'over', invitation: null } }, () => tFriends('over')],
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
      on: [{ isOn: true, isPaused: false }, () => tWeekly('label')],
      paused: [{ isOn: true, isPaused: true }, () => tWeekly('paused')],
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
      empty: [{ compatible: 0, tightest: null }, () => tRequest('whyNoLimit')],
      filled: [
        {
          compatible: 25,
          tightest: { limit: 'ages', gain: 10, maxDistance: 20, ageRangeMin: 18, ageRangeMax: 40 },
        },
        () => button(tRequest('widenAges')),
      ],
    },
  },
];

expectGoodStates(SCREENS);
