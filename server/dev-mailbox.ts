import type { FastifyReply, FastifyRequest } from 'fastify';
import { letterById, lettersTo, type StoredLetter } from './modules/notifications/index.ts';
import type { Parts } from './parts.ts';
import type { App } from './platform/http.ts';
import type { Actor } from './policies/actor.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The addresses of the links in an email, each once. */
const linksIn = ({ html, body }: StoredLetter) => [
  ...new Set(
    html === null
      ? (body.match(/https?:\/\/\S+/g) ?? [])
      : [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ),
];

const presentLetter = (letter: StoredLetter) => ({
  id: letter.id,
  to: letter.toAddress,
  channel: letter.channel,
  subject: letter.subject,
  text: letter.body,
  html: letter.html,
  ics: letter.ics,
  status: letter.status,
  tries: letter.tries,
  error: letter.error,
  created_at: letter.createdAt.toString(),
  links: linksIn(letter),
});

const channels = { email: 'Email', whatsapp: 'WhatsApp', push: 'Device' };

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>
body { max-width: 880px; margin: 24px auto; padding: 0 16px; color: #14212f; font: 15px/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; } th, td { padding: 8px; text-align: left; border-bottom: 1px solid #dfe6ee; overflow-wrap: anywhere; }
iframe { width: 100%; height: 900px; border: 1px solid #dfe6ee; } pre { white-space: pre-wrap; } a { color: #206ca8; } h1 { font-size: 22px; }
</style></head><body><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;

const listPage = (letters: readonly StoredLetter[]) => {
  const rows = letters.map(
    ({ id, createdAt, toAddress, subject, channel, status }) =>
      `<tr><td>${createdAt.toString({ smallestUnit: 'second' })}</td><td>${escaped(toAddress)}</td>` +
      `<td><a href="/dev/mailbox/${id}">${escaped(subject)}</a></td><td>${channels[channel]}</td><td>${status}</td></tr>`,
  );
  const head = '<tr><th>Written</th><th>To</th><th>Subject</th><th>Channel</th><th>Status</th></tr>';
  return page('Mailbox', rows.length > 0 ? `<table>${head}${rows.join('')}</table>` : '<p>No letters yet.</p>');
};

const letterPage = (letter: StoredLetter) => {
  const links = linksIn(letter).map((href) => `<li><a href="${escaped(href)}">${escaped(href)}</a></li>`);
  const file = letter.ics === null ? '' : `<h2>session.ics</h2><pre>${escaped(letter.ics)}</pre>`;
  return page(
    letter.subject,
    `<p><a href="/dev/mailbox">All letters</a></p><p>To ${escaped(letter.toAddress)}, ${letter.status}
${letter.error === null ? '' : `: ${escaped(letter.error)}`}</p><ul>${links.join('')}</ul>
${letter.channel === 'email' ? `<iframe title="The letter" sandbox src="/dev/mailbox/${letter.id}/letter"></iframe>` : ''}
<h2>As plain text</h2><pre>${escaped(letter.body)}</pre>${file}`,
  );
};

const stylesOnly = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
/** Emails contain what people wrote: the page must run no scripts from them and load nothing. */
const sendHtml = (
  reply: FastifyReply,
  html: string,
  policy = `${stylesOnly}; frame-src 'self'; frame-ancestors 'none'`,
) =>
  reply
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(html);

const addressAsked = ({ query }: FastifyRequest) => {
  const { to } = query as { to?: unknown };
  return typeof to === 'string' && to !== '' ? to : undefined;
};

/**
 * M20, B115: every email and short message that was written, for people trying the product out. Never in production.
 */
export const devMailbox = ({ server }: Pick<App<Actor>, 'server'>, { database }: Pick<Parts, 'database'>) => {
  const letterOf = async ({ params }: FastifyRequest, reply: FastifyReply) => {
    const id = Number((params as { id: string }).id);
    const letter = Number.isSafeInteger(id) ? await letterById(database.reader, id) : undefined;
    if (!letter) reply.code(404);
    return letter;
  };
  server.after(() => {
    server.get('/dev/mailbox.json', async (request, reply) => {
      const letters = await lettersTo(database.reader, addressAsked(request));
      return reply.header('cache-control', 'no-store').send(letters.map(presentLetter));
    });
    server.get('/dev/mailbox', async (request, reply) => {
      const letters = await lettersTo(database.reader, addressAsked(request));
      reply.header('vary', 'Accept');
      const asksJson = (request.headers.accept ?? '').includes('application/json');
      return asksJson ? reply.send(letters.map(presentLetter)) : sendHtml(reply, listPage(letters));
    });
    server.get('/dev/mailbox/:id', async (request, reply) => {
      const letter = await letterOf(request, reply);
      return sendHtml(reply, letter ? letterPage(letter) : page('Mailbox', '<p>No such letter.</p>'));
    });
    server.get('/dev/mailbox/:id/letter', async (request, reply) => {
      const letter = await letterOf(request, reply);
      const policy = `sandbox; ${stylesOnly}; frame-ancestors 'self'`;
      reply.header('x-frame-options', 'SAMEORIGIN');
      return sendHtml(reply, letter?.html ?? '<p>This letter was sent and is not kept.</p>', policy);
    });
  });
};
