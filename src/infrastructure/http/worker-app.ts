import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Container } from 'inversify';
import { HttpError, notThere } from '../../adapters/http/http-error.js';
import { metricsOf } from './metrics-of.js';
import { probesOf } from './probes-of.js';
import type { ServerSettings } from '../config/server-settings.js';

/** The HTTP side of a worker: health, readiness and metrics, and 404 for everything else. */
export function createWorkerApp(container: Container, { logger }: ServerSettings): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(
    probesOf(
      container,
      metricsOf(container, () => 0),
    ),
  );
  app.use(() => {
    throw notThere();
  });
  const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof HttpError)
      return void response.status(error.status).json({ message: error.message, code: error.code });
    logger.error({ err: error }, 'probe failed');
    response.status(500).json({ code: 'unexpected' });
  };
  app.use(answerError);
  return app;
}
