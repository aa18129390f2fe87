import { namesAddress } from '../../domain/account/typed-address.js';
import type { Address } from '../shared/geocoder.js';

/** Whether the whole text names the address; false for an address of unknown names. */
export const isNamedBy = (text: string, { names, town }: Address): boolean =>
  names !== undefined && namesAddress(text, { names, town: town?.name ?? null });
