import { reasonTemplates } from '../../../web-admin/src/shared/suspension/SuspendAction.js';

it('the ready-made reasons name the product as it is configured', () => {
  const texts = reasonTemplates('Supper Club').map(([, text]) => text);
  expect(texts.join('\n')).toContain('You have to be 18 to use Supper Club');
});
