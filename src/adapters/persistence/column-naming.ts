import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** Columns in snake case; the underscore that marks a private field of a domain class is not part of the column. */
export class ColumnNaming extends UnderscoreNamingStrategy {
  override propertyToColumnName(property: string): string {
    return super.propertyToColumnName(property.replace(/^_/, ''));
  }
}
