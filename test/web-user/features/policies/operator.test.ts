import { beforeAll, describe, expect, it } from '@jest/globals';

/** The policies read the settings when they are loaded. */
async function loadPolicies(settings: Record<string, string>): Promise<Record<string, string>> {
  for (const [name, content] of Object.entries(settings))
    document.head.append(Object.assign(document.createElement('meta'), { name, content }));
  const folder = '../../../../web-user/src/features/policies';
  const texts: Record<string, string> = {};
  for (const name of ['terms.en', 'terms.es', 'privacy.en', 'privacy.es']) {
    const { policy } = (await import(`${folder}/${name}.js`)) as { policy: object };
    texts[name] = JSON.stringify(policy);
  }
  return texts;
}

describe('where the operator is set', () => {
  let texts: Record<string, string>;
  beforeAll(async () => {
    texts = await loadPolicies({
      'operator-name': 'Green University',
      'operator-address': '1 Elm Street, Springfield',
    });
  });

  it.each([
    [
      'terms.en',
      'the agreement between you and Green University, 1 Elm Street, Springfield, who run Tablemates.',
    ],
    ['terms.es', 'el acuerdo entre tú y Green University, 1 Elm Street, Springfield, a cargo de Tablemates.'],
    ['privacy.en', 'Tablemates is run by Green University, 1 Elm Street, Springfield. They are responsible'],
    ['privacy.es', 'Tablemates está a cargo de Green University, 1 Elm Street, Springfield, responsable'],
  ])('%s names them with their address', (name, sentence) => {
    expect(texts[name]).toContain(sentence);
  });

  it.each([
    ['terms.en', 'Please ask Green University.'],
    ['terms.es', 'Pregunta a Green University.'],
    ['privacy.en', 'please ask Green University.'],
    ['privacy.es', 'hazlas a Green University.'],
  ])('%s names them for questions while there is no contact address', (name, sentence) => {
    expect(texts[name]).toContain(sentence);
  });
});
