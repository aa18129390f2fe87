import type { AbstractNewable } from 'inversify';
import type { Contexts } from './contexts.js';
import type { Opened } from './open-shared.js';

/**
 * Creates a typed service identifier. At runtime it is a symbol; its type is a class, because inversify infers the
 * service type from classes only.
 */
const token = <T>(name: string) => Symbol(name) as unknown as AbstractNewable<T>;

/** What a process has opened, by which processes differ, and production from tests. */
export const OPENED = token<Opened>('what a process has opened');
export const CONTEXTS = token<Contexts>('contexts');
