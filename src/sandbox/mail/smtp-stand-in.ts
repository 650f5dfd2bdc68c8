import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the stand-in received it. */
export type ReceivedMail = {
  readonly id: string;
  /** By which mailboxes recognise a mail that is sent again (RFC 5322, 3.6.4). */
  readonly messageId: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /**
   * List-Unsubscribe and List-Unsubscribe-Post, by which a mail program stops mails like this one; null without them.
   */
  readonly unsubscribe: readonly [address: string, post: string] | null;
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
  /** The mails it still has, newest first. */
  readonly mails: () => readonly ReceivedMail[];
  readonly stop: () => Promise<void>;
};

type Header = { readonly key: string; readonly value: string };

function unsubscribeIn(headers: readonly Header[]): ReceivedMail['unsubscribe'] {
  const read = (name: string) => headers.find(({ key }) => key === name)?.value;
  const address = read('list-unsubscribe');
  return address === undefined ? null : [address, read('list-unsubscribe-post') ?? ''];
}

const mostMails = 500;
const mostBytes = 1_000_000;

/**
 * A mail server that delivers to nobody: it speaks SMTP on a loopback port and keeps the last mails.
 *
 * @param most the number of mails that it keeps
 */
export async function startMailStandIn(port = 0, most = mostMails): Promise<MailStandIn> {
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
            messageId: parsed.messageId ?? '',
            receivedAt: new Date().toISOString(),
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map((recipient) => recipient.address),
            subject: parsed.subject ?? '',
            text: parsed.text ?? '',
            html: parsed.html ?? '',
            unsubscribe: unsubscribeIn(parsed.headers),
            attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
              name: filename ?? '',
              type: mimeType,
              content: String(content),
            })),
          });
          mails.length = Math.min(mails.length, most);
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
  // A client that disconnects is not an error of the program.
  server.on('error', () => {});
  return {
    smtpUrl: new URL(`smtp://127.0.0.1:${address.port}`),
    mails: () => mails,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
