/** A connection to the store that carries signals to all processes: PostgreSQL or Redis. */
export interface BusConnection {
  /** False after the connection was lost. */
  readonly isOpen: boolean;
  /** Publishes the payloads in order. @throws if it is unknown whether all of them were published */
  publish(payloads: readonly string[]): Promise<void>;
  /** Never rejects, and does not wait for a server that is gone. */
  close(): Promise<void>;
}

/** Opens a connection within a timeout. */
export type OpenBus = () => Promise<BusConnection>;
