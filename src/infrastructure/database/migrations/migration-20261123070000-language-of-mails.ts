import { Migration } from '@mikro-orm/migrations';

/** The language of the mails to a user. The default is for accounts that exist and for the previous release. */
export class LanguageOfMails extends Migration {
  override up(): void {
    this.addSql(`alter table users add column language text not null default 'en'`);
    this.addSql(`alter table pending_registrations add column language text not null default 'en'`);
  }
}
