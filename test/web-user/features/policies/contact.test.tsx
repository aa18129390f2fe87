import { render, screen } from '@testing-library/react';
import privacy from '../../../../locales/en/privacy.json' with { type: 'json' };
import terms from '../../../../locales/en/terms.json' with { type: 'json' };
import privacidad from '../../../../locales/es/privacy.json' with { type: 'json' };
import terminos from '../../../../locales/es/terms.json' with { type: 'json' };
import { policyOf } from '../../../../web-user/src/features/policies/policy-of.js';
import { PolicyText } from '../../../../web-user/src/features/policies/PolicyText.js';

const meta = document.createElement('meta');
meta.name = 'contact-email';
meta.content = 'hello@example.org';
document.head.append(meta);

it.each([
  ['terms.en', terms],
  ['terms.es', terminos],
  ['privacy.en', privacy],
  ['privacy.es', privacidad],
])('%s has the contact address as a link', (_name, texts) => {
  render(<PolicyText {...policyOf(texts)} />);
  const link = screen.getByRole('link', { name: 'hello@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
});
