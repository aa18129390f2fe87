import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PolicyText } from '../../../../web-user/src/features/policies/PolicyText.js';

// Set before the texts are loaded, as the page of the server does.
const meta = document.createElement('meta');
meta.name = 'contact-email';
meta.content = 'hello@example.org';
document.head.append(meta);

it.each([
  ['terms.en', () => import('../../../../web-user/src/features/policies/terms.en.js')],
  ['terms.es', () => import('../../../../web-user/src/features/policies/terms.es.js')],
  ['privacy.en', () => import('../../../../web-user/src/features/policies/privacy.en.js')],
  ['privacy.es', () => import('../../../../web-user/src/features/policies/privacy.es.js')],
])('%s has the contact address as a link', async (_name, load) => {
  render(<PolicyText {...(await load()).policy} />);
  const link = screen.getByRole('link', { name: 'hello@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
});
