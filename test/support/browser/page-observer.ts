import type { BrowserContext, ConsoleMessage, Route } from '@playwright/test';
import { isPagePath } from '../../../src/domain/server-and-browser/page-paths.js';

/** A rejected request is part of many stories and not an error of the page. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d /;

/** Whether it is a call of the API, or the page itself at a path that no page of the app has. */
function isRefusedOnPurpose(page: string | undefined, refused: string): boolean {
  const { pathname } = new URL(refused);
  return pathname.startsWith('/api/') || (refused === page && !isPagePath(pathname));
}

/** The URL prefixes that a story mocks, per browser context. */
const standIns = new WeakMap<BrowserContext, Set<string>>();

/** Mocks all URLs with this prefix, which its pages may request from now on. */
export async function mockHost(
  context: BrowserContext,
  beginning: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  standIns.set(context, (standIns.get(context) ?? new Set()).add(beginning));
  await context.route(({ href }) => href.startsWith(beginning), answer);
}

/**
 * Observes a browser: requests to other hosts, console errors (including violations of the content security policy) and
 * uncaught exceptions. It does not intercept requests, which would disable the browser's cache.
 */
export class PageObserver {
  private readonly seen: string[] = [];
  private readonly forgiven: RegExp[] = [];

  /** @param origin the only origin that pages may request, except for mocked URLs */
  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    context.on('request', (request) => this.meet('request', request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => this.meet('socket', socket.url())));
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => this.seen.push(`uncaught ${String(error.error())}`));
  }

  /** Ignores a complaint that the story causes intentionally. */
  forgive(complaint: RegExp): void {
    this.forgiven.push(complaint);
  }

  /** The complaints in order. */
  get complaints(): readonly string[] {
    return this.seen.filter((complaint) => !this.forgiven.some((pattern) => pattern.test(complaint)));
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'assert') return;
    const { url } = message.location();
    if (REFUSED_CALL.test(message.text()) && isRefusedOnPurpose(message.page()?.url(), url)) return;
    this.seen.push(`console: ${message.text()} ${url}`);
  }

  private meet(what: 'request' | 'socket', address: string): void {
    const { protocol, host } = new URL(address);
    if (['data:', 'blob:', 'about:'].includes(protocol) || host === new URL(this.origin).host) return;
    const answered = [...(standIns.get(this.context) ?? [])].some((beginning) =>
      address.startsWith(beginning),
    );
    if (!answered) this.seen.push(`${what} to ${address}`);
  }
}
