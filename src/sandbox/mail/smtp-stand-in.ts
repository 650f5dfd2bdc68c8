import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the stand-in received it. */
export type ReceivedMail = {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly ReceivedAttachment[];
};

export type ReceivedAttachment = {
  readonly name: string;
  /** `application/pdf`. */
  readonly type: string;
  /** Base64. */
  readonly content: string;
};

export type MailStandIn = {
  /** Where it listens, on loopback only. */
  readonly smtpUrl: URL;
  /** Every mail it still has, newest first. */
  readonly mails: () => readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
};

const mostMails = 500;
const mostBytes = 1_000_000;

/** A mail server that delivers to nobody: it speaks SMTP on a loopback port and keeps the last 500 mails. */
export async function startMailStandIn(port = 0): Promise<MailStandIn> {
  const mails: ReceivedMail[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: mostBytes,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', done);
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks), { attachmentEncoding: 'base64' }).then((parsed) => {
          count += 1;
          const { mailFrom, rcptTo } = session.envelope;
          mails.unshift({
            id: String(count),
            receivedAt: new Date().toISOString(),
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((recipient) => recipient.address),
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html ?? '',
            attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
              name: filename ?? '',
              type: mimeType,
              content: String(content),
            })),
          });
          mails.length = Math.min(mails.length, mostMails);
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((listening, refused) => {
    server.once('error', refused);
    server.listen(port, '127.0.0.1', () => listening());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail stand-in has no port');
  // A client that hangs up is no fault of the program.
  server.on('error', () => {});
  return {
    smtpUrl: new URL(`smtp://127.0.0.1:${address.port}`),
    mails: () => mails,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
