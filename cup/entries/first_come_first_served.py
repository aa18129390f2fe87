"""Each person takes a seat at the first table that fits, or opens one. Tables that stay too small are dissolved."""
from world import LARGEST, enter, is_complete, may_join, units


def solve(people):
    tables, open_tables = [], []
    for unit in units(people):
        table = next((table for table in open_tables if may_join(table, unit)), None)
        if table is None:
            table = []
            tables.append(table)
            open_tables.append(table)
        table.extend(unit)
        if len(table) == LARGEST:
            open_tables = [other for other in open_tables if other is not table]
    return [table for table in tables if is_complete(table)]


enter(solve)
