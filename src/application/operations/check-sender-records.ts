/** Reads texts from the DNS. */
export interface MailDns {
  /** The TXT records of a name, each in one text; none for a name that does not exist. @throws if the DNS does not answer in time */
  texts(name: string): Promise<readonly string[]>;
  /** Whether there is the name, or one below it (RFC 8020). @throws if the DNS does not answer in time */
  exists(name: string): Promise<boolean>;
}

/** The domains of the mails of an instance, in ASCII. */
export interface MailDomains {
  /** Of the visible sender, for which DKIM and DMARC speak. */
  readonly from: string;
  /** Of the address to which reports return, for which SPF speaks. */
  readonly envelope: string;
}

export interface SenderRecord {
  /** `wrong` protects nothing: two records where one is allowed, a revoked key, or an SPF record that allows everyone. */
  readonly state: 'found' | 'missing' | 'wrong' | 'unknown';
  /** The name that was asked for. */
  readonly name: string;
  /** Null unless it was found. */
  readonly record: string | null;
}

export interface SenderRecords {
  readonly spf: SenderRecord;
  readonly dkim: SenderRecord;
  readonly dmarc: SenderRecord;
}

/** Of Google, Microsoft 365 and what mail servers have as default. */
const USUAL_SELECTORS = ['google', 'selector1', 'selector2', 'default', 'dkim', 'mail', 'k1', 's1'] as const;
/** A record of DMARC of a parent domain speaks for its subdomains; more labels are not followed. */
const MOST_PARENTS = 5;

/** Reads SPF, DKIM and DMARC, by which receivers tell the mails of the sender's domain from forged ones. */
export class CheckSenderRecords {
  constructor(
    private readonly dns: MailDns,
    private readonly domains: MailDomains,
  ) {}

  /** @param dkimSelector null: the usual ones are tried, of which the first with a key counts */
  async execute(dkimSelector: string | null): Promise<SenderRecords> {
    const [spf, dkim, dmarc] = await Promise.all([
      this.read(this.domains.envelope, readSpf),
      this.readFirst(
        (dkimSelector === null ? USUAL_SELECTORS : [dkimSelector]).map(
          (selector) => `${selector}.${this.keys}`,
        ),
        readDkim,
      ),
      this.readFirst(
        parentsOf(this.domains.from).map((domain) => `_dmarc.${domain}`),
        (texts) => readOnly(texts, /^v=DMARC1\s*;/i),
      ),
    ]);
    return { spf, dkim, dmarc };
  }

  /** Whether there is a DKIM key under any selector. @throws if the DNS does not answer in time */
  hasKeys(): Promise<boolean> {
    return this.dns.exists(this.keys);
  }

  /** The name below which the keys of DKIM are. */
  get keys(): string {
    return `_domainkey.${this.domains.from}`;
  }

  private async read(name: string, judge: Judge): Promise<SenderRecord> {
    try {
      return { name, ...judge(await this.dns.texts(name)) };
    } catch {
      return { name, state: 'unknown', record: null };
    }
  }

  /** The first record that there is; without one what is known of the first name. */
  private async readFirst(names: readonly string[], judge: Judge): Promise<SenderRecord> {
    const read = await Promise.all(names.map((name) => this.read(name, judge)));
    return (
      read.find(({ state }) => state === 'found' || state === 'wrong') ??
      read.find(({ state }) => state === 'unknown') ??
      read[0]!
    );
  }
}

type Judge = (texts: readonly string[]) => Pick<SenderRecord, 'state' | 'record'>;

/** A domain with several records of one kind counts as if it had none. */
function readOnly(texts: readonly string[], form: RegExp): ReturnType<Judge> {
  const [record, ...more] = texts.filter((text) => form.test(text));
  if (record === undefined) return { state: 'missing', record: null };
  return { state: more.length > 0 ? 'wrong' : 'found', record };
}

const readSpf: Judge = (texts) => {
  const read = readOnly(texts, /^v=spf1(\s|$)/i);
  return /\s\+?all\s*$/i.test(read.record ?? '') ? { ...read, state: 'wrong' } : read;
};

/** A key without content is revoked. */
const readDkim: Judge = (texts) => {
  const record = texts.find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined) return { state: 'missing', record: null };
  return { state: /(^|;)\s*p=\s*[^\s;]/i.test(record) ? 'found' : 'wrong', record };
};

/** The domain and the domains above it, without the top-level one. */
function parentsOf(domain: string): string[] {
  const labels = domain.split('.');
  return labels
    .slice(0, Math.max(labels.length - 1, 1))
    .map((_, at) => labels.slice(at).join('.'))
    .slice(0, MOST_PARENTS);
}
