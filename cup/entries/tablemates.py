"""The engine of this product by its command `npm run -s tables`, which needs the repository and Node. It claims its own bound."""
import json
import pathlib
import subprocess
import sys
import tempfile

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SLOT = {"preferredDate": "2026-03-07", "preferredTime": "dinner", "venueType": "restaurant"}

with open(sys.argv[1], encoding="utf-8") as file:
    instance = json.load(file)
with tempfile.NamedTemporaryFile("w", suffix=".json") as people:
    json.dump([{**one, **SLOT} for one in instance["people"]], people)
    people.flush()
    command = ["npm", "run", "-s", "tables", "--", people.name, "--certificate"]
    run = subprocess.run(command, cwd=REPOSITORY, capture_output=True, text=True, check=False)
if run.returncode != 0:
    sys.exit(run.stderr)
result = json.loads(run.stdout)
tables = [table["members"] if isinstance(table, dict) else table for table in result["tables"]]
print(json.dumps({"instance": instance["name"], "tables": tables, "bound": result["certificate"]["atMost"]}))
