import type { AttendancePage, LinkOutcome } from '../../../application/match/answer-by-link.js';
import { dateAndTimeText } from '../../../application/notifications/when-and-where.js';
import { type Html, html } from '../../../application/shared/html.js';
import { publicPage, type PublicPageSettings } from '../public-page.js';
import { ATTENDANCE_TEXTS } from './attendance-texts.js';

/** The minutes to choose from on the page. */
export const LATE_CHOICES = [10, 20, 30, 45, 60] as const;

const button = (path: string, label: string): Html =>
  html`<form method="post" action="${path}">
    <p><button class="button">${label}</button></p>
  </form>`;

/** Asks before it acts, because mail scanners open links. */
export function askAttendancePage(page: AttendancePage, token: string, settings: PublicPageSettings): string {
  const t = ATTENDANCE_TEXTS[settings.language];
  const { day, time } = dateAndTimeText(page.when, settings.language);
  const path = `/a/${token}`;
  if (page.use === 'leave')
    return shown(t.leaveTitle, settings, [
      html`<p>${t.leaveAsk(day, time)}</p>`,
      button(`${path}/leave`, t.leave),
    ]);
  return shown(t.title, settings, [
    html`<p>${t.ask(day, time)}</p>`,
    page.hasConfirmed
      ? html`<p class="seats">${saidYes(page, settings)}</p>`
      : html`${page.isPair ? [html`<p>${t.pair}</p>`] : []}${button(`${path}/yes`, t.yes)}`,
    ...(page.mayBeLate && page.lateMinutes === null
      ? [
          html`<h2>${t.late}</h2>`,
          ...LATE_CHOICES.map((minutes) => button(`${path}/late-${minutes}`, t.minutes(minutes))),
        ]
      : []),
    ...(page.mayLeave
      ? [
          html`<h2>${t.cannotTitle}</h2>`,
          html`<p class="why">${t.cannotText}</p>`,
          button(`${path}/cannot`, t.cannot),
        ]
      : []),
  ]);
}

export function answeredPage(
  outcome: LinkOutcome,
  page: AttendancePage,
  settings: PublicPageSettings,
): string {
  const t = ATTENDANCE_TEXTS[settings.language];
  if (outcome === 'left') return shown(t.leftTitle, settings, [html`<p>${t.leftText}</p>`]);
  if (outcome === 'asked') return shown(t.askedTitle, settings, [html`<p>${t.askedText}</p>`]);
  if (outcome === 'busy') return shown(t.busyTitle, settings, [html`<p>${t.busyText}</p>`]);
  const title = outcome === 'repeated' ? t.repeatedTitle : t.savedTitle;
  return shown(title, settings, [
    html`<p class="seats">${saidYes(page, settings)}</p>`,
    html`<p class="why">${t.change(settings.appName)}</p>`,
  ]);
}

/** The same page for every link that does not work, so that it reveals nothing about a table. */
export function goneAttendancePage(settings: PublicPageSettings): string {
  const t = ATTENDANCE_TEXTS[settings.language];
  return shown(t.gone, settings, [
    html`<p>${t.goneText}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t.home(settings.appName)}</a>`,
  ]);
}

function saidYes({ lateMinutes }: AttendancePage, { language }: PublicPageSettings): string {
  const t = ATTENDANCE_TEXTS[language];
  return lateMinutes === null ? t.saidYes : t.saidLate(lateMinutes);
}

const shown = (title: string, settings: PublicPageSettings, parts: readonly Html[]): string =>
  publicPage(
    `${title} · ${settings.appName}`,
    settings,
    [],
    html`<h1>${title}</h1>
      ${parts}`,
  );
