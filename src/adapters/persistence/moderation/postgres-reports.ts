import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Reports } from '../../../application/moderation/ports.js';
import type { Events } from '../../../application/shared/ports.js';
import {
  Report,
  SAFETY_REASONS,
  type ReportEvent,
  type ReportKind,
  type ReportSource,
} from '../../../domain/moderation/report.js';
import { Records } from '../records.js';
import { ReportRecord } from './report.mapping.js';
import { isUndecidedSql } from '../status-sql.js';

const PICTURE = `evidence -> 'profile' ->> 'profileImageUrl'`;

export class PostgresReports implements Reports {
  private readonly records;

  constructor(
    private readonly em: EntityManager,
    private readonly events: Events<ReportEvent>,
  ) {
    this.records = new Records(em, ReportRecord, Report);
  }

  async add(report: Report): Promise<void> {
    await this.records.save(report);
    report.announce();
    await this.save(report);
  }

  async save(report: Report): Promise<void> {
    await this.records.save(report);
    await this.events.publish(report.pullEvents());
  }

  find(id: number): Promise<Report | null> {
    return this.records.one(this.em.findOne(ReportRecord, { id }, { disableIdentityMap: true }));
  }

  findForUpdate(id: number): Promise<Report | null> {
    return this.records.one(
      this.em.findOne(ReportRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
  }

  openOf(
    reporterId: number,
    kind: ReportKind,
    targetId: number,
    source: ReportSource,
  ): Promise<Array<Pick<Report, 'reason' | 'note'>>> {
    return this.em.execute(
      `select reason, note from reports where reporter_id = ? and kind = ? and target_id = ? and source = ?
         and ${isUndecidedSql('status')} order by submitted_at desc limit 200`,
      [reporterId, kind, targetId, source],
    );
  }

  async isReferenced(address: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(`select 1 from reports where ${PICTURE} = ? limit 1`, [
      address,
    ]);
    return rows.length > 0;
  }

  async isOnlyEvidence(ownerId: number, address: string): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select 1 from reports where about_user_id = ? and ${PICTURE} = ?
         and not exists (select from users where id = about_user_id and profile_image_url = ?) limit 1`,
      [ownerId, address, address],
    );
    return rows.length > 0;
  }

  async eraseEvidenceDecidedBefore(
    instant: Date,
    limit: number,
  ): Promise<{ erased: number; pictures: string[] }> {
    const due = await this.em.execute<Array<{ id: number; picture: string | null }>>(
      `select id, ${PICTURE} as picture from reports
       where decided_at < ?::timestamptz and evidence is not null order by decided_at limit ? for update`,
      [instant, limit],
    );
    await this.em.execute(
      `update reports set evidence = null, note = null, version = version + 1 where id = any (?::int[])`,
      [`{${due.map(({ id }) => id).join(',')}}`],
    );
    const shown = new Set(due.flatMap(({ picture }) => picture ?? []));
    return { erased: due.length, pictures: await this.unreferenced([...shown]) };
  }

  async removeUndecidedBefore(instant: Date, limit: number): Promise<{ erased: number; pictures: string[] }> {
    const gone = await this.em.execute<Array<{ picture: string | null }>>(
      `delete from reports where id in (
         select id from reports
         where submitted_at < ?::timestamptz and ${isUndecidedSql('status')}
           and reason not in (select jsonb_array_elements_text(?::jsonb))
         order by submitted_at limit ? for update skip locked)
       returning ${PICTURE} as picture`,
      [instant, JSON.stringify(SAFETY_REASONS), limit],
    );
    const shown = new Set(gone.flatMap(({ picture }) => picture ?? []));
    return { erased: gone.length, pictures: await this.unreferenced([...shown]) };
  }

  private async unreferenced(pictures: readonly string[]): Promise<string[]> {
    const rows = await this.em.execute<Array<{ address: string }>>(
      `select address from jsonb_array_elements_text(?::jsonb) address
       where not exists (select from users where profile_image_url = address)
         and not exists (select from reports where ${PICTURE} = address)`,
      [JSON.stringify(pictures)],
    );
    return rows.map(({ address }) => address);
  }
}
