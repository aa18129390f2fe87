import type { BrowserContext, ConsoleMessage, Route } from '@playwright/test';

/** An answer of the product that refuses something is part of many stories and no fault of the page. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d /;

/** How the addresses begin that a story answers itself, in each browser. */
const standIns = new WeakMap<BrowserContext, Set<string>>();

/** From now on the story answers at all addresses that begin so, and its pages may ask there. */
export async function standInFor(
  context: BrowserContext,
  beginning: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  standIns.set(context, (standIns.get(context) ?? new Set()).add(beginning));
  await context.route(({ href }) => href.startsWith(beginning), answer);
}

/**
 * Watches what happens in a browser: requests to other hosts, errors on the console (violations of the content security
 * policy among them) and uncaught exceptions. It intercepts nothing: that would cost the browser its cache.
 */
export class Witness {
  private readonly seen: string[] = [];
  private readonly forgiven: RegExp[] = [];

  /** @param origin the only one that pages may talk to, but for those that the story stands in for */
  constructor(
    private readonly context: BrowserContext,
    private readonly origin: string,
  ) {
    context.on('request', (request) => this.meet('request', request.url()));
    context.on('page', (page) => page.on('websocket', (socket) => this.meet('socket', socket.url())));
    context.on('console', (message) => this.hear(message));
    context.on('weberror', (error) => this.seen.push(`uncaught ${String(error.error())}`));
  }

  /** Lets pass what the story provokes on purpose. */
  forgive(complaint: RegExp): void {
    this.forgiven.push(complaint);
  }

  /** What should not have happened, in the order in which it did. */
  get complaints(): readonly string[] {
    return this.seen.filter((complaint) => !this.forgiven.some((pattern) => pattern.test(complaint)));
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'assert') return;
    const { url } = message.location();
    if (REFUSED_CALL.test(message.text()) && new URL(url).pathname.startsWith('/api/')) return;
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
