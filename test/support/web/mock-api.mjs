/** Users of a mocked server, so that a screen can be tested on its own. */
export const ADA = {
  id: 1001,
  username: 'ada.l',
  email: 'ada@campus.test',
  firstName: 'Ada',
  lastName: 'Lovell',
  profileImageUrl: null,
  dateOfBirth: '2003-05-04',
  age: 23,
  isEmailVerified: true,
  hasTakenSurvey: true,
  bio: 'Second-year chemist, bad puns.',
  interests: ['music', 'reading'],
  location: 'cambridge ma',
  locationNear: 'Cambridge, MA',
  latitude: 42.37,
  longitude: -71.11,
  trustScore: 40,
  isIdVerified: false,
  isPhoneVerified: false,
  isProfilePictureVerified: false,
  phoneNumber: null,
  verificationStatus: 'pending',
  isModerator: false,
  authProvider: 'local',
  createdAt: '2026-01-02T10:00:00Z',
  updatedAt: '2026-01-02T10:00:00Z',
  timeZone: 'America/New_York',
  language: 'en',
};

const person = (id, firstName, ageRange, trustScore) => ({
  id,
  username: firstName,
  firstName,
  profileImageUrl: null,
  ageRange,
  trustScore,
});
export const PEOPLE = [
  person(1002, 'Mateo', '21–24', 60),
  person(1003, 'Priya', '21–24', 40),
  person(1004, 'Jonas', '25–29', 80),
  person(1005, 'Wren', '18–20', 40),
];

export const REQUEST = {
  id: 71,
  meetupType: 'group',
  venueType: 'cafe',
  preferredTime: 'lunch',
  preferredDate: '2026-11-28',
  maxDistance: 10,
  ageRangeMin: 18,
  ageRangeMax: 80,
  sharedLanguage: false,
  notTheOnly: null,
  status: 'active',
  distanceApplies: true,
  keepsLocation: false,
  decidedAt: '2026-11-27T05:15:00Z',
  othersWaiting: 'five_or_more',
};

export const TABLE = {
  id: 7,
  participants: [1001, 1002, 1003, 1004, 1005],
  users: PEOPLE,
  meetupType: 'group',
  venueType: 'cafe',
  suggestedTime: 'lunch',
  suggestedDate: '2026-11-28',
  startsAt: '2026-11-28T18:00:00Z',
  timeZone: 'America/New_York',
  matchScore: 82,
  suggestedLocation: 'Near Central Square, Cambridge',
  status: 'pending',
  isSeatConfirmed: false,
  attendance: { confirmed: 2, late: [], here: [] },
  booking: null,
  tableWord: null,
  feedback: null,
  meetup: null,
  hasLeftChat: false,
  sharedInterest: null,
  commonGround: [],
  unread: 2,
  hasWritten: false,
  lastReadMessageId: 2,
  lastMessage: {
    id: 4,
    text: 'Twice this week. Their cardamom buns are dangerous, and I say that as somebody who does not like buns.',
    userId: 1003,
    firstName: 'Priya',
    createdAt: '2026-11-20T17:12:00Z',
  },
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
};

const guest = (person, bio, favoriteConversationTopic, favoriteMusic, personalityType) => ({
  ...person,
  bio,
  surveyData: { favoriteConversationTopic, favoriteMusic, personalityType },
});
const [MATEO, PRIYA, JONAS, WREN] = PEOPLE;
const GUESTS = [
  guest(MATEO, 'Bakes on Sundays. Will talk about maps.', 'food', 'indie', 'chill'),
  guest(PRIYA, null, 'travel', 'pop', 'outgoing'),
  guest(JONAS, 'New in town and hungry.', 'current_events', 'electronic', 'thoughtful'),
  guest(WREN, null, 'hobbies', 'rock', 'adventurous'),
];

