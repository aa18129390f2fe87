"""CP-SAT of OR-Tools (pip install ortools) as set packing over all allowed tables: most people first, then fewest of three."""
from world import SMALLEST, SitsOut, allowed_tables, enter

MOST_TABLES = 200_000


def solve(people):
    try:
        from ortools.sat.python import cp_model
    except ImportError:
        raise SitsOut("ortools is not installed") from None
    tables = allowed_tables(people, MOST_TABLES)
    model = cp_model.CpModel()
    chosen = [model.new_bool_var("") for _ in tables]
    at_tables = {}
    for table, variable in zip(tables, chosen):
        for one in table:
            at_tables.setdefault(one.id, []).append(variable)
    for variables in at_tables.values():
        model.add_at_most_one(variables)
    value = [len(people) * len(table) - (len(table) == SMALLEST) for table in tables]
    model.maximize(sum(points * variable for points, variable in zip(value, chosen)))
    solver = cp_model.CpSolver()
    # One worker and a limit of its deterministic time, so that two machines give the same tables.
    solver.parameters.num_workers = 1
    solver.parameters.random_seed = 1
    solver.parameters.max_deterministic_time = 10
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        raise SitsOut("no answer within its limit")
    return [table for table, variable in zip(tables, chosen) if solver.value(variable)]


enter(solve)
