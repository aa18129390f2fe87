import { CompatibilityGraph } from '../../../src/domain/seating/graph/compatibility-graph.js';
import { connectedComponents } from '../../../src/domain/seating/graph/components.js';
import type { SeatingProblem } from '../../../src/domain/seating/model/problem.js';
import { seatingRules } from '../../../src/domain/seating/model/rules.js';
import { Assignment } from '../../../src/domain/seating/search/assignment.js';
import { constructTables } from '../../../src/domain/seating/search/construction.js';

/** An assignment for each component of a problem: empty, or with the tables of the construction heuristic. */
export function assignmentsOf(problem: SeatingProblem, isConstructed = false): Assignment[] {
  const rules = seatingRules(problem.pass, problem.patienceSeconds);
  return connectedComponents(problem, rules).map((component) => {
    const assignment = new Assignment(new CompatibilityGraph(component, rules));
    if (isConstructed) constructTables(assignment);
    return assignment;
  });
}
