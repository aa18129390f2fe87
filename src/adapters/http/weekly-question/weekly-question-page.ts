import type { WeeklyOutcome } from '../../../application/weekly-question/asking-every-week.js';
import { type Html, html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import { LOCALE_OF } from '../../../domain/shared/language.js';
import { dateLabel } from '../../../domain/shared/saturday.js';
import type { Slot } from '../../../domain/shared/slot.js';
import { weeklyQuestionPath } from '../../../domain/server-and-browser/page-paths.js';
import { type PublicPageSettings, titledPage } from '../public-page.js';

/** Asks before it acts, because mail scanners open links. It names nobody, because mails are forwarded. */
export function askWeeklyPage(slot: Slot, token: string, settings: PublicPageSettings): string {
  const t = textsOf('weekly-question-page', settings.language);
  const day = dateLabel(slot.preferredDate, LOCALE_OF[settings.language]);
  const button = (reply: string, label: string, style: string): Html =>
    html`<form method="post" action="${weeklyQuestionPath(token)}">
      <input type="hidden" name="reply" value="${reply}" />
      <p><button class="${style}">${label}</button></p>
    </form>`;
  return titledPage(t('title', { day }), settings, [
    html`<p>${t('ask', { day, meal: slot.preferredTime, venue: slot.venueType })}</p>`,
    button('open', t('open'), 'button'),
    html`<p class="why">${t('stopText')}</p>`,
    button('stop', t('stop'), 'link'),
  ]);
}

export function weeklyOutcomePage(outcome: WeeklyOutcome | 'stopped', settings: PublicPageSettings): string {
  const t = textsOf('weekly-question-page', settings.language);
  return titledPage(t(`${outcome}Title`), settings, [
    html`<p>${t(`${outcome}Text`)}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t('home', { app: settings.appName })}</a>`,
  ]);
}
