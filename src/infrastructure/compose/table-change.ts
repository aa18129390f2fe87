import type { SystemMessages } from '../../application/chat/system-messages.js';
import type { MatchMails } from '../../application/match/match-mails.js';
import type { Matches } from '../../application/match/ports.js';
import type { SlotLocks, SlotSnapshots } from '../../application/seating/ports.js';
import { SLOT_RUN_ENDED } from '../../application/seating/slot-run-ended.js';
import type { SlotTransaction } from '../../application/seating/slot-transaction.js';
import { AnswerTableChange } from '../../application/table-change/answer-table-change.js';
import { DROP_TABLE_CHANGE, DropTableChange } from '../../application/table-change/drop-table-change.js';
import { OnMembersMoved } from '../../application/table-change/on-members-moved.js';
import type { TableChanges } from '../../application/table-change/ports.js';
import { ProposeTableChanges } from '../../application/table-change/propose-table-changes.js';
import { SaveTableChange } from '../../application/table-change/save-table-change.js';
import { TableChangeNotice } from '../../application/table-change/table-change-notice.js';
import type { Background, Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly tableChanges: TableChanges;
  readonly slots: SlotLocks & SlotSnapshots;
  readonly slotTransaction: SlotTransaction;
  readonly systemMessages: SystemMessages;
  readonly matchMails: MatchMails;
}

export function composeTableChange(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, realtime, limiter, clock } = shared;
  const { matches, tableChanges, slots, slotTransaction, systemMessages, matchMails } = ports;
  const dropTableChange = new DropTableChange(unitOfWork, matches, tableChanges, slots, realtime, clock);
  const notice = new TableChangeNotice(systemMessages, matchMails, jobs, realtime, clock);
  const saveTableChange = new SaveTableChange(unitOfWork, matches, tableChanges, slots, notice, clock);
  const background: Background = {
    handlers: {
      'members-moved': new OnMembersMoved(unitOfWork, matches, systemMessages),
      [SLOT_RUN_ENDED]: new ProposeTableChanges(tableChanges, slots, dropTableChange, saveTableChange, clock),
      [DROP_TABLE_CHANGE]: dropTableChange,
    },
  };
  return {
    answerTableChange: new AnswerTableChange(
      unitOfWork,
      matches,
      tableChanges,
      slotTransaction,
      realtime,
      limiter,
      clock,
    ),
    background,
  };
}
