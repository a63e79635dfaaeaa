import { Agent, type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import type { CallInput, Endpoint } from '../../contract/endpoint.ts';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const words = async (message: IncomingMessage) => {
  let text = '';
  for await (const part of message.setEncoding('utf8')) text += String(part);
  return text;
};

const pathOf = (path: string, params: object) =>
  Object.entries(params).reduce((filled, [name, value]) => filled.replace(`{${name}}`, String(value)), path);

/** A browser on its own real connection, signed in with a session's token or as a visitor. */
export const openCaller = (url: string, session: string | null) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const cookies = new Map(session === null ? [] : [['session', session]]);
  let token: string | undefined;

  const send = async (method: string, path: string, headers: Record<string, string>, payload?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const usual = { accept: 'application/json', cookie, ...(payload && { 'content-type': 'application/json' }) };
    const asked = request(`${url}${path}`, { method, agent, headers: { ...usual, ...headers } });
    asked.end(payload);
    const [reply] = (await once(asked, 'response')) as [IncomingMessage];
    for (const one of reply.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (one.split(';', 1)[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    const text = await words(reply);
    return { status: reply.statusCode ?? 0, body: JSON.parse(text === '' ? '{}' : text) as Answer['body'] };
  };

  const csrf = async () => (token ??= String((await send('GET', '/csrf', {})).body.token));

  return {
    get: (path: string): Promise<Answer> => send('GET', path, {}),
    /** The headers that prove a call comes from our page, for tests that send HTTP by hand. */
    proof: async () => {
      const proven = await csrf();
      return { 'x-csrf-token': proven, cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    ask: async <E extends Endpoint>(endpoint: E, input: CallInput<E>, headers: Record<string, string> = {}) => {
      const { params = {}, body }: { params?: object; body?: object } = input;
      const proven: Record<string, string> = endpoint.method === 'GET' ? {} : { 'x-csrf-token': await csrf() };
      const payload = body === undefined ? undefined : JSON.stringify(body);
      return send(endpoint.method, pathOf(endpoint.path, params), { ...proven, ...headers }, payload);
    },
    close: () => agent.destroy(),
  };
};
export type Caller = ReturnType<typeof openCaller>;
