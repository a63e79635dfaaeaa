import type { FastifyRequest } from 'fastify';
import type { App } from '../../platform/http.ts';
import { bearerOf } from '../../platform/http/proof.ts';
import { sessionCookie } from '../../platform/http/server.ts';
import type { Actor } from '../../policies/actor.ts';
import { auditView } from './audit-views.ts';
import type { HomeFor } from './home.ts';
import type { OwnData } from '../../platform/plug.ts';
import { adminRoutes } from './routes/admin.ts';
import { letterRoutes, type WelcomeLeft } from './routes/letters.ts';
import { promptRoutes } from './routes/prompts.ts';
import { ownAccountRoutes } from './routes/own-account.ts';
import { type RefuseWrongInvitation, sessionRoutes } from './routes/sessions.ts';

const actOf = (request: FastifyRequest, token: string) => {
  const [path = ''] = request.url.split('?');
  return { token, method: request.method, route: request.routeOptions.url ?? path, path, source: request.ip };
};

/** B11: logged before the reply is sent, so no change made in a view can be answered without being logged. */
const auditViews = (app: App<Actor>) => {
  app.server.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode >= 400) return;
    const token = bearerOf(request) ?? request.cookies[sessionCookie];
    if (token !== undefined) await auditView(app, actOf(request, token));
  });
};

/** ACC-07: some emails and bookmarks have one slash too many. */
const cleanResetPath = ({ server }: App<Actor>) => {
  server.addHook('onRequest', async (request, reply) => {
    const doubled = /^\/{2,}(reset-password(?:[/?].*)?)$/.exec(request.url);
    if (doubled) await reply.redirect(`/${doubled[1]}`, 302);
  });
};

interface Known {
  /**
   * What each other module knows about a person, by the name of its file in the download (M22). A function, because the
   * other modules are plugged in later.
   */
  ownData: () => Readonly<Record<string, OwnData>>;
  homeFor: HomeFor;
  welcomeLeft: WelcomeLeft;
  refuseWrongInvitation: RefuseWrongInvitation;
}

export const accountRoutes = (app: App<Actor>, { ownData, homeFor, welcomeLeft, refuseWrongInvitation }: Known) => {
  auditViews(app);
  cleanResetPath(app);
  sessionRoutes(app, homeFor, refuseWrongInvitation);
  letterRoutes(app, welcomeLeft);
  ownAccountRoutes(app, ownData, homeFor);
  adminRoutes(app);
  promptRoutes(app);
};
