/// <reference lib="webworker" />
// Runs beside the pages, also while none is open: keeps what was seen last for when there is no connection, and shows
// notifications. The build makes one file of it (tools/build.mjs).
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { signOutByLink } from '../../../contract/accounts/endpoints.ts';
import { currentUser } from '../../../contract/me/endpoints.ts';
import { forgetPerson, forgetSeen, keepsOnlyTheirs, knowPerson } from './person.ts';
import {
  answersCache,
  assetsCache,
  endsPerson,
  isAnswer,
  isAsset,
  isPage,
  isPicture,
  keptAt,
  picturesCache,
} from './kept.ts';
import { keepShell, shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

const aWeek = 7 * 24 * 60 * 60;
const personal = new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: aWeek, purgeOnQuotaError: true });
const pictures = new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: aWeek, purgeOnQuotaError: true });

/** With the list of what was kept. */
const forgetAll = async (forget: () => Promise<void>) => {
  await forget();
  await Promise.all([personal.deleteCacheAndMetadata(), pictures.deleteCacheAndMetadata()]);
};

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepShell(), self.skipWaiting()]));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Code, styles and fonts have a new name with each change. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
  new CacheFirst({
    cacheName: assetsCache,
    plugins: [new ExpirationPlugin({ maxEntries: 800, purgeOnQuotaError: true })],
  }),
);

/** What the pages show: always asked for anew, and only without a connection as it was last. */
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isAnswer(url.pathname, request),
  new NetworkFirst({
    cacheName: answersCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      personal,
      keepsOnlyTheirs,
      {
        fetchDidSucceed: async ({ request, response }) => {
          if (new URL(request.url).pathname === currentUser.path) await knowPerson(response.clone());
          return response;
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && keptAt(cachedResponse),
      },
    ],
  }),
);

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isPicture(url.pathname, request),
  new NetworkFirst({ cacheName: picturesCache, plugins: [pictures, keepsOnlyTheirs] }),
);

/** Every page is the same document, which shows what is kept. */
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  async ({ request, url, event }) => {
    // The address may sign out (B07), or only ask whether to.
    if (url.pathname === signOutByLink.path) await forgetAll(forgetSeen);
    try {
      const reply = await fetch(request);
      event.waitUntil(keepShell());
      return reply;
    } catch (lost) {
      const kept = await shell();
      if (kept) return kept;
      throw lost;
    }
  },
);

// Before anything else hears of it: whoever signs out leaves nothing behind.
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (!endsPerson(method, new URL(url).pathname)) return;
  event.respondWith(
    (async () => {
      await forgetAll(forgetPerson);
      return fetch(event.request);
    })(),
  );
});

/** What the first page loaded before this was here. */
self.addEventListener('message', (event) => {
  const { keep } = event.data as { keep: string[] };
  const fill = async () => {
    const cache = await caches.open(assetsCache);
    for (const url of keep) if (!(await cache.match(url))) await cache.add(url).catch(() => {});
  };
  event.waitUntil(fill());
});

interface Pushed {
  title: string;
  body: string;
  path: string;
  tag: string;
}

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json() as Pushed;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icons/192.png',
      badge: '/icons/badge.png',
      data: { path },
    }),
  );
});

/** Opens what it is about: in a page that is open already, or in a new one. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = notification.data as Pick<Pushed, 'path'>;
  const target = new URL(path, self.location.origin);
  const open = async () => {
    if (target.origin !== self.location.origin) return;
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (!page) await self.clients.openWindow(target);
    else await (await page.focus()).navigate(target);
  };
  event.waitUntil(open());
});
