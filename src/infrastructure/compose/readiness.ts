import { stat, statfs } from 'node:fs/promises';
import { isAbsolute, relative } from 'node:path';
import { zoneOf } from '../../adapters/geocoding/time-zone-of.js';
import { ensureGoogleTakes } from '../../adapters/places/google-key.js';
import { OverpassPlaces } from '../../adapters/places/overpass-places.js';
import { outsideTime } from '../../adapters/time/outside-time.js';
import { OwnAddress } from '../../adapters/websocket/own-address.js';
import type { ReadinessProbes, ReadinessSettings } from '../../application/operations/readiness/ports.js';
import type { Config } from '../config/config.js';
import { isLocal } from '../config/config-production.js';
import { DEMO_TOWN } from '../config/demo-town.js';
import type { Opened } from './open-shared.js';

const PLACES_WITHIN_METERS = 100;

/** What the checks of readiness know of the settings. */
export function readinessSettings(config: Config): ReadinessSettings {
  const { publicUrl, homeArea, s3, vapidKeys } = config;
  return {
    isProduction: config.production,
    publicUrl,
    isLocal: isLocal(publicUrl),
    sender: /@([^\s>]+)/.exec(config.mailFrom)![1]!,
    mailHosts: mailHostsOf(config.smtpUrl),
    hasOperator: config.operator.name !== undefined,
    // Files in a bucket let several machines serve the instance.
    sharesPushKeys: vapidKeys !== undefined || s3 === undefined,
    timeZone: config.timeZone,
    homeAreaZone: homeArea ? zoneOf(homeArea) : null,
    backups: backupsOf(config),
    keepsPassword: config.bootstrapAdmin !== undefined,
  };
}

function mailHostsOf(smtpUrl: string | undefined): string[] {
  if (smtpUrl === undefined) return [];
  const { hostname, username } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return [hostname, ...(user.includes('@') ? [user.slice(user.lastIndexOf('@') + 1)] : [])];
}

function backupsOf({ backup, dataDir, s3 }: Config): ReadinessSettings['backups'] {
  if (!backup) return 'off';
  const { to } = backup;
  if ('folder' in to) {
    const path = relative(dataDir, to.folder);
    return path.startsWith('..') || isAbsolute(path) ? 'apart' : 'besideData';
  }
  const { endpoint } = to.account;
  if (endpoint !== undefined && isLocal(endpoint)) return 'besideData';
  // Amazon's stores are as many as there are buckets; another server is one.
  const isOfFiles = s3 && s3.endpoint === endpoint && (endpoint !== undefined || s3.bucket === to.bucket);
  return isOfFiles ? 'besideData' : 'apart';
}

export function readinessProbes(opened: Opened): ReadinessProbes {
  const { publicUrl, map, dataDir, backup, homeArea, appName } = opened.config;
  const { placesUrl, googleMapsApiKey: key } = map;
  const mailServer = opened.mailServer;
  const places = new OverpassPlaces({ url: placesUrl, userAgent: `${appName} (${publicUrl})` });
  return {
    address: new OwnAddress(publicUrl, opened.links, opened.clock),
    verifyMailServer: mailServer && (() => mailServer.verify()),
    freeBytes: async () => {
      const { bavail, bsize } = await statfs(dataDir);
      return bavail * bsize;
    },
    sharesDiskWithBackups: async () => {
      if (!backup || !('folder' in backup.to)) return false;
      const [data, backups] = await Promise.all([stat(dataDir), stat(backup.to.folder)]);
      return data.dev === backups.dev;
    },
    outsideTime: () => outsideTime(placesUrl),
    askPlaces: async () => void (await places.around(homeArea ?? DEMO_TOWN, PLACES_WITHIN_METERS)),
    askGoogle: key === undefined ? null : () => ensureGoogleTakes(key, publicUrl),
    queries: opened.systemQueries,
  };
}
