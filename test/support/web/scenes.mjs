import { ADA, MEETUPS, MESSAGES, PEOPLE, REQUEST, TABLE } from './mock-api.mjs';

const HOMESTEAD = {
  label: 'Homestead, Florida',
  latitude: 25.47,
  longitude: -80.47,
  source: 'openstreetmap',
};
const REFUSED = {
  message: 'You already have an active request',
  conflict: true,
  conflictType: 'active_request',
  existingRequest: { id: REQUEST.id, meetupType: 'group' },
};
const PAIR = {
  ...TABLE,
  id: 8,
  users: PEOPLE.slice(0, 1),
  meetupType: '1v1',
  status: 'confirmed',
  isSeatConfirmed: true,
  sharedInterest: 'Travel',
  venueType: 'restaurant',
  suggestedTime: 'dinner',
};
const atHome = { user: ADA };
const seated = {
  user: ADA,
  request: { ...REQUEST, status: 'matched', keepsLocation: true, othersWaiting: null },
  matches: [TABLE],
};
const LONG_TALK = [
  ...MESSAGES,
  ...Array.from({ length: 30 }, (_, index) => ({
    id: 100 + index,
    message:
      index % 7 === 3
        ? `https://example.org/places/${'very-'.repeat(20)}long?with=a&query (it is open late)`
        : index % 5 === 2
          ? `Aaa${'a'.repeat(60)}h! ${'And a sentence that goes on. '.repeat(4)}`
          : ['Sounds good', 'Me too!', 'Is it far from the station?', '👍'][index % 4],
    createdAt: `2026-11-21T16:${30 + Math.floor(index / 2)}:00Z`,
    deleted: index === 11,
    user: index % 6 === 4 ? { ...ADA, username: 'Ada' } : PEOPLE[Math.floor(index / 3) % 4],
  })),
];
const talking = (table, messages = LONG_TALK) => ({ ...seated, matches: [{ ...TABLE, ...table }], messages });
const newcomer = { user: { ...ADA, hasTakenSurvey: false } };

const STEPS = { email: true, birthDate: true, phone: false, idDocument: false, profilePicture: false };
const NO_STEP_YET = { trustScore: 40, steps: STEPS, phoneNumber: null, reviews: [] };
const review = (kind, more) => ({
  kind,
  status: 'submitted',
  submittedAt: '2026-11-20T15:00:00Z',
  dueAt: '2026-11-25T05:00:00Z',
  decidedAt: null,
  reason: null,
  note: null,
  ...more,
});
const SOME_STEPS = {
  trustScore: 60,
  steps: { ...STEPS, phone: true },
  phoneNumber: '••••0123',
  reviews: [
    review('id'),
    review('picture', {
      status: 'rejected',
      reason: 'unreadable',
      note: 'Half of your face is in the dark.',
    }),
  ],
};

const openTrust = (page) => page.getByRole('button', { name: /^Trust verification/ }).click();

const openCreateAccount = (page) => page.getByRole('tab', { name: 'Create Account' }).click();

const openMeetup = (title) => (page) => page.getByRole('button', { name: `View Details: ${title}` }).click();

async function askForCafe(page) {
  await page.getByRole('button', { name: 'Cafe Group' }).click();
  await page
    .getByRole('radio', { name: /^Sat, / })
    .first()
    .check();
  await page.getByLabel('1:00 PM (Lunch)').check();
}

