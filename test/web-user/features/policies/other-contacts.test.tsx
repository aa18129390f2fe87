import { render, screen } from '@testing-library/react';
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
