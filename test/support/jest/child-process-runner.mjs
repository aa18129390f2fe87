import LightRunner from 'jest-light-runner/child-process';
import Tinypool from 'tinypool';

/*
 * Each worker asks the runner for its data on a channel that all workers of a pool share, and the first one to ask is answered for all. One
 * that starts later would wait forever. So each has a channel that joins the shared one when its own worker asks.
 */
const run = Tinypool.prototype.run;
Tinypool.prototype.run = function (task, { channel, ...options } = {}) {
  return run.call(this, task, { ...options, channel: channel && ownChannel(channel) });
};

function ownChannel(shared) {
  let answer;
  return {
    onMessage: (listener) => (answer = listener),
    postMessage(message) {
      shared.onMessage(answer);
      shared.postMessage(message);
    },
  };
}

export default LightRunner;
