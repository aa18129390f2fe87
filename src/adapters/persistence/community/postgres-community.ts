import type { EntityManager } from '@mikro-orm/postgresql';
import type { CommunityRecord, CommunityRecords } from '../../../application/community/ports.js';
import { type CommunityTexts, NO_COMMUNITY_TEXTS } from '../../../domain/community/community-texts.js';

type Row = CommunityTexts & { readonly version: number };

export class PostgresCommunity implements CommunityRecords {
  constructor(private readonly em: EntityManager) {}

  async find(): Promise<CommunityRecord> {
    const [row] = await this.em.execute<Row[]>(
      `select version, name, contact_email as "contactEmail", contact_link as "contactLink",
         contact_text as "contactText", house_rules as "houseRules"
       from community`,
    );
    if (!row) return { texts: NO_COMMUNITY_TEXTS, version: 0 };
    const { version, ...texts } = row;
    return { texts, version };
  }

  /** The version decides under the lock of the row, so that of two admins who save at the same time one is refused. */
  async save({ texts, version }: CommunityRecord, at: Date): Promise<boolean> {
    const { name, contactEmail, contactLink, contactText, houseRules } = texts;
    const rows = await this.em.execute<object[]>(
      `insert into community
         (id, version, name, contact_email, contact_link, contact_text, house_rules, changed_at)
       select 1, ?, ?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), ?
       where ? = 1 or exists (select 1 from community)
       on conflict (id) do update set version = excluded.version, name = excluded.name,
         contact_email = excluded.contact_email, contact_link = excluded.contact_link,
         contact_text = excluded.contact_text, house_rules = excluded.house_rules,
         changed_at = excluded.changed_at
       where community.version = excluded.version - 1
       returning id`,
      [version, name, contactEmail, contactLink, contactText, JSON.stringify(houseRules), at, version],
    );
    return rows.length === 1;
  }
}
