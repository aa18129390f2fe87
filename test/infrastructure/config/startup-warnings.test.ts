import { loadConfig } from '../../../src/infrastructure/config/config.js';
import { startupWarnings } from '../../../src/infrastructure/config/startup-warnings.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of the deployment',
  FILES_KEY: 'a key of the deployment',
  DATABASE_URL: 'postgres://db/x',
  SMTP_URL: 'smtp://mail',
};

it('production is warned once each when it has no operator and no address that people can write to', () => {
  expect(startupWarnings(loadConfig(PRODUCTION))).toEqual([
    expect.stringMatching(/^CONTACT_EMAIL is not set: /),
    expect.stringMatching(/^OPERATOR_NAME is not set: /),
  ]);
  const named = { CONTACT_EMAIL: 'hello@example.org', OPERATOR_NAME: 'Green University' };
  expect(startupWarnings(loadConfig({ ...PRODUCTION, ...named }))).toEqual([]);
  expect(startupWarnings(loadConfig({}))).toEqual([]);
});
