import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
export interface ReceivedMail {
  readonly mail: ParsedMail;
  readonly recipients: readonly string[];
}

/** A real SMTP server that stores what it receives. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

/** @param refusal the status that refuses the next mail; undefined takes it */
export async function startMailServer(refusal: () => number | undefined = () => undefined): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      void simpleParser(stream).then((mail) => {
        const status = refusal();
        if (status !== undefined) return done(Object.assign(new Error('not now'), { responseCode: status }));
        received.push({ mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        return done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
