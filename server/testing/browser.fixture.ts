import type { CallInput, Endpoint } from '../../contract/endpoint.ts';
import type { Server } from '../platform/http/server.ts';
import { undeclaredIn } from './declared.fixture.ts';

export interface SendOptions {
  uploads?: { field: string; name: string; type: string; bytes: Uint8Array }[];
  headers?: Record<string, string>;
  csrf?: string | null;
}

const addressOf = (path: string, { params = {}, query = {} }: { params?: object; query?: object }) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name as never])),
  );
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};

const formOf = (body: object | undefined, uploads: NonNullable<SendOptions['uploads']>) => {
  const form = new FormData();
  const add = (name: string, value: unknown): void => {
    if (value !== null && typeof value === 'object') {
      for (const [key, one] of Object.entries(value)) add(name === '' ? key : `${name}[${key}]`, one);
    } else form.append(name, String(value));
  };
  add('', body ?? {});
  for (const { field, name, type, bytes } of uploads)
    form.append(field, new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
};

const holdToContract = (endpoint: Endpoint, status: number, body: unknown) => {
  const wrong = undeclaredIn(endpoint, status, body);
  if (wrong !== null) throw new Error(wrong);
};

/** Messages are codes in the contract, and must be turned into English before they leave the server. */
const holdToEnglish = (method: string, url: string, status: number, body: string) => {
  if (status >= 400 && body.includes(String.raw`\u0000`))
    throw new Error(`${method} ${url} answered a message un-rendered: ${body}`);
};

/** A browser: its cookies, and the token of the page it is on. */
export const openBrowser = (server: Server, session: string | null) => {
  const cookies = new Map<string, string>(session === null ? [] : [['session', session]]);
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  let token: Promise<string> | undefined; // asked for once, however much is sent at once
  const inject = async (options: {
    method: string;
    url: string;
    headers?: Record<string, string>;
    payload?: unknown;
  }) => {
    // As a page of ours sends it: the browser adds where a call comes from.
    const usual = { accept: 'application/json', 'sec-fetch-site': 'same-origin', cookie: cookie() };
    const headers = { ...usual, ...options.headers };
    const reply = await server.inject({ ...options, headers } as never);
    holdToEnglish(options.method, options.url, reply.statusCode, reply.body);
    for (const one of reply.cookies) {
      if (one.maxAge === 0 || one.value === '') cookies.delete(one.name);
      else cookies.set(one.name, one.value);
      if (one.name === 'session') token = undefined;
    }
    return reply;
  };
  const csrf = () =>
    (token ??= inject({ method: 'GET', url: '/csrf' }).then((reply) => reply.json<{ token: string }>().token));
  /** Sends a call as a page does: with the session's cookie and its CSRF token. */
  const ask = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, options: SendOptions = {}) => {
    const { body, ...address }: { params?: object; query?: object; body?: object } = input;
    const unsafe = endpoint.method !== 'GET' && options.csrf !== null;
    const headers = { ...(unsafe && { 'x-csrf-token': options.csrf ?? (await csrf()) }), ...options.headers };
    const payload = options.uploads ? formOf(body, options.uploads) : body;
    const reply = await inject({ method: endpoint.method, url: addressOf(endpoint.path, address), headers, payload });
    const isJson = String(reply.headers['content-type'] ?? '').includes('json');
    const answer = isJson ? JSON.parse(reply.body) : reply.body;
    holdToContract(endpoint, reply.statusCode, answer);
    return { status: reply.statusCode, body: answer, headers: reply.headers };
  };
  return { ask, inject, csrf, cookies };
};
