import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { Tracing } from './tracing.js';

/** Requests of monitoring, which would be most of the traces of a quiet server. */
const PROBES = new Set(['/healthz', '/livez', '/readyz', '/metrics']);

/**
 * A `traceparent` header is ignored: a client could choose what is recorded. A path may have ids and tokens, so it is
 * replaced by the pattern of its route.
 */
export function tracedRequests(tracer: Tracer, active: AsyncLocalStorage<Span>): Tracing['requests'] {
  return (listener, paths) => (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0]!;
    if (PROBES.has(path)) return listener(request, response);
    const method = request.method ?? 'GET';
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, ROOT_CONTEXT);
    response.once('close', () => {
      const route = routeOf(request) ?? (paths.has(path) ? path : 'other');
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
      });
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    active.run(span, () => listener(request, response));
  };
}

function routeOf(request: IncomingMessage): string | undefined {
  const { route, baseUrl = '' } = request as { route?: { path?: unknown }; baseUrl?: string };
  return typeof route?.path === 'string' ? `${baseUrl}${route.path}` : undefined;
}
