import { render, screen } from '@testing-library/react';
import privacy from '../../../../locales/en/privacy.json' with { type: 'json' };
import terms from '../../../../locales/en/terms.json' with { type: 'json' };
import privacidad from '../../../../locales/es/privacy.json' with { type: 'json' };
import terminos from '../../../../locales/es/terms.json' with { type: 'json' };
import { policyOf } from '../../../../web-user/src/features/policies/policy-of.js';
import { PolicyText } from '../../../../web-user/src/features/policies/PolicyText.js';

const TEXTS = {
  note: '',
  intro: '{questions}',
  sections: [],
  questions: {
    byEmail: 'Write to {contact}.',
    elsewhere: 'Here: {reach}.',
    ofOperator: 'Ask {operatorName}.',
    otherwise: 'Ask around.',
  },
};

function withSettings(settings: Record<string, string>): void {
  for (const meta of document.querySelectorAll('meta')) meta.remove();
  document.head.append(
    ...Object.entries(settings).map(([name, content]) =>
      Object.assign(document.createElement('meta'), { name, content }),
    ),
  );
}
beforeEach(() => withSettings({}));

describe('a policy says how to reach the people in charge', () => {
  it.each([
    ['nothing', {}, 'Ask around.'],
    ['an address', { 'contact-email': 'a@b.example' }, 'Write to {contact}.'],
    ['a page', { 'contact-link': 'https://uni-x.example' }, 'Here: {reach}.'],
    [
      'an address and a telephone',
      { 'contact-email': 'a@b.example', 'contact-text': '+1 212 555 0100' },
      'Write to {contact}. Here: {reach}.',
    ],
  ])('where it is %s', (_what, settings, sentence) => {
    withSettings(settings);
    expect(policyOf(TEXTS).intro).toBe(sentence);
  });
});

it('the page is a link that tells it no address, and the line is text', () => {
  withSettings({ 'contact-link': 'https://uni-x.example/us', 'contact-text': 'Room 12' });
  render(<PolicyText note="" intro="" sections={[{ title: 'Contact', paragraphs: ['Here: {reach}.'] }]} />);
  const link = screen.getByRole('link', { name: 'https://uni-x.example/us' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://uni-x.example/us',
    'noreferrer',
  ]);
  expect(screen.getByText('Room 12')).toBeTruthy();
});

it.each([
  ['terms.en', terms],
  ['terms.es', terminos],
  ['privacy.en', privacy],
  ['privacy.es', privacidad],
])('%s has the contact address as a link', (_name, texts) => {
  withSettings({ 'contact-email': 'hello@example.org' });
  render(<PolicyText {...policyOf(texts)} />);
  const link = screen.getByRole('link', { name: 'hello@example.org' });
  expect(link.getAttribute('href')).toBe('mailto:hello@example.org');
});

const OPERATOR = { 'operator-name': 'Green University', 'operator-address': '1 Elm Street, Springfield' };

it.each([
  [
    terms,
    'the agreement between you and Green University, 1 Elm Street, Springfield, who run Tablemates.',
    'Please ask Green University.',
  ],
  [
    terminos,
    'el acuerdo entre tú y Green University, 1 Elm Street, Springfield, a cargo de Tablemates.',
    'Pregunta a Green University.',
  ],
  [
    privacy,
    'Tablemates is run by Green University, 1 Elm Street, Springfield. They are responsible',
    'please ask Green University.',
  ],
  [
    privacidad,
    'Tablemates está a cargo de Green University, 1 Elm Street, Springfield, responsable',
    'hazlas a Green University.',
  ],
])(
  'a policy names the operator, for questions too while there is no contact address (%#)',
  (texts, ...sentences) => {
    withSettings(OPERATOR);
    for (const sentence of sentences) expect(JSON.stringify(policyOf(texts))).toContain(sentence);
  },
);
