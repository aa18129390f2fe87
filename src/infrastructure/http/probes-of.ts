import { OPENED } from '../compose/tokens.js';
import type { Router } from 'express';
import type { Container } from 'inversify';
import { isLocal } from '../config/config-production.js';
import type { Metrics } from '../observe/metrics.js';
import { probes } from './probes.js';

/** The probes of a process. */
export function probesOf(container: Container, metrics: Metrics): Router {
  const config = container.get(OPENED).config;
  return probes({
    pool: container.get(OPENED).pool,
    metrics,
    isLocal: !config.production && isLocal(config.publicUrl),
    metricsNetworks: config.metricsNetworks,
    metricsToken: config.metricsToken,
    appName: config.appName,
    inbox: config.smtpUrl && config.sms ? null : container.get(OPENED).inbox,
  });
}
