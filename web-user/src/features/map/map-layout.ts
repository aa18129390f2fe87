/** Layout of map and list: stacked on a phone, side by side on wider screens. */
export const MAP_LAYOUT = {
  columns: 'grid gap-4 md:grid-cols-[1fr_22rem] md:gap-6 lg:grid-cols-[1fr_26rem]',
  map: 'h-[45dvh] md:h-[calc(100dvh-13rem)] md:min-h-96',
};
