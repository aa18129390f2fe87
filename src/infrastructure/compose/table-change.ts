import { SLOT_RUN_ENDED } from '../../application/seating/slot-run-ended.js';
import { AnswerTableChange } from '../../application/table-change/answer-table-change.js';
import { DROP_TABLE_CHANGE, DropTableChange } from '../../application/table-change/drop-table-change.js';
import type { TableChangePorts } from '../../application/table-change/ports.js';
import { ProposeTableChanges } from '../../application/table-change/propose-table-changes.js';
import type { Background, Shared } from './shared.js';

export function composeTableChange(shared: Shared, given: Omit<TableChangePorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const dropTableChange = new DropTableChange(ports);
  const background: Background = {
    handlers: {
      [SLOT_RUN_ENDED]: new ProposeTableChanges(ports, dropTableChange),
      [DROP_TABLE_CHANGE]: dropTableChange,
    },
  };
  return { answerTableChange: new AnswerTableChange(ports), background };
}
