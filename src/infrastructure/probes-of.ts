import type { Router } from 'express';
import type { Container } from 'inversify';
import * as t from './di/tokens.js';
import type { Metrics } from './metrics.js';
import { probes } from './probes.js';

/** The probes of a process. */
export function probesOf(container: Container, metrics: Metrics): Router {
  const config = container.get(t.CONFIG);
  return probes({
    pool: container.get(t.POOL),
    metrics,
    production: config.production,
    metricsNetworks: config.metricsNetworks,
    metricsToken: config.metricsToken,
    appName: config.appName,
    inbox: config.smtpUrl && config.sms ? null : container.get(t.INBOX),
  });
}
