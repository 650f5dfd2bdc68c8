import type { FastifyInstance } from 'fastify';
import { htmlText } from '../../domain/html-text.ts';
import type { MailStandIn, ReceivedAttachment, ReceivedMail } from './smtp-stand-in.ts';

/** The text of a mail with its web addresses as links, so that a demo can be followed by clicking. */
const linked = (text: string): string =>
  htmlText(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const style = `
  :root { color-scheme: light dark; --ground: #FBFAF7; --surface: #FFFFFF; --ink: #14202B; --muted: #52606D; --line: #E3E1DA; --accent: #0B5C6B }
  @media (prefers-color-scheme: dark) { :root { --ground: #0F161C; --surface: #16202A; --ink: #E8EDF1; --muted: #9FB0BD; --line: #2A3742; --accent: #6CC5D3 } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/24px Inter, system-ui, sans-serif }
  main { max-width: 760px; margin: 0 auto; padding: 32px 16px }
  h1 { font-size: 28px; line-height: 36px; letter-spacing: -0.01em } h2 { font-size: 17px; margin: 0 0 4px }
  article { background: var(--surface); border: 1px solid var(--line); border-radius: 4px; padding: 16px; margin: 0 0 16px; overflow-wrap: anywhere }
  p { margin: 0 0 8px; color: var(--muted) } pre { white-space: pre-wrap; font: inherit; margin: 12px 0 0 } a { color: var(--accent) }`;

const attached = ({ name, type, content }: ReceivedAttachment): string =>
  `<p>Attached: <a download="${htmlText(name)}" href="data:${htmlText(type)};base64,${htmlText(content)}">${htmlText(name)}</a></p>`;

const articleOf = (mail: ReceivedMail): string => `<article id="mail-${htmlText(mail.id)}">
<h2>${htmlText(mail.subject)}</h2>
<p>To ${mail.to.map(htmlText).join(', ')} · ${htmlText(mail.receivedAt)}</p>
<pre>${linked(mail.text)}</pre>${mail.attachments.map(attached).join('')}
</article>`;

/** `GET /sandbox/mail`: every mail the program sent, as a page, or as JSON if Accept asks for it. */
export function mailPages(app: FastifyInstance, { standIn }: { standIn: Pick<MailStandIn, 'mails'> }): void {
  app.get('/sandbox/mail', async (request, reply) => {
    const mails = standIn.mails();
    reply.header('cache-control', 'no-store');
    if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) return reply.send({ mails });
    const list = mails.length === 0 ? '<p>Nothing has been sent yet.</p>' : mails.map(articleOf).join('\n');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox mail</title><style>${style}</style></head><body><main><h1>Sandbox mail</h1><p>What the program sent. Nothing here reaches anybody.</p>${list}</main></body></html>`,
      );
  });
}
