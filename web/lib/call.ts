import type { CallAnswer, CallInput, Call } from '../../contract/endpoint.ts';
import type { RefusalReply } from '../../contract/messages.ts';
import { requestRefusals } from '../../contract/request/messages.ts';
import { sawAnswerFrom } from '../ui/kept-since.ts';
import { heardServer } from '../ui/heard-server.ts';
import { loadReasons } from './reasons.ts';

/** A refusal by the server: its text is for the reader, its code for the program. */
export class CallRefused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: RefusalReply,
  ) {
    super(refusal.error);
  }
}

/** No answer arrived: the connection or the server is down. The form still has what was typed. */
export class CallLost extends Error {}

/** Failures that any call can have and that are reported where it was made; every other error is a bug of ours. */
export const isCallFailure = (error: unknown): error is CallRefused | CallLost =>
  error instanceof CallRefused || error instanceof CallLost;

/** It does not exist, or not for this reader. */
export const isNotFound = (error: unknown) => error instanceof CallRefused && error.status === 404;

/** There was no room for the call (M38): nothing is broken, and it may be sent again. */
export const isBusy = (error: unknown) => error instanceof CallRefused && error.refusal.code === 'request.busy';

/** What to show for a failed call: the server's message, or a general one if the server could not be reached. */
export const refusalOf = (error: unknown): RefusalReply | null => {
  if (error === null || error === undefined) return null;
  if (error instanceof CallRefused) return error.refusal;
  return { error: requestRefusals['request.fault'], code: 'request.fault' };
};

interface Parts {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: object;
}

/** The address of a call, also for use in links (downloads, event streams). */
export const addressOf = (path: string, { params = {}, query = {} }: Omit<Parts, 'body'>) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return asked.length > 0 ? `${filled}?${new URLSearchParams(asked)}` : filled;
};

let csrf: string | undefined;
const tokenInPage = () => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
  return content === '' || content.startsWith('__') ? undefined : content;
};
const askToken = async () => {
  const reply = await fetch('/csrf', { headers: { accept: 'application/json' } });
  return ((await reply.json()) as { token: string }).token;
};
/** A sign-in or sign-out invalidates the old token; the next call fetches a new one. */
export const forgetToken = () => {
  csrf = undefined;
  document.querySelector('meta[name="csrf-token"]')?.remove();
};

type Primitive = string | number | boolean;

const append = (form: FormData, name: string, value: unknown): void => {
  if (value instanceof Blob) form.append(name, value);
  else if (value !== null && typeof value === 'object') {
    for (const [key, one] of Object.entries(value)) append(form, name === '' ? key : `${name}[${key}]`, one);
  } else if (value !== undefined && value !== null) form.append(name, String(value as Primitive));
};

export interface CallOptions {
  /** A request with the same key is carried out only once, however often it is sent (B140). */
  key?: string;
  /** Files by field; the call is then sent as multipart/form-data. */
  uploads?: { field: string; file: Blob; name: string }[];
  signal?: AbortSignal;
  /** Told which part of the body has been sent, from 0 to 1. */
  onProgress?: (part: number) => void;
  /** The call completes even if the page is closed. */
  keepalive?: boolean;
  /** The token of the enterprise API (ACC-29); calls with it need no other proof. */
  bearer?: string;
}

const formOf = (body: object | undefined, uploads: NonNullable<CallOptions['uploads']>) => {
  const form = new FormData();
  append(form, '', body ?? {});
  for (const { field, file, name } of uploads) form.append(field, file, name);
  return form;
};

interface Content {
  body?: BodyInit;
  headers?: Record<string, string>;
}

const contentOf = (body: object | undefined, uploads: CallOptions['uploads']): Content => {
  if (uploads) return { body: formOf(body, uploads) };
  return body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {};
};

/** Headers that prove the call comes from our page, and identify it. */
const proofs = async (endpoint: Call, { key, bearer }: CallOptions): Promise<Record<string, string>> => {
  if (endpoint.method !== 'GET') csrf ??= tokenInPage() ?? (await askToken());
  return {
    ...(endpoint.method !== 'GET' && csrf !== undefined && { 'x-csrf-token': csrf }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
  };
};

const send = async (endpoint: Call, parts: Parts, options: CallOptions): Promise<Response> => {
  const { headers, ...content } = contentOf(parts.body, options.uploads);
  const sending = {
    ...content,
    method: endpoint.method,
    headers: { accept: 'application/json', ...(await proofs(endpoint, options)), ...headers },
    ...(options.signal && { signal: options.signal }),
  };
  const address = addressOf(endpoint.path, parts);
  if (options.onProgress) {
    const { sendWithProgress } = await import('./send-with-progress.ts');
    return sendWithProgress(address, sending, options.onProgress);
  }
  return fetch(address, { ...sending, ...(options.keepalive && { keepalive: true }) });
};

/** The longest that somebody who looks at a page waits for a busy server without being told. */
const longestPause = 5;

/** Waits as long as a busy server asks for, and a little longer by chance, so that not all pages ask again together. */
const pause = (reply: Response) => {
  const seconds = Math.min(Number(reply.headers.get('retry-after')) || 1, longestPause) + Math.random();
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
};

const contentOfReply = async (reply: Response): Promise<unknown> => {
  try {
    const text = await reply.text();
    if (text.includes('"why_not')) await loadReasons();
    return JSON.parse(text);
  } catch {
    return { error: requestRefusals['request.fault'], code: 'request.fault' };
  }
};

/** The answer as it arrives, such as a file; rejects with CallRefused or CallLost. */
export const replyTo = async <C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<Response> => {
  const attempt = () =>
    send(endpoint, input as Parts, options).catch((fault: unknown) => {
      if (fault instanceof DOMException && fault.name === 'AbortError') throw fault;
      heardServer(false);
      throw new CallLost('no answer', { cause: fault });
    });
  let reply = await attempt();
  const kept = reply.headers.get('x-kept-at');
  sawAnswerFrom(kept);
  heardServer(kept === null);
  if (reply.status === 403 && endpoint.method !== 'GET') {
    const { code } = (await reply.clone().json()) as RefusalReply;
    // The session changed in another tab, so try once more with its new token.
    if (code === 'request.untrusted') {
      forgetToken();
      reply = await attempt();
    }
  }
  // Reading again changes nothing; for anything else, its sender is told and decides.
  if (reply.status === 503 && endpoint.method === 'GET') {
    await pause(reply);
    reply = await attempt();
  }
  if (!reply.ok) throw new CallRefused(reply.status, (await contentOfReply(reply)) as RefusalReply);
  return reply;
};

/** Calls the server; rejects with CallRefused if it refuses, or CallLost if no answer arrives. */
export const call = async <C extends Call>(
  endpoint: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallAnswer<C>> => (await contentOfReply(await replyTo(endpoint, input, options))) as CallAnswer<C>;
