import { catalogue } from '../../shared/i18n/catalogue.js';

export const t = catalogue('landing', {
  pageTitle: 'Saturday meetups',
  tagline: 'Saturday meetups',
  pitch: 'A handful of people, one round table, one good meal. We find the company. You bring the appetite.',
  start: 'Get Started',
  agreement: 'By signing in, you agree to our {terms} and {privacy}.',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  menu: 'How a Saturday goes',
  starter: 'Starter',
  starterTitle: 'Three quick questions',
  starterText: 'Your topic, your music, your vibe. It takes less than a minute.',
  main: 'Main',
  mainTitle: 'A table near you',
  mainText:
    'Pick a Saturday, lunch or dinner, cafe or restaurant. We seat you with people you are likely to get on with.',
  dessert: 'Dessert',
  dessertTitle: 'Say hello first',
  dessertText: 'Your table has its own chat. Only first name, picture and age range are shown.',
});
