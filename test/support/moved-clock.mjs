/**
 * Preload of Node processes under libfaketime: they pass its variables on, so that processes with an environment of their own, such as
 * products and PostgreSQL, have the same moved clock.
 */
import { ChildProcess } from 'node:child_process';

const PASSED_ON = ['LD_PRELOAD', 'NODE_OPTIONS'];
const moved = Object.entries(process.env).filter(
  ([name]) => PASSED_ON.includes(name) || name.startsWith('FAKETIME'),
);

const { spawn } = ChildProcess.prototype;
ChildProcess.prototype.spawn = function spawnWithClock({ envPairs, ...options }) {
  const own = envPairs.filter((pair) => !moved.some(([name]) => pair.startsWith(`${name}=`)));
  return spawn.call(this, { ...options, envPairs: [...own, ...moved.map((pair) => pair.join('='))] });
};
