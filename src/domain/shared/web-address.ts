/**
 * Text that mail programs turn into a link. A dot alone is part of many names, and so are short words before one: after
 * up to three letters, as in `M.de Vries` or `J.Page`, only endings that are no part of names count.
 */
const WEB_ADDRESS = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(https?:|mailto:|tel:|www\.)`,
    String.raw`[\p{L}\p{N}]\.(com|net|org|info|biz|xyz|online|website)(?!\p{L})`,
    String.raw`[\p{L}\p{N}-]{2,}\.(co|me|io|ai|tv|cc|us|uk|fr|ru|cn|gg|gl|ly|app|dev)(?!\p{L})`,
    String.raw`[\p{L}\p{N}-]{4,}\.(?!jr|sr|ii|iv|dr)\p{L}{2}(?!\p{L})`,
    String.raw`[\p{L}\p{N}-]{4,}\.(page|link)(?!\p{L})`,
    String.raw`[\p{L}\p{N}-]{2,}\.(top|site|web|click|shop|store|club|vip|live|chat|team|help|support)(?!\p{L})`,
    String.raw`[\p{L}\p{N}-]{2,}\.(email|tech|cloud|space|fun|pro|mobi|agency|academy|zip|mov|win|bid|icu)(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** Other characters that resolvers of names and mail programs treat as a dot. */
const DOTS = /[\u3002\uFF61]/gu;

/** The text in the form that mail programs read, with every kind of dot as a period. */
export const withPlainDots = (text: string): string => text.normalize('NFKC').replace(DOTS, '.');

/** Whether mail programs would turn a part of the text into a link, as in titles and names of places. */
export const hasWebAddress = (text: string): boolean => WEB_ADDRESS.test(withPlainDots(text));
