import { ADA, PEOPLE, REQUEST, TABLE } from './stand-in-api.mjs';

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
const seated = { user: ADA, request: { ...REQUEST, status: 'matched' }, matches: [TABLE] };
const newcomer = { user: { ...ADA, hasTakenSurvey: false } };

const openCreateAccount = (page) => page.getByRole('tab', { name: 'Create Account' }).click();

async function askForCafe(page) {
  await page.getByRole('button', { name: 'Cafe Group' }).click();
  await page
    .getByRole('radio', { name: /^Sat, / })
    .first()
    .check();
  await page.getByLabel('1:00 PM (Lunch)').check();
}

/** Every screen and dialog as it looks in each of its states: where it is, what the server knows, what is done there. */
export const SCENES = {
  landing: { path: '/' },
  'sign-in': { path: '/auth' },
  'sign-in-refused': {
    path: '/auth',
    answers: { 'POST /api/auth/login': [401, { message: 'That username, e-mail or password is not right' }] },
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
  matches: { path: '/matches', world: { user: ADA, matches: [TABLE, PAIR] } },
  'matches-searching': { path: '/matches', world: { user: ADA, request: REQUEST } },
  'matches-none': { path: '/matches', world: atHome },
  chat: { path: '/chat/7', world: seated },
  'chat-details': { path: '/chat/7', world: seated, act: (page) => page.getByText('Meetup details').click() },
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
  'chat-none': { path: '/chat', world: atHome },
};
