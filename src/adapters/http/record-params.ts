import { FromText, Id } from './fields.js';

/** The parameter of a path with one `:id`. */
export class RecordParams {
  @FromText()
  @Id()
  id!: number;
}