/** Every screen and dialog in each of its states: its path, the server's data and the actions to reach it. */
export const SCENES = {
  landing: { path: '/' },
  'sign-in': { path: '/auth' },
  'sign-in-refused': {
    path: '/auth',
    answers: { 'POST /api/auth/login': [401, { message: 'Wrong username, email or password' }] },
    act: async (page) => {
      await page.getByLabel('Username or email').fill('ada');
      await page.getByLabel('Password').fill('secret1');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.locator('#notifications').getByText('Login failed').waitFor();
    },
  },
  'create-account': { path: '/auth', act: openCreateAccount },
  'create-account-incomplete': {
    path: '/auth',
    act: async (page) => {
      await openCreateAccount(page);
      await page.getByRole('button', { name: 'Create Account' }).click();
    },
  },
  'forgot-password': {
    path: '/auth',
    act: (page) => page.getByRole('button', { name: 'Forgot password?' }).click(),
  },
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  'not-found': { path: '/no/such/place' },
  'not-found-private': { path: '/matches' },
  survey: { path: '/', world: newcomer, act: (page) => page.getByLabel('Food').check() },
  'survey-terms': {
    path: '/',
    world: newcomer,
    act: (page) => page.getByRole('button', { name: 'Terms of Service' }).click(),
  },
  home: { path: '/', world: atHome },
  'home-without-location': { path: '/', world: { user: { ...ADA, location: null } } },
  'home-unsure-location': {
    path: '/',
    world: { user: { ...ADA, location: 'Home', locationNear: null, latitude: null, longitude: null } },
    answers: { 'GET /api/geocode/search': [200, [HOMESTEAD]] },
    act: (page) => page.getByText(/^Did you mean/).waitFor(),
  },
  'request-without-location': {
    path: '/',
    world: { user: { ...ADA, location: null, locationNear: null } },
    act: async (page) => {
      await page.getByRole('button', { name: 'Cafe Group' }).click();
      await page.getByRole('button', { name: 'Use Current Location' }).waitFor();
    },
  },
  'request-change': {
    path: '/',
    world: { user: ADA, request: REQUEST },
    act: async (page) => {
      await page.getByRole('button', { name: 'Change my request' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  'home-searching': { path: '/', world: { user: ADA, request: { ...REQUEST, distanceApplies: false } } },
  'home-matched': { path: '/', world: seated },
  request: { path: '/', world: atHome, act: askForCafe },
  conflict: {
    path: '/',
    world: { user: ADA, request: REQUEST },
    answers: { 'POST /api/matching-request': [409, REFUSED] },
    act: async (page) => {
      await askForCafe(page);
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.getByRole('dialog', { name: 'Existing Request Found' }).waitFor();
    },
  },
  location: {
    path: '/',
    world: { user: { ...ADA, location: null } },
    act: async (page) => {
      await page.getByRole('button', { name: 'Add your location' }).click();
      await page.getByLabel('Address').pressSequentially('Cambr');
      await page.getByRole('option').first().waitFor();
    },
  },
  profile: {
    path: '/',
    world: atHome,
    act: (page) => page.getByRole('button', { name: 'Edit profile' }).click(),
  },
  'home-without-meetups': { path: '/', world: { user: ADA, meetups: [] } },
  browse: { path: '/browse', world: atHome },
  'browse-filtered': { path: '/browse?venueType=cafe&maxDistance=10', world: atHome },
  'browse-none': { path: '/browse', world: { user: ADA, meetups: [] } },
  'browse-none-fits': { path: '/browse?seatsLeft=4', world: { user: ADA, meetups: [] } },
  'browse-failed': {
    path: '/browse',
    world: atHome,
    answers: { 'GET /api/meetups/browse': [503, { message: 'We are away for a moment. Please try again.' }] },
  },
  meetup: { path: '/browse', world: atHome, act: openMeetup('Cardamom') },
  'meetup-full': { path: '/browse', world: atHome, act: openMeetup('Dumplings') },
  'meetup-refused': {
    path: '/browse',
    world: atHome,
    answers: { 'POST /api/meetups/31/join': [409, { message: 'This meetup is full.' }] },
    act: async (page) => {
      await openMeetup('Cardamom')(page);
      await page.getByRole('button', { name: 'Join This Meetup' }).click();
      await page.locator('#notifications').getByText('This meetup is full.').waitFor();
    },
  },
  'meetup-joined': { path: '/browse', world: atHome, act: openMeetup('A long lunch') },
  'meetup-leave': {
    path: '/browse',
    world: atHome,
    act: async (page) => {
      await openMeetup('A long lunch')(page);
      await page.getByRole('button', { name: 'Leave' }).click();
    },
  },
  'meetup-waiting': {
    path: '/browse',
    world: { user: ADA, meetups: [{ ...MEETUPS[1], waitlisted: true, waitlistPosition: 2 }] },
    act: openMeetup('Dumplings'),
  },
  'profile-crop': {
    path: '/',
    world: atHome,
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit profile' }).click();
      await page.getByLabel('Profile picture').setInputFiles('web-user/public/screen-chat.png');
      await page.getByRole('group', { name: /part people will see/ }).focus();
    },
  },
  trust: {
    path: '/',
    world: atHome,
    answers: { 'GET /api/user/verification': [200, NO_STEP_YET] },
    act: openTrust,
  },
  'trust-some': {
    path: '/',
    world: { user: { ...ADA, trustScore: 60, profileImageUrl: '/favicon.svg' } },
    answers: { 'GET /api/user/verification': [200, SOME_STEPS] },
    act: async (page) => {
      await openTrust(page);
      await page.getByRole('button', { name: 'Try again' }).scrollIntoViewIfNeeded();
    },
  },
  'trust-phone-code': {
    path: '/',
    world: atHome,
    answers: {
      'GET /api/user/verification': [200, NO_STEP_YET],
      'POST /api/user/verification/phone/verify': [
        400,
        { message: 'That code is not right, or it has expired.' },
      ],
    },
    act: async (page) => {
      await openTrust(page);
      await page.getByRole('button', { name: 'Verify Phone' }).click();
      await page.getByLabel('Phone number').fill('+1 617 555 0123');
      await page.getByRole('button', { name: 'Send Code' }).click();
      await page.getByLabel('Verification code').fill('123456');
      await page.getByRole('button', { name: 'Verify', exact: true }).click();
    },
  },
  'trust-upload': {
    path: '/',
    world: atHome,
    answers: { 'GET /api/user/verification': [200, NO_STEP_YET] },
    act: async (page) => {
      await openTrust(page);
      await page.getByRole('button', { name: 'Upload ID' }).click();
      await page.getByLabel('File of your ID document').setInputFiles('web-user/public/icon-512.png');
      await page.getByRole('button', { name: 'Send for review' }).scrollIntoViewIfNeeded();
    },
  },
  settings: {
    path: '/',
    world: atHome,
    act: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  matches: { path: '/matches', world: { user: ADA, matches: [TABLE, PAIR] } },
  'matches-searching': { path: '/matches', world: { user: ADA, request: REQUEST } },
  'matches-none': { path: '/matches', world: atHome },
  chat: { path: '/chat/7', world: seated },
  'chat-details': { path: '/chat/7', world: seated, act: (page) => page.getByText('Where & when').click() },
  'chat-table-change': {
    path: '/chat/7',
    world: {
      ...seated,
      matches: [{ ...TABLE, status: 'confirmed', participants: [...TABLE.participants, 1006] }],
      tableChange: {
        change: {
          kind: 'second_table',
          expiresAt: '2026-11-27T17:00:00Z',
          others: ['Mateo'],
          newcomers: 1,
          agrees: null,
        },
      },
    },
    act: (page) => page.getByText('second table').first().waitFor(),
  },
  'chat-table-change-agreed': {
    path: '/chat/7',
    world: {
      ...seated,
      matches: [{ ...TABLE, status: 'confirmed' }],
      tableChange: {
        change: {
          kind: 'merge',
          expiresAt: '2026-11-27T17:00:00Z',
          others: ['Mateo', 'Ines'],
          newcomers: 3,
          agrees: true,
        },
      },
    },
    act: (page) => page.getByText('You said yes').first().waitFor(),
  },
  'chat-emoji': {
    path: '/chat/7',
    world: seated,
    act: async (page) => {
      await page.getByLabel('Message', { exact: true }).fill('On my way!');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'Add an emoji' }).click();
    },
  },
  'chat-menu': {
    path: '/chat/7',
    world: seated,
    act: (page) => page.getByRole('button', { name: 'More' }).click(),
  },
  'chat-leave': {
    path: '/chat/7',
    world: seated,
    act: (page) => page.getByRole('button', { name: 'Leave Match' }).click(),
  },
  'chat-profile': {
    path: '/chat/7',
    world: seated,
    act: async (page) => {
      await page.getByRole('button', { name: /Mateo/ }).click();
      await page.getByText('Bakes on Sundays').waitFor();
    },
  },
  'chat-new': { path: '/chat/7', world: talking({ lastReadMessageId: 105 }) },
  'chat-new-few': { path: '/chat/7', world: talking({ lastReadMessageId: 127 }) },
  'chat-closed': { path: '/chat/7', world: talking({ status: 'archived', lastReadMessageId: 999 }) },
  'chat-erase': {
    path: '/chat/7',
    world: talking({ lastReadMessageId: 999 }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete message' }).last().focus();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'chat-refused': {
    path: '/chat/7',
    world: { ...seated, refuses: 'Slow down a little, please' },
    act: async (page) => {
      await page.getByLabel('Message', { exact: true }).fill('One more thing');
      await page.keyboard.press('Enter');
      await page.getByText('Slow down a little').waitFor();
    },
  },
  'chat-offline': {
    path: '/chat/7',
    world: seated,
    act: async (page, state) => {
      await page.getByLabel('Message', { exact: true }).fill('A thought in the tunnel');
      await page.context().setOffline(true);
      for (const socket of state.sockets) await socket.close();
      await page.getByText('Messages will send').waitFor();
    },
  },
  'chat-none': { path: '/chat', world: atHome },
};
