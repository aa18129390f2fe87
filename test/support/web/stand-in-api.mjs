/** People who answer in place of the server, so that a screen can be looked at and tried on its own. */
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
  location: 'Cambridge, Massachusetts',
  latitude: 42.37,
  longitude: -71.11,
  trustScore: 40,
  isIdVerified: false,
  isPhoneVerified: false,
  isProfilePictureVerified: false,
  phoneNumber: null,
  verificationStatus: 'pending',
  authProvider: 'local',
  createdAt: '2026-01-02T10:00:00Z',
  updatedAt: '2026-01-02T10:00:00Z',
  timeZone: 'America/New_York',
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
  status: 'active',
  distanceApplies: true,
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
  sharedInterest: null,
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
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
    'Welcome to your table! What is the best thing you have eaten this month?',
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

/**
 * Answers every call of a page. `world` holds what the server would know ({user, request, matches, messages}) and may be
 * changed while the page is open; `answers` overrides single calls: {'POST /api/survey': [status, body]}.
 */
export async function standIn(page, world = {}, answers = {}) {
  const state = {
    user: null,
    request: null,
    matches: [],
    messages: MESSAGES,
    sockets: [],
    sent: [],
    ...world,
  };
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
    return json(route, 200, {});
  });
  await page.routeWebSocket('**/ws', (socket) => {
    state.sockets.push(socket);
    socket.onMessage((frame) => {
      const said = JSON.parse(frame);
      state.sent.push({ call: `WS ${said.type}`, body: said });
      if (said.type === 'join_room')
        socket.send(JSON.stringify({ type: 'room_joined', matchId: said.matchId }));
    });
  });
  return state;
}
