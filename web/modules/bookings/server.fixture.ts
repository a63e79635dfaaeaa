import { vi } from 'vitest';
import { type RefusalCode, refusals } from '../../../contract/messages.ts';

interface Answer {
  status: number;
  body: object;
}
interface Heard {
  call: string;
  body: unknown;
  /** Its Idempotency-Key. */
  key: string | undefined;
}

export const answer = (body: object): Answer => ({ status: 200, body });
export const refusal = (code: RefusalCode, status = 422): Answer => ({
  status,
  body: { error: refusals[code], code },
});
/** It has not come back yet. */
export const underWay = () => new Promise<Answer>(() => {});
/** Nothing comes back. */
export const lost = (): Answer => {
  throw new TypeError('Failed to fetch');
};

const readBody = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** Stands in for the server: answers by method and path, and remembers what it was asked. */
export const serve = (answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) => {
  const heard: Heard[] = [];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const call = `${method} ${url.split('?', 1)[0]}`;
    if (call === 'GET /csrf') return Response.json({ token: 'token' });
    heard.push({ call, body: readBody(body), key: new Headers(headers).get('idempotency-key') ?? undefined });
    const said = answers[call] ?? refusal('request.unknown_address', 404);
    const { status, body: content } = typeof said === 'function' ? await said() : said;
    return Response.json(content, { status });
  });
  const asked = (call: string) => heard.filter((one) => one.call === call);
  return { asked, bodyOf: (call: string) => asked(call)[0]?.body };
};
