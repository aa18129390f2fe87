import type { Translation } from '../../shared/i18n/messages-of.js';
import type { t } from './provider-messages.js';

export const providerSignIn: Translation<typeof t> = {
  or: 'ou',
  providerOnly: 'Utilise le compte de ton organisation. La première fois, on préparera ta place ici.',
  continueWithGoogle: 'Continuer avec Google',
  continueWithProvider: 'Continuer avec l’authentification unique',

  loadingTitle: 'Un instant',
  loading: 'Chargement...',
  startAgainTitle: 'On recommence',
  backToSignIn: 'Retour à la connexion',

  linkTitle: 'Tu as déjà un compte',
  linkText:
    'Il y a déjà un compte pour {email}. Écris son mot de passe une fois, et tu pourras ensuite te connecter des deux façons.',
  password: 'Mot de passe',
  forgot: 'Mot de passe oublié\u00a0?',
  link: 'Associer et se connecter',
  linking: 'Connexion...',
  linkFailed: 'Association impossible',

  joinTitle: 'Tu y es presque',
  joinText: 'Tu t’inscris avec {email}. Il ne manque que quelques informations.',
  firstName: 'Prénom',
  firstNameHint: 'C’est ainsi que ta table t’appellera. 50 caractères au maximum.',
  lastName: 'Nom de famille',
  username: 'Identifiant',
  usernameHint:
    'Facultatif\u00a0: de 3 à 30 lettres, chiffres, points, tirets ou tirets bas. Il n’est visible que pour toi. Si tu le laisses vide, on le tirera de ton e-mail.',
  isAdult: 'Je confirme que j’ai 18 ans ou plus',
  agreement: 'En créant un compte, tu acceptes nos {terms} et notre {privacy}.',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  join: 'Créer un compte',
  joining: 'Création du compte...',
  joinFailed: 'L’inscription n’a pas marché',

  tryAgain: 'Réessaie.',
};
