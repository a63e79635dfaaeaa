import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { csrfTokenFor, refuse, type Server } from './http/server.ts';

const hourly = 3600;

const pathAsked = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** Sent only with the meeting room's page, the one page that may ask for the camera and microphone. */
const devicePolicy = 'camera=(self), microphone=(self), display-capture=(self), geolocation=()';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An address below /dev, however it is written: the router in the page reads it decoded, and ignores case. */
const isOfBuilders = (path: string) => {
  try {
    return /^\/+dev(?:\/|$)/i.test(decodeURIComponent(path));
  } catch {
    return false; // no address of a page
  }
};

/** The built web app: which addresses are its pages, and which of those use a camera. */
export interface BuiltPages {
  folder: string;
  isPage: (path: string) => boolean;
  usesDevices?: (path: string) => boolean;
  /** Whether those who build the product work with it: only they get the gallery of its parts. */
  forBuilders: boolean;
}

/**
 * Serves the built web app: its files, cached for a year under their hashed names, and the page itself for every
 * address that no endpoint answers. The page carries the CSRF token and the server's time, so that the browser can show
 * the right hour.
 */
export const servePages = (
  server: Server,
  { folder, isPage, usesDevices, forBuilders }: BuiltPages,
  { clock, productName }: { clock: Clock; productName: string },
) => {
  const template = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('__PRODUCT__', escaped(productName));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = template.replace('__CSRF__', csrfTokenFor(request, reply)).replace('__NOW__', clock.now().toString());
    if (usesDevices?.(pathAsked(request))) reply.header('permissions-policy', devicePolicy);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page);
  };
  server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    maxAge: hourly * 24 * 365 * 1000,
    immutable: true,
    preCompressed: true,
    // Shared caches must keep one copy per encoding.
    setHeaders: (response) => void response.setHeader('vary', 'Accept-Encoding'),
    // One wildcard route: separate routes for more than a thousand files took a third of the start-up time.
    wildcard: true,
  });
  server.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    decorateReply: false,
    wildcard: false,
    maxAge: hourly * 1000,
    globIgnore: ['assets/**', 'index.html', 'pages.json', '**/*.br', '**/*.gz'],
  });
  server.setNotFoundHandler((request, reply) => {
    const path = pathAsked(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply, 404, 'request.unknown_address');
    if (!forBuilders && isOfBuilders(path)) return refuse(reply, 404, 'request.unknown_address');
    if (isPage(path)) return sendPage(request, reply); // whatever it accepts (M02)
    const reads = (request.headers.accept ?? '').includes('text/html');
    return reads ? sendPage(request, reply.code(404)) : refuse(reply, 404, 'request.unknown_address');
  });
  return sendPage;
};
