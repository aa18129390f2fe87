import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './messages.js';

export const account: Translation<typeof t> = {
  account: 'Compte',
  required:
    'Vous pourrez utiliser la console dès que votre compte aura un second facteur. Un mot de passe seul ne protège pas les pièces d’identité et les signalements.',
  signOut: 'Se déconnecter',
  email: 'E-mail',
  role: 'Rôle',
  moderator: 'Modération',
  admin: 'Administration',
  secondFactor: 'Second facteur',

  setUpText:
    'Avec un second facteur, personne ne peut entrer avec votre seul mot de passe. Il faut une application d’authentification sur votre téléphone.',
  password: 'Votre mot de passe',
  setUp: 'Configurer',
  qrCode: 'Code QR pour votre application d’authentification',
  scan: 'Scannez ce code avec votre application d’authentification.',
  orEnterKey: 'Ou entrez cette clé dans l’application\u00a0:',
  copyKey: 'Copier la clé',
  confirmText: 'Entrez ensuite les six chiffres que l’application affiche.',
  code: 'Code',
  turnOn: 'Activer',

  on: 'Activé',
  onText: 'Un code de votre application d’authentification est demandé à la connexion.',
  codesLeft: '{count, plural, one {# code de secours restant} other {# codes de secours restants}}',
  renew: 'Nouveaux codes de secours',
  renewText:
    'Les nouveaux codes remplacent ceux que vous avez. Entrez un code de votre application ou un code de secours.',
  createCodes: 'Créer de nouveaux codes',

  saveCodes: 'Conservez vos codes de secours',
  saveCodesText:
    'Si vous perdez votre téléphone, chaque code permet de se connecter une fois. Ils ne s’affichent que maintenant\u00a0: conservez-les avec vos mots de passe.',
  recoveryCodes: 'Codes de secours',
  copy: 'Copier',
  download: 'Télécharger',
  print: 'Imprimer',
  saved: 'C’est fait',

  copied: 'Copié',
  copyFailed: 'Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.',
};
