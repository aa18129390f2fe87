/**
 * Preload of Node processes that moves what `Date` reads by the milliseconds in `CLOCK_SHIFT`, and hands itself on to child processes with an
 * environment of their own, such as products. Timers, `performance` and PostgreSQL keep the clock of the machine.
 */
import { ChildProcess } from 'node:child_process';

const shift = Number(process.env.CLOCK_SHIFT);
const handedOn = ['NODE_OPTIONS', 'CLOCK_SHIFT'];

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
  const own = envPairs.filter((pair) => !handedOn.some((name) => pair.startsWith(`${name}=`)));
  const clock = handedOn.map((name) => `${name}=${process.env[name]}`);
  return spawn.call(this, { ...options, envPairs: [...own, ...clock] });
};
