import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { startLocally } from './local.twin.ts';

export interface ReceivedMessage {
  to: string;
  text: string;
  key: string;
  /** What it answered as the message's id; null where it answered nothing. */
  id: string | null;
}

/**
 * A local provider that keeps what it receives. `refused` is a set of numbers that it rejects; it tells the ids of its
 * messages unless `says.ids` is off.
 */
export const startWhatsAppTwin = async (token: string) => {
  const messages: ReceivedMessage[] = [];
  const refused = new Set<string>();
  const says = { ids: true };
  const { url: base, close } = await startLocally((request, reply) => {
    const answer = (status: number) => reply.writeHead(status).end();
    const receive = async () => {
      const { to, text, ...more } = (await json(request)) as { to: string; text: string };
      if (request.url === '/moved') return reply.writeHead(307, { location: '/messages' }).end();
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401);
      if (request.method !== 'POST' || Object.keys(more).length > 0) return answer(400);
      if (refused.has(to)) return answer(503);
      const id = says.ids ? `wamid.${randomUUID()}` : null;
      messages.push({ to, text, key: String(request.headers['idempotency-key']), id });
      return reply.writeHead(202).end(id === null ? 'queued' : JSON.stringify({ id }));
    };
    receive().catch(() => answer(400));
  });
  return {
    url: `${base}/messages`,
    moved: `${base}/moved`,
    messages,
    refused,
    says,
    forget: () => {
      messages.length = 0;
      refused.clear();
      says.ids = true;
    },
    close,
  };
};
