/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Adlam}\p{Script=Arabic}\p{Script=Hanifi_Rohingya}\p{Script=Hebrew}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE of Unicode. */
const [ISOLATE, END] = ['\u2068', '\u2069'];

/**
 * A text by a member for use in a plain-text sentence or list: one with right-to-left letters is isolated, so that it
 * neither reorders what stands around it nor is reordered. Idempotent.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? `${ISOLATE}${text}${END}` : text;
