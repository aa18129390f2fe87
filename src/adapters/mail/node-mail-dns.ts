import { Resolver } from 'node:dns/promises';
import type { MailDns } from '../../application/operations/check-sender-records.js';

const MOST_RECORDS = 50;
const LONGEST_RECORD = 2000;
const NO_SUCH_NAME = 'ENOTFOUND';
/** A name without records of the type that was asked for. */
const NO_RECORDS = 'ENODATA';

interface DnsOptions {
  /** Addresses of DNS servers; by default those of the machine. */
  readonly servers?: readonly string[];
  /** Timeout of one try, of which there are two, in milliseconds; 2,000 by default. */
  readonly timeoutMs?: number;
}

/** Asks the DNS servers of the machine. */
export class NodeMailDns implements MailDns {
  private readonly resolver: Resolver;

  constructor({ servers, timeoutMs = 2000 }: DnsOptions = {}) {
    this.resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
    if (servers) this.resolver.setServers(servers);
  }

  async texts(name: string): Promise<string[]> {
    return (await this.find(name)) ?? [];
  }

  async exists(name: string): Promise<boolean> {
    return (await this.find(name)) !== null;
  }

  /** Null for a name that does not exist. */
  private async find(name: string): Promise<string[] | null> {
    try {
      const records = await this.resolver.resolveTxt(name);
      return records.slice(0, MOST_RECORDS).map((parts) => parts.join('').slice(0, LONGEST_RECORD));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === NO_SUCH_NAME) return null;
      if (code === NO_RECORDS) return [];
      throw error;
    }
  }
}
