import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedLetter {
  from: string;
  to: string[];
  source: string;
  mail: Email;
}

/** A local mail server that keeps what it receives. `refused` is a set of addresses that it rejects. */
export const startSmtpTwin = async () => {
  const letters: ReceivedLetter[] = [];
  const refused = new Set<string>();
  let connections = 0;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? new Error('No such mailbox') : null),
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream).catch(() => null);
      if (source === null) return done(new Error('The sender is gone'));
      const to = envelope.rcptTo.map((recipient) => recipient.address);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      letters.push({ from, to, source, mail: await PostalMime.parse(source) });
      done();
    },
  });
  // A sender that is killed in the middle of an email drops the connection; that is not this server's problem.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('the mail server has no port');

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    refused,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
