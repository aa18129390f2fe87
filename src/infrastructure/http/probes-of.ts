import type { Router } from 'express';
import type { Container } from 'inversify';
import { isLocal } from '../config/config-production.js';
import * as t from '../compose/tokens.js';
import type { Metrics } from '../observe/metrics.js';
import { probes } from './probes.js';

/** The probes of a process. */
export function probesOf(container: Container, metrics: Metrics): Router {
  const config = container.get(t.CONFIG);
  return probes({
    pool: container.get(t.POOL),
    metrics,
    isLocal: !config.production && isLocal(config.publicUrl),
    metricsNetworks: config.metricsNetworks,
    metricsToken: config.metricsToken,
    appName: config.appName,
    inbox: config.smtpUrl && config.sms ? null : container.get(t.INBOX),
  });
}
