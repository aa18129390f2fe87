import { CLIENT, OpenIdIssuer } from '../http/openid-issuer.js';
import type { Stub } from '../a-stub.js';
import { startPhotonStub } from '../photon-stub.js';
import { test as base } from './test.js';

interface Services {
  readonly issuer: OpenIdIssuer;
  readonly photon: Stub<URL>;
}

/** A story whose product has a sign-in provider, a geocoder and a key for Google Maps. */
export const test = base.extend<object, Services>({
  issuer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const issuer = await OpenIdIssuer.start();
      await use(issuer);
      await issuer.close();
    },
    { scope: 'worker' },
  ],
  photon: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const photon = await startPhotonStub();
      await use(photon);
      await photon.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ issuer, photon }, use) =>
      use({
        OIDC_ISSUER: issuer.url,
        OIDC_CLIENT_ID: CLIENT.id,
        OIDC_CLIENT_SECRET: CLIENT.secret,
        GOOGLE_MAPS_API_KEY: 'a-key',
        GEOCODER_URL: photon.url,
        ANNOUNCEMENT_MAILS_PER_MINUTE: '100',
      }),
    { scope: 'worker' },
  ],
});
