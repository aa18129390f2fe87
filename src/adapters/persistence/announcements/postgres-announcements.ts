import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Announcements } from '../../../application/announcements/ports.js';
import { Announcement } from '../../../domain/announcements/announcement.js';
import { Records } from '../records.js';
import { removeBatch } from '../remove-batch.js';
import { AnnouncementRecord } from './announcement.mapping.js';

const MOST_DUE = 20;

export class PostgresAnnouncements implements Announcements {
  private readonly records;

  constructor(private readonly em: EntityManager) {
    this.records = new Records(em, AnnouncementRecord, Announcement);
  }

  find(id: number): Promise<Announcement | null> {
    return this.records.one(this.em.findOne(AnnouncementRecord, { id }, { disableIdentityMap: true }));
  }

  findForUpdate(id: number): Promise<Announcement | null> {
    return this.records.one(
      this.em.findOne(AnnouncementRecord, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),
    );
  }

  async save(announcement: Announcement): Promise<void> {
    await this.records.save(announcement);
  }

  async due(): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select id from announcements
       where status = 'sending' order by started_at, id limit ${MOST_DUE}`,
    );
    return rows.map(({ id }) => id);
  }

  removeBefore(before: Date, limit: number): Promise<number> {
    const isOver = `status in ('draft', 'sent', 'stopped') and greatest(changed_at, ended_at) < ?`;
    return removeBatch(this.em, 'announcements', isOver, [before], limit);
  }
}
