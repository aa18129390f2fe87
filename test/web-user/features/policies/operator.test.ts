import privacy from '../../../../locales/en/privacy.json' with { type: 'json' };
import terms from '../../../../locales/en/terms.json' with { type: 'json' };
import privacidad from '../../../../locales/es/privacy.json' with { type: 'json' };
import terminos from '../../../../locales/es/terms.json' with { type: 'json' };
import { policyOf } from '../../../../web-user/src/features/policies/policy-of.js';

const TEXTS = { 'terms.en': terms, 'terms.es': terminos, 'privacy.en': privacy, 'privacy.es': privacidad };

describe('where the operator is set', () => {
  const settings = {
    'operator-name': 'Green University',
    'operator-address': '1 Elm Street, Springfield',
  };
  beforeAll(() => {
    for (const [name, content] of Object.entries(settings))
      document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  });
  const shown = (name: keyof typeof TEXTS): string => JSON.stringify(policyOf(TEXTS[name]));

  it.each([
    [
      'terms.en',
      'the agreement between you and Green University, 1 Elm Street, Springfield, who run Tablemates.',
    ],
    ['terms.es', 'el acuerdo entre tú y Green University, 1 Elm Street, Springfield, a cargo de Tablemates.'],
    ['privacy.en', 'Tablemates is run by Green University, 1 Elm Street, Springfield. They are responsible'],
    ['privacy.es', 'Tablemates está a cargo de Green University, 1 Elm Street, Springfield, responsable'],
  ] as const)('%s names them with their address', (name, sentence) => {
    expect(shown(name)).toContain(sentence);
  });

  it.each([
    ['terms.en', 'Please ask Green University.'],
    ['terms.es', 'Pregunta a Green University.'],
    ['privacy.en', 'please ask Green University.'],
    ['privacy.es', 'hazlas a Green University.'],
  ] as const)('%s names them for questions while there is no contact address', (name, sentence) => {
    expect(shown(name)).toContain(sentence);
  });
});
