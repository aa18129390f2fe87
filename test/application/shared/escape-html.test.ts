import { escapeHtml } from '../../../src/application/shared/escape-html.js';

it('escapeHtml escapes all characters with a meaning in elements and quoted attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Ann</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ann&lt;/a&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
