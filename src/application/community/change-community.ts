import { CommunityChangedMeanwhile } from '../../domain/community/community-errors.js';
import { communityTextsFrom, type CommunityTexts } from '../../domain/community/community-texts.js';
import type { AuditLog } from '../audit/audit-log.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { CurrentCommunity } from './current-community.js';
import type { CommunityRecord, CommunityRecords } from './ports.js';

export interface ChangeCommunityCommand {
  readonly actorId: number;
  /** The version that the admin has edited. */
  readonly version: number;
  readonly texts: CommunityTexts;
}

/** Saves the name, the contact and the house rules, unless another admin has saved them since they were read. */
export class ChangeCommunity {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly records: CommunityRecords,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly current: Pick<CurrentCommunity, 'refresh'>,
  ) {}

  /** @throws CommunityTextNotAllowed, CommunityChangedMeanwhile */
  async execute({ actorId, version, texts }: ChangeCommunityCommand): Promise<CommunityRecord> {
    const wanted = communityTextsFrom(texts);
    const saved = await this.unitOfWork.run(async () => {
      const stored = await this.records.find();
      const changed = changedFields(stored.texts, wanted);
      // Also what a request finds whose first attempt was saved, and its answer lost.
      if (changed.length === 0) return stored;
      const next = { texts: wanted, version: version + 1 };
      if (!(await this.records.save(next, this.clock.now()))) throw new CommunityChangedMeanwhile();
      const details = { version: next.version, fields: changed.join(', ') };
      await this.auditLog.write({ actorId, action: 'community.changed', target: null, details });
      return next;
    });
    await this.current.refresh();
    return saved;
  }
}

const changedFields = (before: CommunityTexts, after: CommunityTexts): string[] =>
  (Object.keys(after) as Array<keyof CommunityTexts>).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
