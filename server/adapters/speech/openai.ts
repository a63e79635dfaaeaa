import { request as plainRequest, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { z } from 'zod';
import { SpeechFault, type Heard, type SpeechService } from '../../platform/speech.ts';
import { waitSecondsOf } from './retry-after.ts';

const tenMinutes = 600_000;
const largestAnswer = 4 * 2 ** 20;

const segment = z.object({ start: z.number().min(0), end: z.number(), text: z.string().max(10_000) });
const Answer = z.object({
  text: z.string().max(largestAnswer),
  // Times are welcome, but no reason to give up a text: segments that make no sense are left out.
  segments: z.array(segment).max(20_000).nullish().catch(null),
});

interface Access {
  key: string;
  /** Of a server that speaks the same protocol, without a slash at the end. */
  url: string;
  /** Shorter in tests. */
  longestWaitMs?: number;
}

type Piece = Parameters<SpeechService['transcribe']>[0];

/** The piece as a form, in the way that browsers send files. */
const formOf = async ({ bytes, name, type, model }: Piece) => {
  const form = new FormData();
  form.set('model', model);
  form.set('response_format', 'json');
  form.set('file', new File([Uint8Array.from(bytes)], name, { type }));
  const whole = new Response(form);
  return { type: whole.headers.get('content-type') ?? '', body: Buffer.from(await whole.arrayBuffer()) };
};

interface Sent {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
}

const textOf = async (reply: IncomingMessage) => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestAnswer) throw new SpeechFault('refused', 'The provider sent too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** Not `fetch`: it gives up after five minutes without an answer, whatever it is told. A redirect is not followed. */
const post = async ({ key, url, longestWaitMs = tenMinutes }: Access, piece: Piece): Promise<Sent> => {
  const { type, body } = await formOf(piece);
  const address = new URL(`${url}/audio/transcriptions`);
  const request = address.protocol === 'https:' ? secureRequest : plainRequest;
  const headers = {
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    'content-type': type,
    'content-length': body.length,
  };
  const signal = AbortSignal.timeout(longestWaitMs);
  return new Promise((resolve, reject) => {
    const take = async (reply: IncomingMessage) => {
      const { statusCode: status = 0 } = reply;
      // What comes with a refusal is never read: it may repeat what was sent.
      if (status < 200 || status > 299) reply.destroy();
      const text = reply.destroyed ? '' : await textOf(reply);
      return { status, headers: reply.headers, text };
    };
    // A connection of its own for each piece: one that was kept may have been closed at the other end meanwhile.
    const sending = request(address, { method: 'POST', agent: false, signal, headers }, (reply) => {
      take(reply)
        .then(resolve, reject)
        .finally(() => sending.destroy());
    });
    sending.on('error', reject).end(body);
  });
};

const worthAnotherTry = new Set([408, 409, 429]);

const refuseUnlessFine = ({ status, headers }: Sent) => {
  if (status >= 200 && status <= 299) return;
  const busy = status >= 500 || worthAnotherTry.has(status);
  const wait = busy ? waitSecondsOf(headers['retry-after'], headers.date) : null;
  throw new SpeechFault(busy ? 'busy' : 'refused', `The provider answered ${status}.`, wait);
};

const heardIn = (text: string): Heard => {
  const nonsense = new SpeechFault('refused', 'The provider sent no transcript.');
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw nonsense;
  }
  const { data } = Answer.safeParse(sent);
  if (!data) throw nonsense;
  const segments = (data.segments ?? [])
    .filter(({ start, end }) => end >= start)
    .map(({ start, end, text: said }) => ({ from: start, to: end, text: said }));
  return { text: data.text, segments };
};

/** The protocol of OpenAI (audio transcriptions), which servers of one's own speak as well. */
export const openAiSpeech = (access: Access): SpeechService => ({
  host: new URL(access.url).host,
  transcribe: async (piece) => {
    const sent = await post(access, piece).catch((fault: unknown) => {
      // The words of a network fault may name addresses; the kind is all that anybody needs.
      throw fault instanceof SpeechFault ? fault : new SpeechFault('busy', 'The provider could not be reached.');
    });
    refuseUnlessFine(sent);
    return heardIn(sent.text);
  },
});
