import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

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
  const asked: Asked[] = [];
  let turns: Turn[] = [];
  const server = createServer((request, reply) => {
    const receive = async () => {
      const one = {
        path: request.url ?? '',
        body: (await json(request)) as Record<string, unknown>,
        headers: request.headers,
      };
      const shown = request.headers['x-api-key'] ?? request.headers.authorization?.replace(/^Bearer /, '');
      if (shown !== key) return void reply.writeHead(401).end();
      asked.push(one);
      const turn = turns.length > 1 ? turns.shift() : turns[0];
      take(turn ?? { status: 500 }, reply, one);
    };
    receive().catch(() => reply.writeHead(400).end());
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the provider has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    will: (...next: Turn[]) => {
      turns = next;
    },
    forget: () => {
      asked.length = 0;
      turns = [];
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
