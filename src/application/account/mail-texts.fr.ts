import { CODE_MINUTES } from '../../domain/shared/one-time-code.js';
import type { AccountMailTexts } from './mail-texts.en.js';

export const accountMailTextsFr: AccountMailTexts = {
  verificationCode: (username) => ({
    subject: 'Ton code de vérification',
    paragraphs: [
      `Bienvenue\u00a0! Entre ce code pour terminer ton inscription avec l’identifiant ${username}\u00a0:`,
      `Il sert une seule fois et expire dans ${CODE_MINUTES} minutes. Si cette inscription ne vient pas de toi, tu peux ignorer cet e-mail.`,
    ],
  }),
  alreadyHaveAccount: () => ({
    subject: 'Tu as déjà un compte',
    paragraphs: [
      'Quelqu’un, sans doute toi, a essayé de s’inscrire avec cette adresse. Tu as déjà un compte, il suffit donc de te connecter.',
      'Mot de passe oublié\u00a0? Choisis-y «\u00a0Mot de passe oublié\u00a0?\u00a0». Si ce n’était pas toi, rien n’a changé.',
    ],
    button: 'Se connecter',
  }),
  resetCode: () => ({
    subject: 'Ton code pour changer de mot de passe',
    paragraphs: [
      'Entre ce code pour choisir un nouveau mot de passe\u00a0:',
      `Il sert une seule fois et expire dans ${CODE_MINUTES} minutes. Si cette demande ne vient pas de toi, tu peux ignorer cet e-mail. Ton mot de passe ne change pas.`,
    ],
  }),
  passwordChanged: () => ({
    subject: 'Ton mot de passe a changé',
    paragraphs: [
      'Ton mot de passe vient de changer, et ta session est fermée partout ailleurs.',
      'Si ce n’était pas toi, choisis-en un nouveau tout de suite avec «\u00a0Mot de passe oublié\u00a0?\u00a0».',
    ],
    button: 'Se connecter',
  }),
  emailChangeCode: () => ({
    subject: 'Ton code de vérification',
    paragraphs: [
      'Entre ce code pour utiliser cette adresse avec ton compte\u00a0:',
      `Il sert une seule fois et expire dans ${CODE_MINUTES} minutes. Si cette demande ne vient pas de toi, tu peux ignorer cet e-mail.`,
    ],
  }),
  addressInUse: () => ({
    subject: 'Ton adresse appartient déjà à ton compte',
    paragraphs: [
      'Quelqu’un, sans doute toi, a demandé à utiliser cette adresse pour un autre compte. Elle appartient déjà à celui-ci, rien n’a donc changé.',
      'Si tu veux l’utiliser là-bas, connecte-toi d’abord ici et change l’adresse de ce compte ou supprime-le.',
    ],
    button: 'Se connecter',
  }),
  emailChanged: (contact) => ({
    subject: 'Ton adresse e-mail a changé',
    paragraphs: [
      'Ton compte a une nouvelle adresse e-mail. Désormais, c’est là qu’on t’écrit.',
      `Si ce n’était pas toi, quelqu’un a ton mot de passe. Connecte-toi avec ton identifiant, choisis un nouveau mot de passe et remets ton adresse.${contact ? ` Si tu ne peux pas te connecter, écris à ${contact}.` : ''}`,
    ],
    button: 'Se connecter',
  }),
  newDevice: (place, device) => ({
    subject: 'Nouvelle connexion à ton compte',
    paragraphs: [
      `Quelqu’un, sans doute toi, vient de se connecter à ${place === 'console' ? 'la console' : 'ton compte'} depuis un nouvel appareil\u00a0: ${device ?? 'un appareil qu’on ne reconnaît pas'}.`,
      'Si ce n’était pas toi, choisis un nouveau mot de passe tout de suite avec «\u00a0Mot de passe oublié\u00a0?\u00a0». Cela ferme la session sur tous les appareils.',
    ],
    button: 'Se connecter',
  }),
  on: (browser, platform) => `${browser} sur ${platform}`,
  inactive: (daysLeft) => ({
    subject: 'Veux-tu garder ton compte\u00a0?',
    paragraphs: [
      `Ta dernière connexion remonte à presque deux ans. On ne garde pas de données plus longtemps que nécessaire, ton compte sera donc supprimé dans ${daysLeft} jours.`,
      'Pour le garder, il suffit de te connecter une fois. Si tu n’en as plus besoin, tu n’as rien à faire.',
    ],
    button: 'Se connecter',
  }),
  accountDeleted: () => ({
    subject: 'Ton compte est supprimé',
    paragraphs: [
      'On a supprimé ton compte et ton profil, et tes places sont libres pour d’autres. Pour l’instant, tes messages restent, sans ton nom. On les efface dans les 30 jours.',
      'Merci pour chaque table partagée. Tu peux revenir quand tu veux.',
    ],
  }),
};
