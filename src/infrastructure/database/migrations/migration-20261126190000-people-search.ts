import { Migration } from '@mikro-orm/migrations';

/**
 * The search of people by any part of what they are called. Its index needs no extension, which a provider of PostgreSQL
 * may not offer: it holds the parts of three characters. Two spaces precede each word, so that one or two characters are
 * a part at its beginning.
 */
export class PeopleSearch extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create function search_text(written text) returns text language sql immutable strict parallel safe
      return '  ' || regexp_replace(lower(replace(replace(replace(
        translate(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')), '\s+', '  ', 'g')`);
    // The cost keeps the planner from computing the parts of every row where the index has them.
    this.addSql(`
      create function search_parts(searched text)
      returns text[] language sql immutable strict parallel safe cost 2000
      return array(select substr(searched, place, 3) from generate_series(1, char_length(searched) - 2) place)`);
    this.addSql(`
      create function person_search_text(first_name text, last_name text, username text, email text)
      returns text language sql immutable parallel safe
      return search_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(username, '')
        || ' ' || coalesce(email, ''))`);
    this.addSql(`
      create index users_found_by_part on users
        using gin (search_parts(person_search_text(first_name, last_name, username, email)))`);
    for (const name of ['name', 'last_name', 'username', 'email'])
      this.addSql(`drop index users_found_by_${name}`);
  }
}
