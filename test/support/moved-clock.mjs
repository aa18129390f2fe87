/**
 * Preload of Node processes that moves what `Date` reads by the milliseconds in `CLOCK_SHIFT`, and hands itself on to child processes with an
 * environment of their own, such as products. Timers and `performance` go on; `now()` of the test databases is moved by `moved-now.ts`.
 */
import { ChildProcess } from 'node:child_process';

const shift = Number(process.env.CLOCK_SHIFT);
const IMPORT = `--import=${import.meta.url}`;

const MachineDate = Date;
const now = () => MachineDate.now() + shift;
const MovedDate = new Proxy(MachineDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new MovedDate().toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
MachineDate.prototype.constructor = MovedDate;
globalThis.Date = MovedDate;

const { spawn } = ChildProcess.prototype;
ChildProcess.prototype.spawn = function spawnWithClock({ envPairs, ...options }) {
  const own = Object.fromEntries(envPairs.map((pair) => [pair.split('=', 1)[0], pair]));
  const optionsOfNode = own.NODE_OPTIONS?.includes(IMPORT)
    ? own.NODE_OPTIONS
    : `${own.NODE_OPTIONS ?? 'NODE_OPTIONS='} ${IMPORT}`;
  const moved = { ...own, NODE_OPTIONS: optionsOfNode, CLOCK_SHIFT: `CLOCK_SHIFT=${shift}` };
  return spawn.call(this, { ...options, envPairs: Object.values(moved) });
};
