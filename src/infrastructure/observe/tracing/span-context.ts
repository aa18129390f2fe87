import { ROOT_CONTEXT, type Span, SpanStatusCode, trace } from '@opentelemetry/api';

/** An error's message may have values, so only its class is recorded. */
export function markFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** The context of a child of `parent`. */
export const childOf = (parent: Span) => trace.setSpan(ROOT_CONTEXT, parent);
