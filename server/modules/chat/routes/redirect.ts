import type { App } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { leadsTo } from '../chat-app.ts';

/** CHT-01, D17: with another chat app set, the pages of messages lead there, with the program as origin. */
export const redirectToChatApp = ({ server, settings }: App<Actor>) => {
  const { CHAT_APP_URL: url } = settings;
  if (url === undefined) return;
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const there = leadsTo(url, request.url);
    if (there !== null) await reply.redirect(there, 302);
  });
};
