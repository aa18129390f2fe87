import { expect, it } from '@jest/globals';

it('the ready-made reasons name the product as it is configured', async () => {
  Object.assign(globalThis, { document: { querySelector: () => ({ content: 'Supper Club' }) } });
  const { REASON_TEMPLATES } = await import('../../web-admin/src/shared/suspension/suspension-presets.js');
  const texts = REASON_TEMPLATES.map(({ text }) => text).join('\n');
  expect(texts).toContain('You have to be 18 to use Supper Club');
  expect(texts).not.toContain('Tablemates');
});
