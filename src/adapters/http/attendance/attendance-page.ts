import type { AttendancePage, LinkOutcome } from '../../../application/attendance/answer-by-link.js';
import { dateAndTimeText } from '../../../application/notifications/when-and-where.js';
import { type Html, html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import type { Language } from '../../../domain/shared/language.js';
import { choice, missingChoice } from '../form-choice.js';
import { type PublicPageSettings, titledPage } from '../public-page.js';

/** The minutes to choose from on the page. */
export const LATE_CHOICES = [10, 20, 30, 45, 60] as const;

interface Asked {
  readonly page: AttendancePage;
  readonly token: string;
  /** Whether the form was sent without an answer. */
  readonly isMissing: boolean;
}

/** Asks before it acts, because mail scanners open links, and for a choice, because some of them press buttons. */
export function askAttendancePage({ page, token, isMissing }: Asked, settings: PublicPageSettings): string {
  const t = textsIn(settings.language);
  const { day, time } = dateAndTimeText(page.when, settings.language);
  const form = (choices: readonly Html[], label: string): Html =>
    html`<form method="post" action="${`/a/${token}`}">
      ${missingChoice(isMissing ? t('missing') : null)}${choices}
      <p><button class="button">${label}</button></p>
    </form>`;
  if (page.use === 'leave')
    return titledPage(t('leaveTitle'), settings, [
      html`<p>${t('leaveAsk', { day, time, isSeatFilled: page.isSeatFilled })}</p>`,
      form([choice({ type: 'checkbox', name: 'reply', value: 'leave', label: t('leaveSure') })], t('leave')),
    ]);
  const answers = answersTo(page, t);
  return titledPage(t('title'), settings, [
    html`<p>${t('ask', { day, time })}</p>`,
    ...(page.hasConfirmed ? [html`<p class="seats">${saidYes(page, settings)}</p>`] : []),
    ...(page.isPair && !page.hasConfirmed ? [html`<p>${t('pair')}</p>`] : []),
    ...(answers.length === 0
      ? []
      : [
          form(
            [
              html`<fieldset>
                <legend>${t('answer')}</legend>
                ${answers.map(([value, label]) => choice({ type: 'radio', name: 'reply', value, label }))}
                ${page.mayLeave ? [html`<p class="why">${t('cannotText')}</p>`] : []}
              </fieldset>`,
            ],
            t('send'),
          ),
        ]),
  ]);
}

const textsIn = (language: Language) => textsOf('attendance-page', language);

/** @returns the answers that the page offers, with their labels */
function answersTo(
  page: AttendancePage,
  t: ReturnType<typeof textsIn>,
): ReadonlyArray<readonly [value: string, label: string]> {
  const isOnTime = page.mayBeLate && page.lateMinutes === null;
  return [
    ...(page.hasConfirmed ? [] : [['yes', t('yes')] as const]),
    ...(isOnTime ? LATE_CHOICES.map((minutes) => [`late-${minutes}`, t('late', { minutes })] as const) : []),
    ...(page.mayLeave ? [['cannot', t('cannot')] as const] : []),
  ];
}

export function answeredPage(
  outcome: LinkOutcome,
  page: AttendancePage,
  settings: PublicPageSettings,
): string {
  const t = textsIn(settings.language);
  if (outcome === 'left') return titledPage(t('leftTitle'), settings, [html`<p>${t('leftText')}</p>`]);
  if (outcome === 'asked') return titledPage(t('askedTitle'), settings, [html`<p>${t('askedText')}</p>`]);
  if (outcome === 'busy') return titledPage(t('busyTitle'), settings, [html`<p>${t('busyText')}</p>`]);
  const title = outcome === 'repeated' ? t('repeatedTitle') : t('savedTitle');
  return titledPage(title, settings, [
    html`<p class="seats">${saidYes(page, settings)}</p>`,
    html`<p class="why">${t('change', { app: settings.appName })}</p>`,
  ]);
}

/** The same page for every link that does not work, so that it reveals nothing about a table. */
export function goneAttendancePage(settings: PublicPageSettings): string {
  const t = textsIn(settings.language);
  return titledPage(t('gone'), settings, [
    html`<p>${t('goneText')}</p>`,
    html`<a class="button" rel="noreferrer" href="/">${t('home', { app: settings.appName })}</a>`,
  ]);
}

function saidYes({ lateMinutes }: AttendancePage, { language }: PublicPageSettings): string {
  const t = textsIn(language);
  return lateMinutes === null ? t('saidYes') : t('saidLate', { minutes: lateMinutes });
}
