import { ArrayType } from '@mikro-orm/core';

/** A PostgreSQL `text[]`. Every entry is quoted, so that the text "null" is not read as null. */
export class TextListType extends ArrayType<string> {
  override convertToDatabaseValue(texts: string[] | null): string | null {
    const quoted = texts?.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`);
    return quoted ? `{${quoted.join(',')}}` : null;
  }

  override getColumnType(): string {
    return 'text[]';
  }
}
