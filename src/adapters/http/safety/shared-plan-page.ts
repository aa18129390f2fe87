import { isVenue } from '../../../domain/venue/area.js';
import { offsetAt } from '../../../domain/shared/time-zone.js';
import { isolated } from '../../../domain/shared/isolated.js';
import { dateAndTimeText } from '../../../application/notifications/when-and-where.js';
import { placeText } from '../../../application/notifications/place-text.js';
import type { SharedPlan } from '../../../application/safety/shared-plans.js';
import { type Html, html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import { type Language, LOCALE_OF } from '../../../domain/shared/language.js';
import { type PublicPageSettings, titledPage } from '../public-page.js';

export function sharedPlanPage({ firstName, when }: SharedPlan, settings: PublicPageSettings): string {
  const t = textsOf('shared-plan-page', settings.language);
  const { day, time } = dateAndTimeText(when, settings.language);
  return shown(t('title', { name: isolated(firstName) }), settings, [
    html`<p>${t('text', { name: isolated(firstName), app: settings.appName })}</p>`,
    html`<dl>
      ${row(t('day'), day)} ${row(t('time'), html`${time} ${zoneOf(when, settings.language)}`)}
      ${row(t('place'), isolated(placeText(when.place, settings.language) ?? t('open')))}
    </dl>`,
    ...(isVenue(when.place)
      ? [html`<a class="button" rel="noreferrer" href="${mapOf(when.place)}">${t('map')}</a>`]
      : []),
    html`<p class="why">${t('ends')}</p>`,
  ]);
}

/** The same page for every link that does not work, so that it reveals nothing about a table. */
export function goneSharedPlanPage(settings: PublicPageSettings): string {
  const t = textsOf('shared-plan-page', settings.language);
  return shown(t('gone'), settings, [html`<p>${t('goneText')}</p>`]);
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
  titledPage(title, settings, parts, [html`<script src="/away-zone.js" defer></script>`]);
