import { isVenue } from '../../../domain/venue/area.js';
import { offsetAt } from '../../../domain/shared/time-zone.js';
import { isolated } from '../../../domain/shared/isolated.js';
import { dateAndTimeText } from '../../../application/notifications/when-and-where.js';
import { placeText } from '../../../application/notifications/place-text.js';
import type { SharedPlan } from '../../../application/safety/shared-plans.js';
import { type Html, html } from '../../../application/shared/html.js';
import { type Language, LOCALE_OF } from '../../../domain/shared/language.js';
import { publicPage, type PublicPageSettings } from '../public-page.js';

const ENGLISH = {
  title: (name: string) => `${name}'s plan`,
  text: (name: string, appName: string) =>
    `${name} meets a small group from ${appName} and wants you to know when and where.`,
  day: 'Day',
  time: 'Time',
  place: 'Place',
  open: 'Not chosen yet',
  map: 'Show on a map',
  ends: 'This page follows changes of the plan and ends a few hours after it started.',
  gone: 'This plan is no longer shared',
  goneText: 'The evening is over, the plan has changed, or the link was switched off.',
};

const SPANISH: typeof ENGLISH = {
  title: (name) => `El plan de ${name}`,
  text: (name, appName) =>
    `${name} se reúne con un grupo pequeño de ${appName} y quiere que sepas cuándo y dónde.`,
  day: 'Día',
  time: 'Hora',
  place: 'Lugar',
  open: 'Todavía no se elige',
  map: 'Ver en un mapa',
  ends: 'Esta página sigue los cambios del plan y termina unas horas después de que empieza.',
  gone: 'Este plan ya no se comparte',
  goneText: 'La reunión ya pasó, el plan cambió o se desactivó el enlace.',
};

const FRENCH: typeof ENGLISH = {
  title: (name) => `Ce que prévoit ${name}`,
  text: (name, appName) =>
    `${name} retrouve un petit groupe de ${appName} et veut que tu saches quand et où.`,
  day: 'Jour',
  time: 'Heure',
  place: 'Lieu',
  open: 'Pas encore choisi',
  map: 'Voir sur une carte',
  ends: 'Cette page suit les changements et se ferme quelques heures après le début.',
  gone: 'Ce programme n’est plus partagé',
  goneText: 'La rencontre est passée, le programme a changé ou le lien a été désactivé.',
};

const GERMAN: typeof ENGLISH = {
  title: (name) => `Was ${name} vorhat`,
  text: (name, appName) =>
    `${name} trifft eine kleine Gruppe von ${appName} und möchte, dass du weißt, wann und wo.`,
  day: 'Tag',
  time: 'Uhrzeit',
  place: 'Ort',
  open: 'Noch nicht ausgesucht',
  map: 'Auf einer Karte zeigen',
  ends: 'Diese Seite zeigt auch Änderungen und schließt einige Stunden nach dem Beginn.',
  gone: 'Dieser Plan wird nicht mehr geteilt',
  goneText: 'Das Treffen ist vorbei, der Plan hat sich geändert, oder der Link wurde abgeschaltet.',
};

const TEXTS: Record<Language, typeof ENGLISH> = { en: ENGLISH, es: SPANISH, fr: FRENCH, de: GERMAN };

export function sharedPlanPage({ firstName, when }: SharedPlan, settings: PublicPageSettings): string {
  const t = TEXTS[settings.language];
  const { day, time } = dateAndTimeText(when, settings.language);
  return shown(t.title(isolated(firstName)), settings, [
    html`<p>${t.text(isolated(firstName), settings.appName)}</p>`,
    html`<dl>
      ${row(t.day, day)} ${row(t.time, html`${time} ${zoneOf(when, settings.language)}`)}
      ${row(t.place, isolated(placeText(when.place, settings.language) ?? t.open))}
    </dl>`,
    ...(isVenue(when.place)
      ? [html`<a class="button" rel="noreferrer" href="${mapOf(when.place)}">${t.map}</a>`]
      : []),
    html`<p class="why">${t.ends}</p>`,
  ]);
}

/** The same page for every link that does not work, so that it reveals nothing about a table. */
export function goneSharedPlanPage(settings: PublicPageSettings): string {
  const t = TEXTS[settings.language];
  return shown(t.gone, settings, [html`<p>${t.goneText}</p>`]);
}

const row = (label: string, value: string | Html): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${value}</dd>
  </div>`;

const mapOf = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

/** Such as '(Eastern Standard Time)', because the friend may be elsewhere; a script hides it where their clocks agree. */
function zoneOf({ timeZone, startsAt }: SharedPlan['when'], language: Language): Html {
  const offset = String(offsetAt(startsAt.getTime(), timeZone) / 60_000);
  const name = new Intl.DateTimeFormat(LOCALE_OF[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(startsAt)
    .find(({ type }) => type === 'timeZoneName')!.value;
  return html`<span data-at="${startsAt.toISOString()}" data-offset="${offset}">(${name})</span>`;
}

const shown = (title: string, settings: PublicPageSettings, parts: readonly Html[]): string =>
  publicPage(
    `${title} · ${settings.appName}`,
    settings,
    [html`<script src="/away-zone.js" defer></script>`],
    html`<h1>${title}</h1>
      ${parts}`,
  );
