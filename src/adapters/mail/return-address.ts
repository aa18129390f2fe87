/** The address to which reports on the mail with the token return. @param address such as `bounces@tables.example`, of letters, digits, dots, `_` and `-` */
export const returnAddress = (address: string, token: string): string => address.replace('@', `+${token}@`);

/** The token in an address or in text around it; null without one. @param address as in {@link returnAddress} */
export function tokenIn(text: string, address: string): string | null {
  const [, token = null] = formOf(address).exec(text) ?? [];
  return token?.toLowerCase() ?? null;
}

const formOf = (address: string): RegExp => {
  const [mailbox = '', domain = ''] = address.replaceAll('.', String.raw`\.`).split('@');
  return new RegExp(`(?<![\\w.+-])${mailbox}\\+([0-9a-f]{32})@${domain}(?![\\w.-])`, 'i');
};
