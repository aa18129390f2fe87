import { FinalRun } from '../../application/seating/final-run.js';
import { FindOutlook } from '../../application/seating/find-outlook.js';
import { FormTablesInSlot } from '../../application/seating/form-tables-in-slot.js';
import { OnProfileChanged } from '../../application/seating/on-profile-changed.js';
import { PlanSeating } from '../../application/seating/plan-seating.js';
import type { SeatingPorts } from '../../application/seating/ports.js';
import { RequestRun } from '../../application/seating/request-run.js';
import { RunMatching } from '../../application/seating/run-matching.js';
import { SaveTables } from '../../application/seating/save-tables.js';
import { SeatUsers } from '../../application/seating/seat-users.js';
import { SlotTransaction } from '../../application/seating/slot-transaction.js';
import { type WaitingPeople, WaitingSnapshots } from '../../application/seating/waiting-snapshots.js';
import { Purge } from '../../application/shared/purge.js';
import { DAY_MS } from '../../domain/shared/durations.js';
import type { Shared } from './shared.js';

/** Days for which the statistics of runs are kept. */
const RUN_DAYS = 90;

export function composeSeating(shared: Shared, given: Omit<SeatingPorts, keyof Shared>) {
  const ports = { ...given, ...shared };
  const { unitOfWork, matches, requests, slots, runs, jobs, realtime, clock, patienceSeconds } = ports;
  const planSeating = new PlanSeating(slots, ports.engine, clock, patienceSeconds);
  const slotTransaction = new SlotTransaction(unitOfWork, slots, requests, clock);
  const saveTables = new SaveTables(unitOfWork, slotTransaction, matches, realtime, clock);
  const seatUsers = new SeatUsers(unitOfWork, planSeating, saveTables, runs, clock);
  const formTables = new FormTablesInSlot(seatUsers, slots, jobs, clock, patienceSeconds);
  const requestRun = new RequestRun(jobs, ports.debounceMs);
  const finalRun = new FinalRun(ports, seatUsers);
  const handlers = {
    requestRun,
    onProfileChanged: new OnProfileChanged(slots, ports.leavingTables, requestRun, clock),
    formTables,
    finalizeSlot: finalRun,
    findDueSlots: { execute: () => finalRun.queueDue() },
    purgeSeatingRuns: new Purge(clock, RUN_DAYS * DAY_MS, (before, limit) =>
      runs.removeBefore(before, limit),
    ),
  };
  return {
    runMatching: new RunMatching(ports, formTables, planSeating),
    requestRun,
    slotTransaction,
    handlers,
  };
}

interface InsightPorts {
  readonly waitingPeople: WaitingPeople;
}

/** What members and staff may ask the engine without seating anybody. */
export function composeSeatingInsight({ limiter, clock }: Shared, { waitingPeople }: InsightPorts) {
  const snapshots = new WaitingSnapshots(waitingPeople, clock);
  return { findOutlook: new FindOutlook(waitingPeople, snapshots, limiter, clock) };
}
