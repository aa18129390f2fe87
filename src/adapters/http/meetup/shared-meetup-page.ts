import { isolated } from '../../../domain/shared/isolated.js';
import { type Language, LOCALE_OF } from '../../../domain/shared/language.js';
import { timeOfDayAt } from '../../../domain/shared/time-of-day.js';
import type { ShareImageTexts } from '../../../application/meetup/ports.js';
import type { SharedMeetup } from '../../../application/meetup/sharing-meetups.js';
import { type Html, html } from '../../../application/shared/html.js';
import { textsOf } from '../../../application/shared/texts.js';
import { publicPage } from '../public-page.js';

interface PageSettings {
  readonly appName: string;
  readonly publicUrl: string;
  readonly language: Language;
}

/** The public page of a meetup, without scripts. */
export function sharedMeetupPage(meetup: SharedMeetup, token: string, settings: PageSettings): string {
  const { appName, publicUrl, language } = settings;
  const t = textsOf('shared-meetup-page', language);
  const { day, hour } = whenOf(meetup, language);
  const facts: Array<[string, string]> = [
    [t('when'), day],
    [t('time'), hour],
    [t('venue'), t(meetup.venueType)],
    ...(meetup.area === null
      ? []
      : [[t('area'), t('near', { area: isolated(meetup.area) })] as [string, string]]),
  ];
  const signUp = `/signup?returnTo=${encodeURIComponent(`/browse?meetup=${meetup.meetupId}`)}`;
  const description = imageTextsOf(meetup, appName, language).lines.join(' · ');
  const head = openGraph({
    'og:type': 'website',
    'og:site_name': appName,
    'og:title': isolated(meetup.title),
    'og:description': description,
    'og:url': `${publicUrl}/m/${token}`,
    'og:image': `${publicUrl}/m/${token}/image.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${isolated(meetup.title)}. ${description}`,
    'twitter:card': 'summary_large_image',
  });
  return publicPage(
    `${isolated(meetup.title)} · ${appName}`,
    settings,
    head,
    html`<h1 dir="auto">${meetup.title}</h1>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="seats">${t('seats', { count: meetup.seatsLeft })}</p>
      <a class="button" rel="noreferrer" href="${signUp}">${t('join')}</a>
      <p class="why">${t('why')}</p>`,
  );
}

/** The same page for every link that does not work, so that it reveals nothing about a meetup. */
export function goneMeetupPage(settings: PageSettings): string {
  const t = textsOf('shared-meetup-page', settings.language);
  return publicPage(
    `${t('gone')} · ${settings.appName}`,
    settings,
    [],
    html`<h1>${t('gone')}</h1>
      <p>${t('goneText')}</p>
      <a class="button" rel="noreferrer" href="/">${t('home', { app: settings.appName })}</a>`,
  );
}

export function imageTextsOf(meetup: SharedMeetup, appName: string, language: Language): ShareImageTexts {
  const t = textsOf('shared-meetup-page', language);
  const { day, hour } = whenOf(meetup, language);
  const area = meetup.area === null ? [] : [t('near', { area: isolated(meetup.area) })];
  return {
    appName,
    title: meetup.title,
    lines: [`${day}, ${hour}`, ...area, t('seats', { count: meetup.seatsLeft })],
  };
}

const openGraph = (tags: Record<string, string>): Html[] =>
  Object.entries(tags).map(([name, content]) =>
    metaTag(name.startsWith('og:') ? 'property' : 'name', name, content),
  );

// oxfmt-ignore
const metaTag = (attribute: string, name: string, content: string): Html =>
  html`<meta ${attribute}="${name}" content="${content}">`;

/** Day and hour in the time zone of the venue. */
function whenOf({ startsAt, timeZone }: SharedMeetup, language: Language) {
  const label = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_OF[language], { ...options, timeZone }).format(startsAt);
  return {
    day: label({ weekday: 'long', month: 'long', day: 'numeric' }),
    hour: timeOfDayAt(startsAt, timeZone, language),
  };
}
