import type { FastifyInstance } from 'fastify';
import { htmlText } from '../../domain/html-text.ts';
import { sandboxHeader, sandboxPage, sandboxPaths } from '../sandbox-page.ts';
import type { MailStandIn, ReceivedAttachment, ReceivedMail } from './smtp-stand-in.ts';

/** The text of a mail with its web addresses as links, so that a demo can be followed by clicking. */
const linked = (text: string): string =>
  htmlText(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

const attached = ({ name, type, content }: ReceivedAttachment): string =>
  `<p class="muted">Attached: <a download="${htmlText(name)}" href="data:${htmlText(type)};base64,${htmlText(content)}">${htmlText(name)}</a></p>`;

const articleOf = (mail: ReceivedMail): string => `<article class="panel" id="mail-${htmlText(mail.id)}">
<h2>${htmlText(mail.subject)}</h2>
<p class="muted">To ${mail.to.map(htmlText).join(', ')} · ${htmlText(mail.receivedAt)}</p>
<pre>${linked(mail.text)}</pre>${mail.attachments.map(attached).join('')}
</article>`;

/** `GET /sandbox/mail`: every mail the program sent, as a page, or as JSON if Accept asks for it. */
export function mailPages(app: FastifyInstance, { standIn }: { standIn: Pick<MailStandIn, 'mails'> }): void {
  app.get(sandboxPaths.mail, async (request, reply) => {
    const mails = standIn.mails();
    reply.header('cache-control', 'no-store');
    if (/\bapplication\/json\b/.test(request.headers.accept ?? '')) return reply.send({ mails });
    const list =
      mails.length === 0
        ? '<p class="panel muted none">Nothing has been sent yet. Register an account, and its mail stands here.</p>'
        : mails.map(articleOf).join('\n');
    return reply
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage(
          'Sandbox mail',
          `<h1>Sandbox mail</h1><p class="muted">What the program sent. Nothing here reaches anybody.</p>${list}`,
          sandboxHeader(sandboxPaths.mail),
        ),
      );
  });
}
