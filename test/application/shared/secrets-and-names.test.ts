import { readableSecret } from '../../../src/application/shared/readable-secret.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { unguessableName } from '../../../src/application/shared/unguessable-name.js';
import { errorName } from '../../../src/application/shared/error-name.js';
import { escapeHtml } from '../../../src/application/shared/escape-html.js';

it('readableSecret joins groups with hyphens and omits characters that look alike', () => {
  const secret = readableSecret(new ScriptedChance(), 8, 8);
  expect(secret).toMatch(/^([a-z0-9]{8}-){7}[a-z0-9]{8}$/);
  expect(secret).not.toMatch(/[01ilo]/);
});

it('unguessableName returns 24 letters and digits from the whole alphabet', () => {
  expect(unguessableName(new ScriptedChance(0))).toBe('0123456789abcdefghijklmn');
  expect(unguessableName(new ScriptedChance(30))).toMatch(/^uvwxyz[0-9a-h]{18}$/);
});

describe('the name of an error', () => {
  it('has the class and the code, and nothing of the message', () => {
    const refused = Object.assign(new TypeError('550 ada@example.org is unknown'), { code: 'EENVELOPE' });
    expect(errorName(refused)).toBe('TypeError EENVELOPE');
    expect(errorName(new Error('ada@example.org'))).toBe('Error');
  });

  it('has the code of the innermost cause', () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(errorName(new Error('away', { cause }))).toBe('Error ECONNREFUSED');
  });

  it('leaves out what is no plain word, and ends for causes in a circle', () => {
    const strange = Object.assign(new Error('x'), { name: 'to ada@example.org', code: 'a b' });
    strange.cause = strange;
    expect(errorName(strange)).toBe('unknown');
    for (const nothing of [null, undefined, 'text', {}]) expect(errorName(nothing)).toBe('unknown');
  });
});

it('escapeHtml escapes all characters with a meaning in elements and quoted attributes', () => {
  expect(escapeHtml(`<a href="x" title='y'>Tom & Ann</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;Tom &amp; Ann&lt;/a&gt;',
  );
  expect(escapeHtml('&lt;')).toBe('&amp;lt;');
});
