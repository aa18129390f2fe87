export type { Ground as Shared } from '../../application/ground/ground.js';
