import { compareObjectives, type ObjectiveValue } from '../model/objective.js';
import type { Assignment } from '../search/assignment.js';
import { evaluate, type LinearExpression } from './lp-formulation.js';
import {
  applyColumns,
  columnsOf,
  isFeasibleAssignment,
  keyOf,
  objectiveOfColumns,
  type TableColumn,
} from './table-column.js';

/** The best feasible solution so far. Every new one is verified, and its objective only improves. */
export class Incumbent {
  columns: readonly TableColumn[];
  objective: ObjectiveValue;
  private isImproved = false;

  constructor(private readonly assignment: Assignment) {
    this.columns = columnsOf(assignment);
    this.objective = objectiveOfColumns(this.columns);
  }

  evaluate(expression: LinearExpression): number {
    return this.columns.reduce((sum, column) => sum + evaluate(expression, column), 0);
  }

  satisfiesFloor(floor: number): boolean {
    return this.objective.worst >= floor - 1e-6;
  }

  /** The incumbent as values of these columns: 1 for its own, 0 for others. */
  primalOf(columns: readonly TableColumn[]): number[] {
    const keys = new Set(this.columns.map(keyOf));
    return columns.map((column) => (keys.has(keyOf(column)) ? 1 : 0));
  }

  /** Replaces the incumbent if the solution is feasible and better. */
  tryImprove(columns: readonly TableColumn[] | null): void {
    if (!columns || !isFeasibleAssignment(this.assignment, columns)) return;
    const objective = objectiveOfColumns(columns);
    if (compareObjectives(objective, this.objective) <= 0) return;
    [this.columns, this.objective, this.isImproved] = [columns, objective, true];
  }

  /** Writes the incumbent to the assignment, unless it is the initial one. */
  apply(): void {
    if (this.isImproved) applyColumns(this.assignment, this.columns);
  }
}
