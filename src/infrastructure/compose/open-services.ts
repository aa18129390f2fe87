import { join } from 'node:path';
import { hmacBounceTokens } from '../../adapters/auth/hmac-bounce-tokens.js';
import { OpenIdProvider } from '../../adapters/auth/openid-provider.js';
import { CityListGeocoder } from '../../adapters/geocoding/city-list-geocoder.js';
import { PhotonGeocoder } from '../../adapters/geocoding/photon-geocoder.js';
import { regionOf } from '../../adapters/geocoding/region-of.js';
import { ResilientGeocoder } from '../../adapters/geocoding/resilient-geocoder.js';
import { zoneOf } from '../../adapters/geocoding/time-zone-of.js';
import { FIRST_PROVIDER, providerCallback } from '../../adapters/http/sign-in/provider-sign-in.routes.js';
import { DevelopmentInbox } from '../../adapters/mail/development-inbox.js';
import { domainOf } from '../../adapters/mail/domain-of.js';
import { NodeMailDns } from '../../adapters/mail/node-mail-dns.js';
import { NodemailerMailer } from '../../adapters/mail/nodemailer-mailer.js';
import { CachedPlaces } from '../../adapters/places/cached-places.js';
import { CachedTiles } from '../../adapters/places/cached-tiles.js';
import { ForkedOpeningHours } from '../../adapters/places/forked-opening-hours.js';
import { OverpassPlaces } from '../../adapters/places/overpass-places.js';
import { TemplateTiles } from '../../adapters/places/template-tiles.js';
import { WebPushService } from '../../adapters/push/web-push-service.js';
import { TwilioTextMessages } from '../../adapters/sms/twilio-text-messages.js';
import { DiskObjectStore } from '../../adapters/storage/disk-object-store.js';
import { EncryptedObjectStore } from '../../adapters/storage/encrypted-object-store.js';
import { LinkedPictureFetcher } from '../../adapters/storage/linked-picture-fetcher.js';
import { PictureDecoder } from '../../adapters/storage/picture-decoder.js';
import { WebpPictureProcessor } from '../../adapters/storage/picture-processor.js';
import type { IdentityProviders } from '../../application/sign-in/ports.js';
import type { MailDomains } from '../../application/operations/check-sender-records.js';
import type { ObjectStore } from '../../application/shared/ports.js';
import type { Config } from '../config/config.js';
import { observedMailer, observedObjectStore, observedTextMessages } from '../observe/observed-services.js';
import type { Core } from './open-core.js';

/** Files, mail, push, text messages, maps and sign-in: what is outside of this process, as the settings select it. */
export async function openServices(core: Core) {
  return {
    ...(await openFiles(core)),
    ...openMessages(core),
    ...openMaps(core),
    providers: openProviders(core),
  };
}

async function openFiles(core: Core) {
  const pictureDecoder = new PictureDecoder();
  core.onClose(() => pictureDecoder.close());
  const objectStore = observedObjectStore(await openObjectStore(core), core.outages);
  return {
    pictureDecoder,
    pictureProcessor: new WebpPictureProcessor(pictureDecoder),
    linkedPictures: new LinkedPictureFetcher(),
    objectStore,
    /** Encrypted, of IDs and photos. */
    evidenceStore: new EncryptedObjectStore(objectStore, core.sealingKeys),
  };
}

async function openObjectStore({ config: { s3, dataDir }, onClose }: Core): Promise<ObjectStore> {
  if (!s3) {
    const disk = new DiskObjectStore(join(dataDir, 'storage'));
    void disk.removeOrphans();
    return disk;
  }
  // Loaded only if it is configured, because the AWS SDK is large.
  const { S3ObjectStore } = await import('../../adapters/storage/s3-object-store.js');
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = s3;
  const credentials = { accessKeyId, secretAccessKey };
  const store = new S3ObjectStore({ bucket, region, credentials, ...(endpoint && { endpoint }) });
  onClose(() => store.close());
  return store;
}

function openMessages(core: Core) {
  const { config, pool, clock, outages, sessionSecret, vapidKeys, serviceMetrics } = core;
  const inbox = new DevelopmentInbox(pool, clock);
  const mailServer = openMailServer(core);
  const { sms } = config;
  return {
    inbox,
    /** Null where mails stay in the development inbox. */
    mailServer,
    mailer: serviceMetrics.countedMailer(mailServer ? observedMailer(mailServer, outages) : inbox),
    mailDns: new NodeMailDns(),
    mailDomains: mailDomainsOf(config),
    bounceTokens: config.bounces ? hmacBounceTokens(sessionSecret) : null,
    textMessages: serviceMetrics.countedTextMessages(
      sms ? observedTextMessages(new TwilioTextMessages(sms), outages) : inbox,
    ),
    pushService: new WebPushService({ keys: vapidKeys, contact: pushContact(config) }),
  };
}

function openMailServer({ config, community, onClose }: Core): NodemailerMailer | null {
  const { smtpUrl, smtpOAuth2, smtpCa, mailFrom, bounces } = config;
  if (smtpUrl === undefined) return null;
  const mailer = new NodemailerMailer({
    url: smtpUrl,
    from: mailFrom,
    oauth2: smtpOAuth2,
    ca: smtpCa,
    bounceAddress: bounces?.address,
    sender: () => ({ name: community.savedName, replyTo: community.shown.contactEmail }),
  });
  onClose(() => mailer.close());
  return mailer;
}

function mailDomainsOf({ mailFrom, bounces }: Config): MailDomains {
  const from = domainOf(mailFrom);
  return { from, envelope: bounces ? domainOf(bounces.address) : from };
}

/** The address to which push services can write about messages. */
function pushContact({ contactEmail, publicUrl }: Config): string {
  if (contactEmail !== undefined) return `mailto:${contactEmail}`;
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:contact@localhost';
}

function openMaps({ config, clock, outages, logger, onClose }: Core) {
  const userAgent = `${config.appName} (${config.publicUrl})`;
  const { geocoderUrl, placesUrl, tileUrl, tileProxy } = config.map;
  const onFailure = (err: unknown) => logger.warn({ err }, 'opening hours cannot be read');
  const openingHours = new ForkedOpeningHours({ zoneOf, regionOf, onFailure });
  onClose(() => openingHours.close());
  return {
    geocoder: new ResilientGeocoder({
      service: geocoderUrl ? new PhotonGeocoder({ baseUrl: geocoderUrl, userAgent }) : null,
      fallback: new CityListGeocoder(),
      clock,
      ...outages.of('the geocoder', 'addresses are found in the bundled list of cities'),
    }),
    placeDirectory: new CachedPlaces({
      directory: new OverpassPlaces({ url: placesUrl, userAgent }),
      clock,
      ...outages.of('the places server', 'the map and venue proposals have no places nearby'),
    }),
    openingHours,
    /** Null if browsers fetch tiles directly. */
    tiles: tileProxy
      ? new CachedTiles({
          server: new TemplateTiles({ template: tileUrl, userAgent }),
          clock,
          ...outages.of('the tile server', 'maps have no background'),
        })
      : null,
  };
}

function openProviders({ config: { oidc, publicUrl }, clock, outages }: Core): IdentityProviders {
  return new Map(
    oidc.map((provider) => [
      provider.id,
      new OpenIdProvider({
        ...provider,
        redirectUri: publicUrl + providerCallback(provider.id),
        clock,
        ...outages.of(
          provider.id === FIRST_PROVIDER ? 'the sign-in service' : `the sign-in service ${provider.id}`,
          'people sign in with their password',
        ),
      }),
    ]),
  );
}
