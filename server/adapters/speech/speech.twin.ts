import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { transcriptionModels } from '../../../contract/transcription/values.ts';
import { startLocally, takingTurns } from '../local.twin.ts';

interface Asked {
  path: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  model: string;
  format: string;
  headers: IncomingMessage['headers'];
}

interface Recognised {
  text: string;
  segments?: readonly { start: number; end: number; text: string }[];
}

type Recognise = (bytes: Uint8Array, name: string) => Recognised | Promise<Recognised>;

/** What the provider does next: says what it hears, or something that goes wrong. */
export type SpeechTurn =
  | 'hears'
  | Recognised
  | { status: number; headers?: Record<string, string> }
  | { raw: string }
  | 'cut'
  | 'silence'
  | { slow: number };

const mostBytes = 25 * 2 ** 20;
const models: readonly string[] = transcriptionModels;

/** The form that was sent, or the status that the provider answers to something else. */
const readForm = async (request: IncomingMessage): Promise<Asked | number> => {
  const { headers, url: path = '' } = request;
  const type = headers['content-type'] ?? '';
  if (path !== '/audio/transcriptions' || request.method !== 'POST') return 404;
  if (!type.startsWith('multipart/form-data')) return 400;
  const body = await buffer(request);
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  const [file, model, format] = [form.get('file'), form.get('model'), form.get('response_format')];
  if (!(file instanceof File) || typeof model !== 'string' || !models.includes(model)) return 400;
  if (file.size > mostBytes) return 413;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    path,
    name: file.name,
    type: file.type,
    bytes,
    model,
    format: typeof format === 'string' ? format : '',
    headers,
  };
};

const sendJson = (reply: ServerResponse, text: string) =>
  void reply.writeHead(200, { 'content-type': 'application/json' }).end(text);

const take = async (turn: SpeechTurn, reply: ServerResponse, asked: Asked, recognise: Recognise) => {
  if (turn === 'silence') return;
  if (turn === 'cut') {
    reply.writeHead(200, { 'content-type': 'application/json' }).write('{"text": "this is wh');
    return void setTimeout(() => reply.destroy(), 20);
  }
  if (turn === 'hears') return sendJson(reply, JSON.stringify(await recognise(asked.bytes, asked.name)));
  if ('slow' in turn) {
    await new Promise((resolve) => setTimeout(resolve, turn.slow).unref());
    return take('hears', reply, asked, recognise);
  }
  // Real providers repeat parts of the key in what they refuse.
  const repeated = JSON.stringify({ error: { message: `no: ${asked.headers.authorization}` } });
  if ('status' in turn) return void reply.writeHead(turn.status, turn.headers).end(repeated);
  sendJson(reply, 'raw' in turn ? turn.raw : JSON.stringify(turn));
};

/**
 * A local server that speaks the protocol of the speech provider. It takes the turns one after the other, then the last
 * again; without any it says what `recognise` hears in the sound.
 */
export const startSpeechTwin = async (key: string, { recognise }: { recognise: Recognise }) => {
  const { next, ...turns } = takingTurns<Asked, SpeechTurn>();
  const receive = async (request: IncomingMessage, reply: ServerResponse) => {
    if (request.headers.authorization !== `Bearer ${key}`) return void reply.writeHead(401).end();
    const one = await readForm(request);
    if (typeof one === 'number') return void reply.writeHead(one).end();
    turns.asked.push(one);
    await take(next() ?? 'hears', reply, one, recognise);
  };
  const server = await startLocally((request, reply) => {
    receive(request, reply).catch(() => reply.writeHead(400).end());
  });
  return { ...server, ...turns };
};
