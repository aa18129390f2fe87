import type { CommunityTexts } from '../../domain/community/community-texts.js';

/** The texts with the number of times that they were saved; 0 where no admin has saved any. */
export interface CommunityRecord {
  readonly texts: CommunityTexts;
  readonly version: number;
}

export interface CommunityRecords {
  /** The one record of the instance; empty texts and version 0 where there is none. */
  find(): Promise<CommunityRecord>;
  /**
   * Saves the record if the stored version is still the one before it.
   * @returns whether it was saved
   */
  save(record: CommunityRecord, at: Date): Promise<boolean>;
}
