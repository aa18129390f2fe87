import type { Router } from 'express';
import type { Container } from 'inversify';
import * as t from './di/tokens.js';
import { VERIFICATION_QUERIES } from './di/trust-score.module.js';
import { Metrics } from './metrics.js';
import { probes } from './probes.js';

/** The probes of a process, with the metrics of its components. */
export function probesOf(container: Container, openSockets: () => number): Router {
  const config = container.get(t.CONFIG);
  const bus = container.get(t.BUS_METRICS);
  return probes({
    pool: container.get(t.POOL),
    metrics: new Metrics(
      openSockets,
      () => container.get(VERIFICATION_QUERIES).countFilesKeptPast(container.get(t.CLOCK).now()),
      [
        container.get(t.SECURITY_LOG).counter,
        container.get(t.TEXT_BUDGET_ALARM).counter,
        container.get(t.FILE_ALARM).counter,
        bus.lost,
        // A worker receives no signals.
        ...(config.roles === 'worker' ? [] : [bus.connected]),
        ...container.getAll(t.METRICS),
      ],
    ),
    production: config.production,
    metricsNetworks: config.metricsNetworks,
    appName: config.appName,
    inbox: config.smtpUrl && config.sms ? null : container.get(t.INBOX),
  });
}
