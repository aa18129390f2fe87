import type { AdvanceTables } from '../../application/match/advance-tables.js';
import type { LeavingTables } from '../../application/match/leaving-tables.js';
import type { Matches } from '../../application/match/ports.js';
import type { MatchingRequests, WaitingInSlots } from '../../application/matching-request/ports.js';
import { FinalizeSlot } from '../../application/seating/finalize-slot.js';
import { FindDueSlots } from '../../application/seating/find-due-slots.js';
import { FindOutlook } from '../../application/seating/find-outlook.js';
import { FindPool } from '../../application/seating/find-pool.js';
import { FormTablesInSlot } from '../../application/seating/form-tables-in-slot.js';
import { OnProfileChanged } from '../../application/seating/on-profile-changed.js';
import { PlanSeating } from '../../application/seating/plan-seating.js';
import type {
  FinalRuns,
  OpenSlots,
  SeatingEngine,
  SlotLocks,
  SlotSnapshots,
} from '../../application/seating/ports.js';
import { PreviewTables } from '../../application/seating/preview-tables.js';
import { purgeSeatingRuns } from '../../application/seating/purge-seating-runs.js';
import { RequestRun } from '../../application/seating/request-run.js';
import { RunMatching } from '../../application/seating/run-matching.js';
import { SaveTables } from '../../application/seating/save-tables.js';
import { SeatUsers } from '../../application/seating/seat-users.js';
import type { SeatingRuns } from '../../application/seating/seating-runs.js';
import { SlotTransaction } from '../../application/seating/slot-transaction.js';
import { type WaitingPeople, WaitingSnapshots } from '../../application/seating/waiting-snapshots.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly matches: Matches;
  readonly requests: MatchingRequests;
  readonly slots: SlotLocks & SlotSnapshots & FinalRuns & WaitingInSlots;
  readonly openSlots: OpenSlots;
  readonly runs: SeatingRuns;
  readonly engine: SeatingEngine;
  readonly leavingTables: LeavingTables;
  readonly advanceTables: AdvanceTables;
  readonly patienceSeconds: number;
  readonly debounceMs: number;
}

export function composeSeating(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, realtime, audit, clock } = shared;
  const { matches, requests, slots, runs, leavingTables, patienceSeconds } = ports;
  const planSeating = new PlanSeating(slots, ports.engine, clock, patienceSeconds);
  const slotTransaction = new SlotTransaction(unitOfWork, slots, requests, clock);
  const saveTables = new SaveTables(unitOfWork, slotTransaction, matches, realtime, clock);
  const seatUsers = new SeatUsers(unitOfWork, planSeating, saveTables, runs, clock);
  const formTables = new FormTablesInSlot(seatUsers, slots, jobs, clock, patienceSeconds);
  const previewTables = new PreviewTables(planSeating, clock);
  const requestRun = new RequestRun(jobs, ports.debounceMs);
  const finalizeSlot = new FinalizeSlot(
    unitOfWork,
    seatUsers,
    slots,
    matches,
    ports.advanceTables,
    jobs,
    realtime,
    clock,
  );
  const onProfileChanged = new OnProfileChanged(slots, leavingTables, requestRun, clock);
  const handlers = {
    requestRun,
    onProfileChanged,
    formTables,
    finalizeSlot,
    findDueSlots: new FindDueSlots(slots, jobs, clock),
    purgeSeatingRuns: purgeSeatingRuns(runs, clock),
  };
  const runMatching = new RunMatching(ports.openSlots, formTables, previewTables, unitOfWork, audit, clock);
  return { runMatching, requestRun, slotTransaction, handlers };
}

interface InsightPorts {
  readonly waitingPeople: WaitingPeople;
}

/** What members and staff may ask the engine without seating anybody. */
export function composeSeatingInsight({ limiter, clock }: Shared, { waitingPeople }: InsightPorts) {
  const snapshots = new WaitingSnapshots(waitingPeople, clock);
  return {
    findOutlook: new FindOutlook(waitingPeople, snapshots, limiter, clock),
    findPool: new FindPool(waitingPeople, snapshots, limiter, clock),
  };
}
