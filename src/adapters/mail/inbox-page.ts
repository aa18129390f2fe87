import { escapeHtml } from '../../application/shared/escape-html.js';

/** One email or SMS in the development inbox. */
export interface InboxEntry {
  readonly kind: 'email' | 'sms';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

const REFRESH_SECONDS = 5;

/** The development inbox as a page that reloads itself without a script. */
export function inboxPage(entries: readonly InboxEntry[], appName: string): string {
  const title = `${escapeHtml(appName)} inbox`;
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`,
    `<title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1>`,
    '<p>Mail and SMS stop here while you develop. Also as <a href="/dev/inbox.json">JSON</a>.</p>',
    ...(entries.length > 0 ? entries.map(article) : ['<p>Nothing has been sent yet.</p>']),
    '</main></body></html>',
  ].join('\n');
}

function article({ kind, to, subject, text, at }: InboxEntry): string {
  const time = escapeHtml(at);
  return [
    '<article>',
    `<h2>${escapeHtml(subject || 'SMS')}</h2>`,
    `<p>${kind === 'sms' ? 'SMS' : 'E-mail'} to <b>${escapeHtml(to)}</b> <time datetime="${time}">${time}</time></p>`,
    `<pre>${withLinks(escapeHtml(text))}</pre>`,
    '</article>',
  ].join('\n');
}

const withLinks = (escaped: string): string =>
  escaped.replace(/https?:\/\/(?:(?!&(?:lt|gt|quot|#39);)\S)+/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
:root { color-scheme: light dark; --paper: #fdf6ee; --card: #fff; --ink: #33231a; --line: #e6d3bf; --link: #9a3d16; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1f1712; --card: #2b201a; --ink: #f5e9dc; --line: #4a392e; --link: #f2a47c; }
}
body { margin: 0; padding: 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 640px; margin: 0 auto; }
article { margin: 16px 0; padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
h1 { font-size: 24px; } h2 { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
article p { margin: 0 0 8px; overflow-wrap: anywhere; } time { opacity: .8; } a { color: var(--link); }
pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
