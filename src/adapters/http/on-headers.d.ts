declare module 'on-headers' {
  import type { ServerResponse } from 'node:http';

  /** Calls the listener when the headers are about to be written; the one registered first is called last. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void;
}
