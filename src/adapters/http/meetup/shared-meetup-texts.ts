import { type Language, LOCALE_OF } from '../../../domain/shared/language.js';
import { timeOfDayAt } from '../../../domain/shared/time-of-day.js';
import type { SharedMeetup } from '../../../application/meetup/read-shared-meetup.js';

interface Texts {
  readonly near: (area: string) => string;
  readonly cafe: string;
  readonly restaurant: string;
  readonly seats: (count: number) => string;
  readonly when: string;
  readonly time: string;
  readonly area: string;
  readonly venue: string;
  readonly join: string;
  readonly why: string;
  readonly gone: string;
  readonly goneText: string;
  readonly home: (appName: string) => string;
}

const ENGLISH: Texts = {
  near: (area) => `Near ${area}`,
  cafe: 'Cafe',
  restaurant: 'Restaurant',
  seats: (count) =>
    count === 0
      ? "It's full. You can join the waitlist."
      : count === 1
        ? '1 seat left'
        : `${count} seats left`,
  when: 'Date',
  time: 'Time',
  area: 'Area',
  venue: 'Venue',
  join: 'Join to take a seat',
  why: "Create a free account and you'll come right back to this meetup. You'll see the address and who's going there.",
  gone: 'This link no longer works',
  goneText: 'The meetup is over or cancelled, or its organizer stopped sharing it.',
  home: (appName) => `See what ${appName} is`,
};

const SPANISH: Texts = {
  near: (area) => `Cerca de ${area}`,
  cafe: 'Café',
  restaurant: 'Restaurante',
  seats: (count) =>
    count === 0
      ? 'Está completo. Puedes entrar en la lista de espera.'
      : count === 1
        ? 'Queda 1 lugar'
        : `Quedan ${count} lugares`,
  when: 'Fecha',
  time: 'Hora',
  area: 'Zona',
  venue: 'Lugar',
  join: 'Únete y toma asiento',
  why: 'Crea una cuenta gratis y volverás a este encuentro. Ahí verás la dirección y quién va.',
  gone: 'Este enlace ya no funciona',
  goneText: 'El encuentro ya pasó o se canceló, o quien lo organiza dejó de compartirlo.',
  home: (appName) => `Conoce ${appName}`,
};

const FRENCH: Texts = {
  near: (area) => `Vers ${area}`,
  cafe: 'Café',
  restaurant: 'Restaurant',
  seats: (count) =>
    count === 0
      ? 'C’est complet. Tu peux rejoindre la liste d’attente.'
      : count === 1
        ? 'Il reste 1 place'
        : `Il reste ${count} places`,
  when: 'Date',
  time: 'Heure',
  area: 'Quartier',
  venue: 'Lieu',
  join: 'Rejoindre et prendre une place',
  why: 'Crée un compte gratuit et tu reviendras à cette rencontre. Tu y verras l’adresse et qui participe.',
  gone: 'Ce lien ne fonctionne plus',
  goneText: 'La rencontre est passée ou annulée, ou la personne qui l’organise ne la partage plus.',
  home: (appName) => `Découvrir ${appName}`,
};

const GERMAN: Texts = {
  near: (area) => `Nahe ${area}`,
  cafe: 'Café',
  restaurant: 'Restaurant',
  seats: (count) =>
    count === 0
      ? 'Es ist voll. Du kannst dich auf die Warteliste setzen.'
      : count === 1
        ? 'Noch 1 Platz frei'
        : `Noch ${count} Plätze frei`,
  when: 'Datum',
  time: 'Uhrzeit',
  area: 'Gegend',
  venue: 'Ort',
  join: 'Mitmachen und einen Platz nehmen',
  why: 'Leg ein kostenloses Konto an, dann kommst du direkt zu diesem Treffen zurück. Dort siehst du die Adresse und wer kommt.',
  gone: 'Dieser Link funktioniert nicht mehr',
  goneText: 'Das Treffen ist vorbei oder abgesagt, oder es wird nicht mehr geteilt.',
  home: (appName) => `${appName} kennenlernen`,
};

const TEXTS: Record<Language, Texts> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN };

export const textsIn = (language: Language): Texts => TEXTS[language];

/** Day and hour in the time zone of the venue. */
export function whenOf({ startsAt, timeZone }: SharedMeetup, language: Language) {
  const label = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_OF[language], { ...options, timeZone }).format(startsAt);
  return {
    day: label({ weekday: 'long', month: 'long', day: 'numeric' }),
    hour: timeOfDayAt(startsAt, timeZone, language),
  };
}
