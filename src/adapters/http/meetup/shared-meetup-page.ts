import type { ShareImageTexts } from '../../../application/meetup/share-images.js';
import type { SharedMeetup } from '../../../application/meetup/read-shared-meetup.js';
import { type Html, html } from '../../../application/shared/html.js';
import { type PageLanguage, textsIn, whenOf } from './shared-meetup-texts.js';

interface PageSettings {
  readonly appName: string;
  readonly publicUrl: string;
  readonly language: PageLanguage;
}

/** The public page of a meetup, without scripts. */
export function sharedMeetupPage(meetup: SharedMeetup, token: string, settings: PageSettings): string {
  const { appName, publicUrl, language } = settings;
  const t = textsIn(language);
  const { day, hour } = whenOf(meetup, language);
  const facts: Array<[string, string]> = [
    [t.when, day],
    [t.time, hour],
    [t.venue, t[meetup.venueType]],
    ...(meetup.area === null ? [] : [[t.area, t.near(meetup.area)] as [string, string]]),
  ];
  const signUp = `/signup?returnTo=${encodeURIComponent(`/browse?meetup=${meetup.meetupId}`)}`;
  const description = imageTextsOf(meetup, appName, language).lines.join(' · ');
  const head = openGraph({
    'og:type': 'website',
    'og:site_name': appName,
    'og:title': meetup.title,
    'og:description': description,
    'og:url': `${publicUrl}/m/${token}`,
    'og:image': `${publicUrl}/m/${token}/image.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${meetup.title}. ${description}`,
    'twitter:card': 'summary_large_image',
  });
  return page(
    `${meetup.title} · ${appName}`,
    settings,
    head,
    html`<h1>${meetup.title}</h1>
      <dl>
        ${facts.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p class="seats">${t.seats(meetup.seatsLeft)}</p>
      <a class="button" rel="noreferrer" href="${signUp}">${t.join}</a>
      <p class="why">${t.why}</p>`,
  );
}

/** The same page for every link that does not work, so that it reveals nothing about a meetup. */
export function goneMeetupPage(settings: PageSettings): string {
  const t = textsIn(settings.language);
  return page(
    `${t.gone} · ${settings.appName}`,
    settings,
    [],
    html`<h1>${t.gone}</h1>
      <p>${t.goneText}</p>
      <a class="button" rel="noreferrer" href="/">${t.home(settings.appName)}</a>`,
  );
}

export function imageTextsOf(meetup: SharedMeetup, appName: string, language: PageLanguage): ShareImageTexts {
  const t = textsIn(language);
  const { day, hour } = whenOf(meetup, language);
  const area = meetup.area === null ? [] : [t.near(meetup.area)];
  return { appName, title: meetup.title, lines: [`${day}, ${hour}`, ...area, t.seats(meetup.seatsLeft)] };
}

const openGraph = (tags: Record<string, string>): Html[] =>
  Object.entries(tags).map(([name, content]) =>
    metaTag(name.startsWith('og:') ? 'property' : 'name', name, content),
  );

// prettier-ignore
const metaTag = (attribute: string, name: string, content: string): Html =>
  html`<meta ${attribute}="${name}" content="${content}">`;

// prettier-ignore
const page = (title: string, { appName, language }: PageSettings, head: readonly Html[], main: Html): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
<style>${STYLE}</style></head><body>
<header><a href="/" rel="noreferrer"><img src="/favicon.svg" alt="" width="32" height="32"> ${appName}</a></header>
<main>${main}</main>
</body></html>`.source;

/** The colors of the app's design tokens. Without quotes, which are escaped like those of any text. */
const STYLE = `
  :root { color-scheme: light dark; --paper: #f6f0e1; --card: #fffdf7; --ink: #1b3328; --muted: #53625a; --line: #ddd2b8;
    --tomato: #c23a22; --on-tomato: #fffdf7; --basil: #2a6644; }
  @media (prefers-color-scheme: dark) { :root { --paper: #10201a; --card: #182d24; --ink: #f5ecd9; --muted: #b6c0b1;
    --line: #2d473a; --tomato: #ff8a6b; --on-tomato: #2b0f07; --basil: #92d5a9; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
    padding: 1.25rem; }
  header, main { max-width: 34rem; margin: 0 auto; }
  header a { display: inline-flex; gap: 0.6rem; align-items: center; min-height: 2.75rem; color: inherit; font-weight: 700;
    text-decoration: none; }
  main { margin-top: 1rem; padding: clamp(1.25rem, 5vw, 2.25rem); background: var(--card); border: 1px solid var(--line);
    border-radius: 1.25rem; }
  h1 { margin: 0 0 1rem; font-size: clamp(1.6rem, 6vw, 2.25rem); line-height: 1.12; overflow-wrap: anywhere; }
  dl { margin: 0 0 1.25rem; } dl div { display: flex; justify-content: space-between; gap: 1rem; padding: 0.6rem 0;
    border-bottom: 1px solid var(--line); }
  dt { color: var(--muted); } dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere; }
  .seats { color: var(--basil); font-weight: 700; font-size: 1.15rem; } .why { color: var(--muted); margin-bottom: 0; }
  .button { display: grid; place-items: center; min-height: 3rem; padding: 0.5rem 1.25rem; border-radius: 99rem;
    background: var(--tomato); color: var(--on-tomato); font-weight: 700; text-decoration: none; text-align: center; }
  a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }
  @media (forced-colors: active) { .button { border: 2px solid; } }`;
