import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { startLocally, takingTurns } from '../local.twin.ts';

interface Asked {
  path: string;
  /** What the provider was told, whole: to look for what must not leave. */
  body: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}

/** What the provider does next: answers with this, or something that goes wrong. */
export type Turn = { answer: unknown } | { status: number } | { text: string } | 'cut' | 'silence';

const wrap = (path: string, answer: unknown, body: Record<string, unknown>) => {
  if (path.endsWith('/chat/completions')) return { choices: [{ message: { content: JSON.stringify(answer) } }] };
  const [tool] = body.tools as { name: string }[];
  return {
    content: [
      { type: 'text', text: 'Here it is.' },
      { type: 'tool_use', name: tool?.name, input: answer },
    ],
  };
};

const take = (turn: Turn, reply: ServerResponse, { path, body }: Asked) => {
  if (turn === 'silence') return;
  if (turn === 'cut') {
    reply.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [{"mess');
    return void setTimeout(() => reply.destroy(), 20);
  }
  if ('status' in turn) return void reply.writeHead(turn.status).end('{"error": "no"}');
  const text = 'text' in turn ? turn.text : JSON.stringify(wrap(path, turn.answer, body));
  reply.writeHead(200, { 'content-type': 'application/json' }).end(text);
};

/** A local server that speaks the protocols of both providers. It takes the turns one after the other, then the last again. */
export const startLanguageTwin = async (key: string) => {
  const { next, ...turns } = takingTurns<Asked, Turn>();
  const receive = async (request: IncomingMessage, reply: ServerResponse) => {
    const { headers, url: path = '' } = request;
    const one = { path, body: (await json(request)) as Record<string, unknown>, headers };
    const shown = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '');
    if (shown !== key) return void reply.writeHead(401).end();
    turns.asked.push(one);
    take(next() ?? { status: 500 }, reply, one);
  };
  const server = await startLocally((request, reply) => {
    receive(request, reply).catch(() => reply.writeHead(400).end());
  });
  return { ...server, ...turns };
};
