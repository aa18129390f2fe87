import { Migration } from '@mikro-orm/migrations';

/**
 * The search of people by any part of what they are called. Its index needs no extension, which a provider of PostgreSQL
 * may not offer: it holds each part of one to three characters, and longer texts are found by their parts of three.
 */
export class PeopleSearch extends Migration {
  override up(): void {
    this.addSql(String.raw`
      create function search_text(written text) returns text language sql immutable strict parallel safe
      return lower(replace(replace(replace(
        translate(regexp_replace(normalize(written, NFD), '[\u0300-\u036f]', '', 'g'), 'ØøŁłĐđı', 'OoLlDdi'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'))`);
    this.addSql(`
      create function search_parts(written text, shortest int)
      returns text[] language sql immutable strict parallel safe
      return (
        select coalesce(array_agg(distinct substr(whole, place, size)), '{}')
        from (select search_text(written)) texts (whole),
          generate_series(shortest, 3) size,
          generate_series(1, char_length(whole) - size + 1) place)`);
    this.addSql(`
      create function person_search_text(first_name text, last_name text, username text, email text)
      returns text language sql immutable parallel safe
      return coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(username, '')
        || ' ' || coalesce(email, '')`);
    this.addSql(`
      create index users_found_by_part on users
        using gin (search_parts(person_search_text(first_name, last_name, username, email), 1))`);
    for (const name of ['name', 'last_name', 'username', 'email'])
      this.addSql(`drop index users_found_by_${name}`);
  }
}
