import { vi } from 'vitest';
import { type RefusalCode, refusals } from '../../contract/messages.ts';
import { breachOf, type Call } from './promised.fixture.ts';
import { requestOver } from './request.fixture.ts';

interface Answer {
  status: number;
  body: object;
}
/** What the server answers: a body, a body with a status other than 200, or a full response with headers. */
type Said = Answer | Response | object | boolean;
type Answers = Readonly<Record<string, Said | ((call: Call) => Said | Promise<Said>)>>;

export const answer = (body: object): Answer => ({ status: 200, body });
export const refusal = (code: RefusalCode, status = 422): Answer => ({ status, body: { error: refusals[code], code } });
/** A reply that never arrives. */
export const underWay = () => new Promise<Answer>(() => {});
/** Simulates a lost connection. */
export const lost = (): Answer => {
  throw new TypeError('Failed to fetch');
};

const breaches = new Set<string>();
/**
 * Returns and clears the replies that broke the contract, so that a test cannot hide them by catching the failed call.
 */
export const takeBreaches = () => {
  const taken = [...breaches];
  breaches.clear();
  return taken;
};

const isAnswer = (said: Said): said is Answer =>
  typeof said === 'object' && 'status' in said && typeof said.status === 'number' && 'body' in said;
const replyOf = (said: Said) => {
  if (said instanceof Response) return said;
  return isAnswer(said) ? Response.json(said.body, { status: said.status }) : Response.json(said);
};

/** Gateway errors may use their own wording, and files have no value to check. */
const judge = async (call: Call, reply: Response) => {
  const body: unknown = await reply
    .clone()
    .json()
    .catch(() => undefined);
  if (body === undefined && reply.status >= 500) return;
  const breach = breachOf(call, { status: reply.status, body });
  if (breach === undefined) return;
  breaches.add(breach);
  throw new TypeError(breach);
};

const callOf = (path: string, { method = 'GET', body, headers }: RequestInit): Call => {
  const key = new Headers(headers).get('idempotency-key');
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : (body ?? null);
  return { method, path, body: sent, ...(key !== null && { key }) };
};
const addressOf = ({ method, path }: Call) => `${method} ${path.split('?', 1)[0]}`;
/** If the entry has a question mark, the query must start as given, too. */
const isFor = (entry: string, call: Call) =>
  entry.includes('?') ? `${call.method} ${call.path}`.startsWith(entry) : addressOf(call) === entry;

/**
 * Stands in for the server: answers by 'METHOD /path' with replies that the contract allows, and records the calls.
 * Anything else is not found.
 */
export const serve = (answers: Answers) => {
  const calls: Call[] = [];
  const reply = async (path: string, init: RequestInit = {}) => {
    if (path === '/csrf') return Response.json({ token: 'token' });
    const call = callOf(path, init);
    calls.push(call);
    const [, entry] = Object.entries(answers).find(([one]) => isFor(one, call)) ?? [];
    const said = typeof entry === 'function' ? await entry(call) : entry;
    const sent = replyOf(said ?? refusal('request.unknown_address', 404));
    await judge(call, sent);
    return sent;
  };
  vi.stubGlobal('fetch', reply);
  vi.stubGlobal('XMLHttpRequest', requestOver(reply));
  const asked = (call: string) => calls.filter((one) => addressOf(one) === call);
  return { calls, asked, bodyOf: (call: string) => asked(call)[0]?.body };
};
