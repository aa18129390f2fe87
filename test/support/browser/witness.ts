import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** An answer of the product that refuses something is part of many stories and no fault of the page. */
const REFUSED_CALL = /^Failed to load resource: the server responded with a status of 4\d\d /;

/**
 * Watches everything that happens in a browser and lets none of it reach beyond the product: requests to other hosts,
 * errors on the console (violations of the content security policy among them) and uncaught exceptions.
 */
export class Witness {
  private readonly seen: string[] = [];
  private readonly forgiven: RegExp[] = [];

  private constructor(private readonly origin: string) {}

  /** @param origin the only one that pages may talk to */
  static async of(context: BrowserContext, origin: string): Promise<Witness> {
    const witness = new Witness(origin);
    await context.route(
      (url) => !witness.isOwn(url.href),
      (route) => {
        witness.seen.push(`request to ${route.request().url()}`);
        return route.abort();
      },
    );
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        if (!witness.isOwn(socket.url())) witness.seen.push(`socket to ${socket.url()}`);
      });
    });
    context.on('console', (message) => witness.hear(message));
    context.on('weberror', (error) => witness.seen.push(`uncaught ${String(error.error())}`));
    return witness;
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

  private isOwn(address: string): boolean {
    const { protocol, host } = new URL(address);
    return ['data:', 'blob:', 'about:'].includes(protocol) || host === new URL(this.origin).host;
  }
}