/** An open meetup; `taken` of its seats belong to the first participants. */
function meetup(id, title, fields) {
  const { taken = 0, maxParticipants = 6, ...others } = fields;
  return {
    id,
    title,
    description: null,
    meetupType: 'group',
    status: taken >= maxParticipants ? 'full' : 'open',
    venueType: 'cafe',
    venueImageUrl: null,
    location: 'Tatte, 318 Third Street, Cambridge',
    distance: 2,
    scheduledDate: '2026-11-28',
    scheduledTime: 'brunch',
    currentParticipants: taken,
    maxParticipants,
    isFull: taken >= maxParticipants,
    ageRangeMin: null,
    ageRangeMax: null,
    requiredInterests: [],
    enforceLimits: false,
    mayJoin: true,
    hasOtherSeat: false,
    joined: false,
    waitlisted: false,
    waitlistPosition: null,
    waiting: null,
    sharePath: null,
    isOrganizer: false,
    matchId: null,
    creator: {
      ...MATEO,
      bio: 'Bakes on Sundays. Will talk about maps.',
      isIdVerified: true,
      isPhoneVerified: true,
      isProfilePictureVerified: false,
    },
    participants: GUESTS.slice(0, taken),
    ...others,
  };
}

export const MEETUPS = [
  meetup(31, 'Cardamom buns and board games', {
    taken: 3,
    description: 'We bring two games that everyone learns in five minutes. You bring an appetite.',
    ageRangeMin: 18,
    ageRangeMax: 30,
  }),
  meetup(32, 'Dumplings for a rainy Saturday', {
    taken: 4,
    maxParticipants: 4,
    venueType: 'restaurant',
    location: 'Dumpling House, 950 Massachusetts Avenue, Cambridge',
    scheduledTime: 'dinner',
    distance: 0,
    creator: {
      ...JONAS,
      bio: null,
      isIdVerified: true,
      isPhoneVerified: true,
      isProfilePictureVerified: true,
    },
  }),
  meetup(33, 'A long lunch for people who have just moved here and know nobody in town yet', {
    taken: 4,
    maxParticipants: 8,
    venueType: 'restaurant',
    location: 'Oleana, 134 Hampshire Street, Cambridge',
    scheduledTime: '13:30',
    distance: 5,
    joined: true,
    matchId: 7,
    venueImageUrl: '/icon-512.png',
    creator: {
      ...PRIYA,
      bio: null,
      isIdVerified: false,
      isPhoneVerified: false,
      isProfilePictureVerified: false,
    },
  }),
  meetup(34, 'Two flat whites and a walk', {
    meetupType: '1v1',
    taken: 1,
    maxParticipants: 2,
    location: 'George Howell, 505 Washington Street, Boston',
    scheduledDate: '2026-12-05',
    distance: null,
    creator: {
      ...WREN,
      bio: null,
      isIdVerified: false,
      isPhoneVerified: true,
      isProfilePictureVerified: false,
    },
  }),
];

const venue = (id, name, address, fields) => ({
  ...{ id, name, address, venueType: 'cafe', latitude: 42.36, longitude: -71.1 },
  ...{ website: null, phone: null, openness: 'open' },
  ...{ byProduct: true, proposedBy: null, votes: 0, isMine: false, ...fields },
});
const BALLOT = {
  isOpen: true,
  closesAt: '2026-11-28T15:00:00Z',
  chosenId: 1,
  suggestedLocation: 'Tatte, 318 Third Street, Cambridge',
  venues: [
    venue(1, 'Tatte', '318 Third Street, Cambridge', { votes: 2, isMine: true }),
    venue(2, 'Tea Time', null, { byProduct: false, proposedBy: { id: 1002, firstName: 'Mateo' }, votes: 1 }),
  ],
};

const SYSTEM = {
  id: 61,
  username: 'Tablemates System',
  firstName: 'Tablemates System',
  profileImageUrl: null,
};
const said = (id, user, message, createdAt) => ({ id, message, createdAt, user, deleted: false });
export const MESSAGES = [
  said(
    1,
    SYSTEM,
    "Welcome to your table! What's the best thing you've eaten this month?",
    '2026-11-20T15:00:00Z',
  ),
  said(2, PEOPLE[0], 'Hey everyone! Easy: my grandmother’s empanadas.', '2026-11-20T15:04:00Z'),
  said(3, PEOPLE[1], 'Strong start 😄', '2026-11-20T15:05:00Z'),
  said(
    4,
    PEOPLE[1],
    'Mine was a ramen place near Kendall that only has eight stools. Worth the queue.',
    '2026-11-20T15:05:30Z',
  ),
  said(
    5,
    { id: 1001, username: 'Ada', firstName: 'Ada', profileImageUrl: null },
    'I had cereal for dinner three times, so please choose the cafe for me.',
    '2026-11-20T15:09:00Z',
  ),
  said(6, PEOPLE[3], 'Ha! How about the one with the green awning by the river?', '2026-11-21T16:20:00Z'),
  said(
    7,
    { id: 1001, username: 'Ada', firstName: 'Ada', profileImageUrl: null },
    'Perfect. See you all at one!',
    '2026-11-21T16:22:00Z',
  ),
];

