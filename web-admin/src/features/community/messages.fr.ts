import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const community: Translation<typeof t> = {
  community: 'Communauté',
  onlyAdmins: 'Page réservée à l’administration',
  onlyAdminsText: 'Pour changer le nom, le contact ou les règles de vie, adressez-vous à l’administration.',
  texts: 'Nom, contact et règles de vie',
  textsText:
    'Les membres voient un changement en quelques secondes. Un champ vide affiche ce que disent les réglages du serveur.',
  name: 'Nom de l’application',
  nameHint: 'Affiché dans l’application, dans les e-mails et comme expéditeur. Vide\u00a0: {default}',
  nameNotAllowed: '{most, number} caractères au maximum sur une ligne, tous visibles, sans < > ni "',
  contactEmail: 'Adresse e-mail',
  contactEmailHint: 'Les réponses aux e-mails y arrivent aussi. Vide\u00a0: {default}',
  contactEmailNotAllowed: 'Une seule adresse, comme hello@example.org',
  contactLink: 'Page de contact',
  contactLinkHint: 'Une adresse qui commence par https://',
  contactLinkNotAllowed: 'Une adresse qui commence par https://, de {most, number} caractères au maximum',
  contactText: 'Un autre moyen de vous joindre',
  contactTextHint: 'Une ligne, par exemple un numéro de téléphone et des horaires',
  contactTextNotAllowed: '{most, number} caractères au maximum sur une ligne, tous visibles',
  houseRules: 'Règles de vie',
  houseRulesHint: 'Une règle par ligne\u00a0: {count, number} sur {rules, number}',
  houseRulesNotAllowed:
    '{rules, number} règles au maximum, de {most, number} caractères chacune, avec des caractères visibles uniquement',
  none: 'aucun',
  save: 'Enregistrer',
  saved: 'Enregistré. Les membres le voient en quelques secondes.',
  discard: 'Abandonner les modifications',
  checkFields: 'Vérifiez les champs marqués.',
  conflict:
    'Quelqu’un d’autre a enregistré cette page depuis que vous l’avez ouverte. Rien de ce que vous avez écrit n’est perdu.',
  theirs: 'Ses modifications\u00a0:',
  empty: 'vide maintenant',
  keepMine: 'Garder mes modifications',
  takeTheirs: 'Prendre l’autre version',
  preview: 'Ce que voient les membres',
  contact: 'Contact',
  noRules: 'Pas de règles de vie. Les membres ne voient pas cette partie.',
};
