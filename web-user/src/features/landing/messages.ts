import { messagesOf } from '../../shared/i18n/messages-of.js';

export const t = messagesOf('landing', {
  pageTitle: 'Saturday meetups',
  tagline: 'Saturday meetups',
  pitch: 'A handful of people, one round table, one good meal. We bring the people. You bring the appetite.',
  start: 'Get Started',
  signIn: 'Sign In',
  agreement: 'By signing in, you agree to our {terms} and {privacy}.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  menu: 'How it works',
  starter: 'Starter',
  starterTitle: 'Three quick questions',
  starterText: 'Your topic, your music, your vibe. It takes under a minute.',
  main: 'Main',
  mainTitle: 'A table near you',
  mainText:
    "Pick a Saturday, lunch or dinner, cafe or restaurant. We'll seat you with people you'll probably click with.",
  dessert: 'Dessert',
  dessertTitle: 'Say hello first',
  dessertText:
    'Your table has its own chat. People see only your first name, photo, age range and what you write about yourself.',
});
