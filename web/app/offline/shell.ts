/// <reference lib="webworker" />
const shellCache = 'shell';
const anyPage = '/';

let isFresh = false;

/** What the server writes into the document for one reader at one moment. */
const ofTheMoment = /<meta name="(?:csrf-token|server-time)"[^>]*>/g;

/** Keeps the document of all pages, as a visitor gets it: once while this runs, since each version has its own. */
export const keepShell = async () => {
  if (isFresh) return;
  const reply = await fetch(anyPage, { credentials: 'omit', headers: { accept: 'text/html' } });
  if (!reply.ok) return;
  const page = (await reply.text()).replaceAll(ofTheMoment, '');
  const headers = new Headers(reply.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const kept = await caches.open(shellCache);
  await kept.put(anyPage, new Response(page, { headers }));
  isFresh = true;
};

export const shell = async () => (await caches.open(shellCache)).match(anyPage);
