import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const landing: Translation<typeof t> = {
  pageTitle: 'Rencontres du samedi',
  tagline: 'Rencontres du samedi',
  pitch:
    'Quelques personnes, une table ronde, un bon repas. On s’occupe des gens. Toi, viens avec ton appétit.',
  start: 'C’est parti',
  signIn: 'Se connecter',
  agreement: 'En te connectant, tu acceptes nos {terms} et notre {privacy}.',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  menu: 'Comment ça marche',
  starter: 'Entrée',
  starterTitle: 'Trois petites questions',
  starterText: 'Ton sujet, ta musique, ton ambiance. Moins d’une minute suffit.',
  main: 'Plat',
  mainTitle: 'Une table près de chez toi',
  mainText:
    'Choisis un samedi, déjeuner ou dîner, café ou restaurant. On te place avec des gens avec qui le courant devrait passer.',
  dessert: 'Dessert',
  dessertTitle: 'D’abord un petit bonjour',
  dessertText:
    'Ta table a sa propre discussion. On n’y voit que ton prénom, ta photo, ta tranche d’âge et ce que tu écris sur toi.',
};
