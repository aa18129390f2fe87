import { type CommunityTexts, NO_COMMUNITY_TEXTS } from '../../domain/community/community-texts.js';
import type { CommunityRecords } from './ports.js';

/** The settings that apply where admins have saved nothing. */
export interface CommunityDefaults {
  readonly name: string;
  readonly contactEmail: string | null;
}

/** What members see: the texts of the admins, completed by the settings. */
export interface ShownCommunity extends CommunityTexts {
  readonly name: string;
}

/**
 * The community as this process shows it. It is read from memory, because every page and every mail names it; each
 * process reads the record again every few seconds. See ADR 50.
 */
export class CurrentCommunity {
  private texts = NO_COMMUNITY_TEXTS;
  private lastStarted = 0;
  private lastApplied = 0;

  constructor(
    private readonly records: Pick<CommunityRecords, 'find'>,
    readonly defaults: CommunityDefaults,
  ) {}

  get shown(): ShownCommunity {
    const { name, contactEmail } = this.defaults;
    return {
      ...this.texts,
      name: this.texts.name ?? name,
      contactEmail: this.texts.contactEmail ?? contactEmail,
    };
  }

  /** The name that an admin saved; null where the setting applies. */
  get savedName(): string | null {
    return this.texts.name;
  }

  /** Reads the record again. A read that was overtaken by a later one is ignored. */
  async refresh(): Promise<void> {
    const turn = ++this.lastStarted;
    const { texts } = await this.records.find();
    if (turn < this.lastApplied) return;
    this.lastApplied = turn;
    this.texts = texts;
  }
}
