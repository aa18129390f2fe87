import type { Container } from 'inversify';
import { exportRoutes } from '../adapters/http/admin/export.routes.js';
import type { Route } from '../adapters/http/route.js';
import { AuditedReads } from '../application/audit/audited-reads.js';
import { CONTEXT_REGISTRATION } from './di/tokens.js';

/** The routes of all contexts, and the exports of their lists. */
export function routesOf(container: Container): Route[] {
  const routes = container.getAll(CONTEXT_REGISTRATION).flatMap((registration) => registration.routes);
  return [...routes, ...exportRoutes(routes, container.get(AuditedReads))];
}
