import { screen, within } from '@testing-library/react';
import '../../../../web-user/src/features/policies/TermsPage.js';
import { ReportDialog } from '../../../../web-user/src/features/safety/ReportDialog.js';
import { press } from '../../../support/web/controls.js';
import { openApp } from '../../../support/web/open-app.js';
import { renderFor } from '../../../support/web/render.js';

const COMMUNITY = { name: 'Uni X', contactEmail: null, contactLink: null, contactText: null };
const answer = (...houseRules: string[]): [200, typeof COMMUNITY & { houseRules: string[] }] => [
  200,
  { ...COMMUNITY, houseRules },
];

const meta = document.createElement('meta');
meta.name = 'house-rules';
meta.content = 'on';
afterEach(() => meta.remove());

const rules = async (): Promise<string[]> => {
  const heading = await screen.findByRole('heading', { name: 'House rules' });
  const items = await within(heading.closest('section')!).findAllByRole('listitem');
  return items.map(({ textContent }) => textContent);
};

it('the terms begin with the house rules, in their order and as plain text', async () => {
  document.head.append(meta);
  openApp(
    null,
    { 'GET /api/community': answer('Be on time.', '<b>Ask</b> before you take a picture.') },
    '/terms',
  );
  expect(await rules()).toEqual(['Be on time.', '<b>Ask</b> before you take a picture.']);
});

it('rules that did not load are requested again on request', async () => {
  document.head.append(meta);
  const api = openApp(
    null,
    { 'GET /api/community': [500, { message: 'Something broke.', code: 'unexpected' }] },
    '/terms',
  );
  await screen.findByText('We could not load the house rules');
  api.answers['GET /api/community'] = answer('Be on time.');
  await press('Try again');
  expect(await rules()).toEqual(['Be on time.']);
});

it('a community without rules has no section and makes no request', async () => {
  const { calls } = openApp(null, {}, '/terms');
  await screen.findByRole('heading', { name: 'Contact' });
  expect(screen.queryByRole('heading', { name: 'House rules' })).toBeNull();
  expect(calls.filter(({ path }) => path === '/api/community')).toEqual([]);
});

it.each([
  ['leads to the house rules in another tab', 'on', 1],
  ['mentions no rules where there are none', '', 0],
])('the form of a report %s', (_title, content, count) => {
  meta.content = content;
  document.head.append(meta);
  const about = { kind: 'meetup', id: 4, title: 'Pasta' } as const;
  renderFor(null, <ReportDialog about={about} isBlocked={false} onClose={() => undefined} />);
  const links = screen.queryAllByRole('link', { name: /house rules/ });
  expect(links).toHaveLength(count);
  for (const link of links)
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/terms', '_blank']);
});
