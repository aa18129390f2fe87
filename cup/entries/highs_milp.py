"""HiGHS (pip install highspy) as a plain MILP, set packing over all allowed tables: most people first, then fewest of three."""
from world import SMALLEST, SitsOut, allowed_tables, enter

MOST_TABLES = 200_000


def solve(people):
    try:
        import highspy
    except ImportError:
        raise SitsOut("highspy is not installed") from None
    tables = allowed_tables(people, MOST_TABLES)
    model = highspy.Highs()
    for option, value in {"output_flag": False, "threads": 1, "random_seed": 1, "mip_max_nodes": 2000}.items():
        model.setOptionValue(option, value)
    row = {one.id: at for at, one in enumerate(people)}
    for _ in people:
        model.addRow(-model.inf, 1.0, 0, [], [])
    for at, table in enumerate(tables):
        rows = [row[one.id] for one in table]
        value = len(people) * len(table) - (len(table) == SMALLEST)
        model.addCol(float(value), 0.0, 1.0, len(rows), rows, [1.0] * len(rows))
        model.changeColIntegrality(at, highspy.HighsVarType.kInteger)
    model.changeObjectiveSense(highspy.ObjSense.kMaximize)
    model.run()
    solution = model.getSolution()
    if not solution.value_valid:
        raise SitsOut("no answer within its limit")
    return [table for table, value in zip(tables, solution.col_value) if value > 0.5]


enter(solve)
