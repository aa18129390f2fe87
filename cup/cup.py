#!/usr/bin/env python3
"""Runs entries on instances, scores their answers and prints a table: python3 cup.py [--seconds N] [--entries a,b] [--instances a,b]."""
import argparse
import os
import pathlib
import resource
import signal
import subprocess
import sys

from score import Refused, score

HERE = pathlib.Path(__file__).resolve().parent
ANSWERS = HERE / "answers"
SITS_OUT = 3


def run(entry, instance, answer, seconds):
    """@returns exit code, None when the CPU time was over; CPU seconds; peak memory of the largest process in MB"""
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))

    with open(answer, "wb") as output:
        process = subprocess.Popen([sys.executable, HERE / "entries" / f"{entry}.py", instance], stdout=output,
                                   stderr=subprocess.DEVNULL, preexec_fn=limit)
        _, status, usage = os.wait4(process.pid, 0)
    code = process.returncode = os.waitstatus_to_exitcode(status)
    is_over = code in (-signal.SIGXCPU, -signal.SIGKILL)
    return None if is_over else code, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def cells(entry, instance, seconds):
    """@returns the score and the columns after the entry's name"""
    answer = ANSWERS / f"{instance.stem}.{entry}.json"
    code, cpu, memory = run(entry, instance, answer, seconds)
    if code is None:
        return None, ["out of time", "", "", "", f"> {seconds}", f"{memory:.0f}"]
    if code == SITS_OUT:
        return None, ["sits out", "", "", "", "", ""]
    if code != 0:
        return None, ["failed", "", "", "", f"{cpu:.1f}", f"{memory:.0f}"]
    try:
        result = score(instance, answer)
    except Refused as error:
        return None, [f"refused: {error.rule}", "", "", "", f"{cpu:.1f}", f"{memory:.0f}"]
    shown = [result["seated"], result["small"], result["worst"], result["mean"]]
    return result, ["–" if value is None else str(value) for value in shown] + [f"{cpu:.1f}", f"{memory:.0f}"]


def main():
    names = sorted(path.stem for path in (HERE / "entries").glob("*.py") if path.stem != "world")
    files = sorted((HERE / "instances").glob("*.json"), key=lambda path: (path.stat().st_size, path.stem))
    if not files:
        sys.exit("There are no instances yet: python3 make_instances.py writes them.")
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=int, default=60, help="CPU seconds for each entry on each instance")
    options.add_argument("--entries", default=",".join(names))
    options.add_argument("--instances", default=",".join(path.stem for path in files))
    chosen = options.parse_args()
    ANSWERS.mkdir(exist_ok=True)
    print("| instance | entry | seated | of three | worst-off | mean | CPU s | MB |\n|---|---|--:|--:|--:|--:|--:|--:|", flush=True)
    for instance in [path for path in files if path.stem in chosen.instances.split(",")]:
        bound = None
        for entry in chosen.entries.split(","):
            result, columns = cells(entry, instance, chosen.seconds)
            bound = result["bound"] if result and result["bound"] is not None else bound
            print(f"| {instance.stem} | {entry.replace('_', ' ')} | {' | '.join(columns)} |", flush=True)
        if bound is not None:
            print(f"| {instance.stem} | _at most_ | {bound} | | | | | |", flush=True)


if __name__ == "__main__":
    main()
