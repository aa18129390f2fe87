import { escapeHtml } from '../../application/shared/escape-html.js';
import type { Route } from './route.js';

/** The routes as an HTML page without scripts. */
export function documentPage(routes: readonly Route[], appName: string): string {
  const sections = [...Map.groupBy(routes, ({ tag }) => tag)].map(
    ([tag, group]) => `<h2>${escapeHtml(tag)}</h2><dl>${group.map(entry).join('')}</dl>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(appName)} API</title>
<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  dt { font-family: ui-monospace, monospace; margin-top: 1rem; } dd { margin: 0; opacity: 0.85; }
</style></head><body>
<h1>${escapeHtml(appName)} API</h1>
<p>The same for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</body></html>`;
}

function entry({ method, path, summary, access, responses }: Route): string {
  const statuses = Object.entries(responses).map(([status, { description }]) => `${status} ${description}`);
  const who = access === 'member' ? 'Signed in. ' : '';
  return `<dt>${method.toUpperCase()} ${escapeHtml(path)}</dt>
    <dd>${escapeHtml(summary)}. ${who}${escapeHtml(statuses.join('; '))}</dd>`;
}
