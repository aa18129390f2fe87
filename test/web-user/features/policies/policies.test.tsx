import { readFileSync } from 'node:fs';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../web-user/src/features/policies/PrivacyPage.js';
import '../../../../web-user/src/features/policies/TermsPage.js';
import privacyTexts from '../../../../locales/en/privacy.json' with { type: 'json' };
import privacidadTexts from '../../../../locales/es/privacy.json' with { type: 'json' };
import confidentialitéTexts from '../../../../locales/fr/privacy.json' with { type: 'json' };
import datenschutzTexts from '../../../../locales/de/privacy.json' with { type: 'json' };
import termsTexts from '../../../../locales/en/terms.json' with { type: 'json' };
import terminosTexts from '../../../../locales/es/terms.json' with { type: 'json' };
import { type Policy, policyOf } from '../../../../web-user/src/features/policies/policy-of.js';
import { mapProvider } from '../../../../web-user/src/features/policies/policy-of.js';
import { ADA } from '../../../support/web/ada.js';
import { address, openApp } from '../../../support/web/open-app.js';

const [privacy, privacidad, confidentialité, datenschutz] = [
  privacyTexts,
  privacidadTexts,
  confidentialitéTexts,
  datenschutzTexts,
].map(policyOf) as [Policy, Policy, Policy, Policy];
const [terms, terminos] = [termsTexts, terminosTexts].map(policyOf);

/** The numbers that start the headings of the sections. */
const numbers = (count: number) =>
  Array.from({ length: count }, (_, index) => expect.stringMatching(`^${index + 1}\\. `));

const READERS = [
  ['visitors', null],
  ['members', ADA],
] as const;
const POLICIES = [
  ['/terms', [...numbers(13), 'Contact']],
  ['/privacy', numbers(12)],
] as const;

it.each(READERS.flatMap(([who, user]) => POLICIES.map((policy) => [...policy, who, user] as const)))(
  'the policies are accessible to visitors and users: %s',
  async (path, sections, _who, user) => {
    openApp(user, {}, path);
    expect(await screen.findByText('Last updated: June 29, 2025')).toBeTruthy();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(sections);
    await userEvent.click(screen.getByRole('link', { name: 'Back to Tablemates' }));
    expect(address()).toBe('/');
  },
);

it('the privacy policy names the recipient of map requests', async () => {
  openApp(null, {}, '/privacy');
  expect(await screen.findByText(/a map service, and your browser fetches them there/)).toBeTruthy();
  const meta = document.createElement('meta');
  meta.name = 'map-tiles';
  document.head.append(meta);
  const named = ['own', 'google', 'outside', 'elsewhere'].map((content) => {
    meta.content = content;
    return mapProvider();
  });
  meta.remove();
  expect(named).toEqual(['own', 'google', 'outside', 'outside']);
});

it('both policies state the minimum age of 18', async () => {
  openApp(null, {}, '/terms');
  expect(await screen.findByText(/^You must be 18 or older/)).toBeTruthy();
  cleanup();
  openApp(null, {}, '/privacy');
  expect(await screen.findByText(/You must be 18 or older to have an account/)).toBeTruthy();
});

it.each([/does not screen its users/, /nor your safety/, /may suspend or terminate an account/])(
  'the terms say that accounts may end and that nothing is guaranteed: %s',
  async (statement) => {
    openApp(null, {}, '/terms');
    expect(await screen.findByText(statement)).toBeTruthy();
  },
);

/** Every kind of data that the policy has to list. */
const COLLECTED = `name|username|email|date of birth|profile picture|location|bio|interests|survey|venue type|age range|
  times and dates|maximum distance|chat messages|meetups you were part of|device and IP information`;

it('the privacy policy lists every kind of collected data', async () => {
  openApp(null, {}, '/privacy');
  const heading = await screen.findByRole('heading', { name: /What we collect/ });
  const listed = heading.parentElement!.textContent.toLowerCase();
  for (const kind of COLLECTED.split(/\|\s*/)) expect(listed).toContain(kind.toLowerCase());
});

it.each([
  ['English', terms, privacy],
  ['Spanish', terminos, privacidad],
])('without a contact address the %s policies name none', (_language, ...policies) => {
  expect(JSON.stringify(policies)).not.toMatch(
    /reply to any email|responde a cualquier correo|\{contact\}|@/i,
  );
});

it('the privacy policy has words on each kind of data that the retention table lists for users', () => {
  const [, section] = readFileSync('docs/privacy.md', 'utf8').split('## How long it is kept');
  const rows = section!.split('\n').filter((line) => /^\| .*› /.test(line));
  const words = rows.map((row) => row.split('|').at(-2)!.trim());
  const text = privacy.sections
    .flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points])
    .join('\n');
  const promised = words.filter((word) => word !== '—').map((word) => word.slice(1, -1));
  expect(promised.length).toBeGreaterThan(20);
  expect(promised.filter((word) => !text.includes(word))).toEqual([]);
  expect(rows.filter((_, index) => words[index] === '—').join('\n')).not.toMatch(/with the account|`users`/);
});

it('the privacy policy has as many sentences on retention in every language', () => {
  const counts = [privacy, privacidad, confidentialité, datenschutz].map(({ sections }) =>
    sections.map(({ paragraphs = [], points = [] }) => [paragraphs.length, points.length]),
  );
  expect(new Set(counts.map((count) => JSON.stringify(count))).size).toBe(1);
});
