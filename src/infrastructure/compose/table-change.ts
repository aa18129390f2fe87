import { AnswerTableChange } from '../../application/table-change/answer-table-change.js';
import { DropTableChange } from '../../application/table-change/drop-table-change.js';
import type { TableChangePorts } from '../../application/table-change/ports.js';
import { ProposeTableChanges } from '../../application/table-change/propose-table-changes.js';
import type { Shared } from './shared.js';

export function composeTableChange(shared: Shared, given: Omit<TableChangePorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const dropTableChange = new DropTableChange(ports);
  const handlers = {
    proposeTableChanges: new ProposeTableChanges(ports, dropTableChange),
    dropTableChange,
  };
  return { answerTableChange: new AnswerTableChange(ports), handlers };
}