const json = (route, status, body) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

/** Requests that get an empty list. */
const LISTS = ['GET /api/user/blocks', 'GET /api/chat-offers', 'GET /api/reunion-offers'];

/**
 * Mocks every request of a page. `world` has the server's data ({user, request, matches, meetups, messages}) and may be
 * changed while the page is open; `answers` overrides single requests: {'POST /api/survey': [status, body]}.
 */
export async function mockApi(page, world = {}, answers = {}) {
  const state = {
    user: null,
    request: null,
    matches: [],
    meetups: MEETUPS,
    messages: MESSAGES,
    ballot: BALLOT,
    tableChange: { change: null },
    sockets: [],
    sent: [],
    ...world,
  };
  // Without this cookie the app takes the browser for one without a session.
  if (state.user) await page.addInitScript("document.cookie = 'tablemates.hint=1; path=/'");
  await page.route('**/api/**', (route) => {
    const url = new URL(route.request().url());
    const call = `${route.request().method()} ${url.pathname}`;
    state.sent.push({ call, search: url.search, body: route.request().postDataJSON?.() ?? null });
    if (answers[call])
      return json(route, ...(typeof answers[call] === 'function' ? answers[call](state) : answers[call]));
    if (call === 'GET /api/user')
      return state.user ? json(route, 200, state.user) : json(route, 401, { message: 'Please sign in' });
    if (call === 'GET /api/user/active-request') {
      return state.request
        ? json(route, 200, state.request)
        : json(route, 404, { message: 'No active request' });
    }
    if (call === 'GET /api/user/matches') return json(route, 200, state.matches);
    if (call === 'GET /api/meetups/browse') {
      return json(route, 200, state.meetups.slice(0, Number(url.searchParams.get('limit') ?? 24)));
    }
    if (call === 'GET /api/geocode/search') {
      return json(route, 200, [
        { label: 'Cambridge, Massachusetts', latitude: 42.37, longitude: -71.11 },
        { label: 'Cambridge, Ohio', latitude: 40.03, longitude: -81.59 },
      ]);
    }
    const profile = /^GET \/api\/user\/profile\/(\d+)$/.exec(call);
    if (profile) {
      const found = PEOPLE.find(({ id }) => id === Number(profile[1]));
      return json(route, 200, {
        ...found,
        bio: 'Bakes on Sundays. Will talk about maps.',
        interests: ['travel', 'photography'],
        isIdVerified: true,
        isPhoneVerified: true,
        isProfilePictureVerified: false,
      });
    }
    const match = /^GET \/api\/matches\/(\d+)(\/messages)?$/.exec(call);
    if (match) {
      const found = state.matches.find(({ id }) => id === Number(match[1]));
      if (!found) return json(route, 404, { message: 'Match not found' });
      return json(route, 200, match[2] ? (url.searchParams.has('before') ? [] : state.messages) : found);
    }
    if (/^GET \/api\/matches\/\d+\/venues$/.test(call)) return json(route, 200, state.ballot);
    if (/^GET \/api\/matches\/\d+\/change$/.test(call)) return json(route, 200, state.tableChange);
    if (LISTS.includes(call)) return json(route, 200, []);
    return json(route, 200, {});
  });
  await page.routeWebSocket('**/ws', (socket) => {
    state.sockets.push(socket);
    socket.onMessage((frame) => {
      const said = JSON.parse(frame);
      state.sent.push({ call: `WS ${said.type}`, body: said });
      if (said.type === 'join_room')
        socket.send(JSON.stringify({ type: 'room_joined', matchId: said.matchId }));
      if (said.type === 'chat_message' && state.refuses)
        socket.send(JSON.stringify({ type: 'error', message: state.refuses, clientId: said.clientId }));
    });
  });
  return state;
}
