import { Described, OneOf, Optional } from './fields.js';

/** The query of acts that end a wait or give up a seat. Their user may not know yet that the wait has led to a seat. */
export class DecidedWhileQuery {
  @Described('`waiting`: the user decided it without a seat, so it is refused where they have one now.')
  @Optional()
  @OneOf(['waiting'])
  while?: 'waiting';
}
