/// <reference lib="webworker" />
import { answersCache, picturesCache } from './kept.ts';

declare const self: ServiceWorkerGlobalScope;

/** Who has seen what is kept: their number, under an address that is no page. */
const personCache = 'person';
const who = '/kept-for';

/** Grows with each person that leaves: what was asked for by one before is not kept for the next. */
let times = 0;

/** Nothing that somebody has seen stays on the device. */
export const forgetSeen = async () => {
  times += 1;
  await Promise.all([answersCache, picturesCache].map((name) => caches.delete(name)));
};

/** Nor does it show any of their notifications. */
export const forgetPerson = async () => {
  await forgetSeen();
  await caches.delete(personCache);
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
};

/** Hears who is signed in, and forgets the one before; that nobody is any more ends what could be seen, too. */
export const knowPerson = async (answer: Response) => {
  if (answer.status === 401) return forgetSeen();
  if (!answer.ok) return;
  const { id } = (await answer.json()) as { id: number };
  const kept = await caches.open(personCache);
  const before = await (await kept.match(who))?.text();
  if (before !== undefined && before !== String(id)) await forgetPerson();
  await (await caches.open(personCache)).put(who, new Response(String(id)));
};

/** Somebody saves it themselves. */
const isFile = ({ headers }: Response) => headers.has('content-disposition');

/** For a cache: keeps answers that were given, and asked for by the person who is still there. */
export const keepsOnlyTheirs = {
  requestWillFetch: async ({ request, state }: { request: Request; state?: Record<string, unknown> }) => {
    if (state) state.times = times;
    return request;
  },
  cacheWillUpdate: async ({ response, state }: { response: Response; state?: Record<string, unknown> }) =>
    response.status === 200 && state?.times === times && !isFile(response) ? response : null,
};
