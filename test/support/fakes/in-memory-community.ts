import type { CommunityRecord, CommunityRecords } from '../../../src/application/community/ports.js';
import { NO_COMMUNITY_TEXTS } from '../../../src/domain/community/community-texts.js';
import type { Undoable } from './in-memory-rows.js';

export class InMemoryCommunity implements CommunityRecords, Undoable {
  record: CommunityRecord = { texts: NO_COMMUNITY_TEXTS, version: 0 };

  async find(): Promise<CommunityRecord> {
    return this.record;
  }

  async save(record: CommunityRecord): Promise<boolean> {
    if (record.version !== this.record.version + 1) return false;
    this.record = record;
    return true;
  }

  remember(): () => void {
    const { record } = this;
    return () => void (this.record = record);
  }
}
