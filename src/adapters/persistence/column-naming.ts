import { UnderscoreNamingStrategy } from '@mikro-orm/core';

/** Maps properties to columns in snake case, without the leading underscore of private fields. */
export class ColumnNaming extends UnderscoreNamingStrategy {
  override propertyToColumnName(property: string): string {
    return super.propertyToColumnName(property.replace(/^_/, ''));
  }
}
