import { eventually } from '../eventually.js';
import { poolOf } from '../postgres/pool-of.js';

interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
}

/** Client of the development inbox. @param databaseUrl of a product whose address is not local, which does not show it */
export function inboxOf(url: string, databaseUrl?: string) {
  const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
    if (databaseUrl !== undefined) return storedMailsTo(databaseUrl, address);
    const answer = await fetch(`${url}/dev/inbox.json?to=${encodeURIComponent(address)}`);
    return (await answer.json()) as ReceivedMail[];
  };
  return {
    /** Newest first. */
    mailsTo,
    /** Waits for a mail with this subject. @returns the newest of them */
    mailTo: ({ email }: { email: string }, subject: string): Promise<ReceivedMail> =>
      eventually(async () => (await mailsTo(email)).find((mail) => mail.subject === subject)),
    /** Waits for a code to the address. @param not a previous code to skip @returns the newest */
    codeFor: (address: string, not?: string): Promise<string> =>
      eventually(async () => {
        const codes = (await mailsTo(address)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
        const newest = codes.find(Boolean);
        return newest !== not && newest;
      }),
  };
}

async function storedMailsTo(databaseUrl: string, address: string): Promise<ReceivedMail[]> {
  const { rows } = await poolOf(databaseUrl).query<ReceivedMail>(
    `select recipient as "to", subject, body as text from development_inbox where recipient = $1 order by id desc`,
    [address],
  );
  return rows;
}
