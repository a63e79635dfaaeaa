import { killSession, signOut } from '../../../contract/accounts/endpoints.ts';
import { csrfToken, liveSignals } from '../../../contract/session/endpoints.ts';

export const assetsCache = 'assets';
/** These hold what one person has seen, and are emptied when they leave. */
export const answersCache = 'answers';
export const picturesCache = 'pictures';

/** Tells a page that its answer is not of now, but of that moment, as servers write it (`Date`). */
export const keptHeader = 'x-kept-at';

export const isAsset = (path: string) => path.startsWith('/assets/');

const unkept: ReadonlySet<string> = new Set([csrfToken.path, liveSignals.path]);

/** Data that a page asks for. Files that somebody saves are none. */
export const isAnswer = (path: string, { method, mode, headers }: Pick<Request, 'method' | 'mode' | 'headers'>) =>
  method === 'GET' &&
  mode !== 'navigate' &&
  (headers.get('accept') ?? '').includes('application/json') &&
  !isAsset(path) &&
  !/\.(?:csv|ics|zip|pdf)$/.test(path) &&
  !unkept.has(path);

export const isPicture = (path: string, { method, destination }: Pick<Request, 'method' | 'destination'>) =>
  method === 'GET' && destination === 'image' && !isAsset(path);

/** An address that a person opens, not one of data or of a file. */
export const isPage = (path: string) => !/\.\w+$/.test(path) && !/^\/(?:api|files|dev)\//.test(path);

/** Calls after which another person may sit at this device. */
export const endsPerson = (method: string, path: string) =>
  [signOut, killSession].some((call) => call.method === method && call.path === path);

/** The same answer, with the moment from which it is. */
export const keptAt = (answer: Response) => {
  const headers = new Headers(answer.headers);
  const sent = headers.get('date');
  if (sent !== null) headers.set(keptHeader, sent);
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
};
