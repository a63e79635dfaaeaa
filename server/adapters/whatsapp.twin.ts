import { json } from 'node:stream/consumers';
import { startLocally } from './local.twin.ts';

export interface ReceivedMessage {
  to: string;
  text: string;
  key: string;
}

/** A local provider that keeps what it receives. `refused` is a set of numbers that it rejects. */
export const startWhatsAppTwin = async (token: string) => {
  const messages: ReceivedMessage[] = [];
  const refused = new Set<string>();
  const { url: base, close } = await startLocally((request, reply) => {
    const answer = (status: number) => reply.writeHead(status).end();
    const receive = async () => {
      const { to, text, ...more } = (await json(request)) as { to: string; text: string };
      if (request.url === '/moved') return reply.writeHead(307, { location: '/messages' }).end();
      if (request.headers.authorization !== `Bearer ${token}`) return answer(401);
      if (request.method !== 'POST' || Object.keys(more).length > 0) return answer(400);
      if (refused.has(to)) return answer(503);
      messages.push({ to, text, key: String(request.headers['idempotency-key']) });
      return answer(202);
    };
    receive().catch(() => answer(400));
  });
  return {
    url: `${base}/messages`,
    moved: `${base}/moved`,
    messages,
    refused,
    close,
  };
};
