/** Where a table meets while no venue is known: such as `Near Brookline`. */
export const near = (area: string): string => `${AREA_BEGINS}${area}`;
const AREA_BEGINS = 'Near ';

/** The area in such a line, null where it tells of a venue. */
export const areaIn = (line: string): string | null =>
  line.startsWith(AREA_BEGINS) ? line.slice(AREA_BEGINS.length) : null;
