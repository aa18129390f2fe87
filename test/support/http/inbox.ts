interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const TRIES = 500;
const PAUSE_MS = 20;

/** The development inbox of a running product. */
export function inboxOf(url: string) {
  const mailsTo = async (address: string): Promise<ReceivedMail[]> => {
    const mails = (await (await fetch(`${url}/dev/inbox.json`)).json()) as ReceivedMail[];
    return mails.filter(({ to }) => to === address);
  };
  return {
    /** Newest first. */
    mailsTo,
    /** The newest code sent to the address; waits for the mail, and for one with another code than the one named. */
    async codeFor(address: string, not?: string): Promise<string> {
      for (let tries = 0; tries < TRIES; tries++) {
        for (const { text } of await mailsTo(address)) {
          const code = /\b\d{6}\b/.exec(text)?.[0];
          if (code && code !== not) return code;
          if (code) break;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      throw new Error(`no code was sent to ${address}`);
    },
  };
}
