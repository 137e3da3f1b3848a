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
  received: { to: string[]; mail: Email }[];
  /** What it answers the next recipients; null takes them. */
  refuse(answer: Answer | null): void;
  /** What it answers to senders from now on. */
  refuseSender(answer: Answer): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port, or on `port`. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let refusal: Answer | null = null;
  let senderRefusal: Answer | null = null;
  const toError = (answer: Answer | null) =>
    answer && Object.assign(new Error(answer.text), { responseCode: answer.code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
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
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
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
