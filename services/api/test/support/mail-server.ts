import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface Answer {
  code: number;
  text: string;
}

/** A mail server that keeps what it takes, and answers as it is told. */
export interface MailServer {
  url: string;
  port: number;
  received: { to: string[]; mail: Email }[];
  /** What it answers the next recipients; null takes them. */
  refuse(answer: Answer | null): void;
  /** What it answers to senders from now on. */
  refuseSender(answer: Answer): void;
  close(): Promise<void>;
}

/**
 * Starts a mail server on a free port; with `account` it speaks TLS, by a certificate of its own, and asks who sends.
 */
export async function startMailServer({
  account,
}: {
  account?: { user: string; pass: string };
} = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let refusal: Answer | null = null;
  let senderRefusal: Answer | null = null;
  const toError = (answer: Answer | null) =>
    answer && Object.assign(new Error(answer.text), { responseCode: answer.code });
  const server = new SMTPServer({
    secure: account !== undefined,
    authOptional: account === undefined,
    disabledCommands: account === undefined ? ['STARTTLS', 'AUTH'] : [],
    onAuth({ username, password }, _session, callback) {
      const isKnown = username === account?.user && password === account?.pass;
      callback(isKnown ? null : new Error('Invalid login'), { user: username });
    },
    onMailFrom(_address, _session, callback) {
      callback(toError(senderRefusal));
    },
    onRcptTo(_address, _session, callback) {
      callback(toError(refusal));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), mail });
        callback();
      });
    },
  });
  // A client that hangs up is no failure.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    refuse: (answer) => {
      refusal = answer;
    },
    refuseSender: (answer) => {
      senderRefusal = answer;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
