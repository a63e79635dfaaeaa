import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import { csrfTokenFor, refuse, type Server } from './http/server.ts';

const hourly = 3600;

const pathAsked = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What other programs show of a page when somebody passes its address on. */
export interface Preview {
  title: string;
  description: string;
  /** Of the page, and of its picture: whole addresses. */
  url: string;
  image: string | null;
}

const tagsOf = ({ title, description, url, image }: Preview) =>
  [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ...(image === null ? [] : [['og:image', image]]),
    ['twitter:card', image === null ? 'summary' : 'summary_large_image'],
  ]
    .map(([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}" />`)
    .join('\n    ');

/** An address below /dev, however it is written: the router in the page reads it decoded, and ignores case. */
const isOfBuilders = (path: string) => {
  try {
    return /^\/+dev(?:\/|$)/i.test(decodeURIComponent(path));
  } catch {
    return false; // no address of a page
  }
};

/** How a phone or a computer installs the pages as an app. */
const manifestOf = (productName: string) => ({
  id: '/',
  name: productName,
  short_name: productName,
  description: 'Find a mentor who has been where you are going, and book a session.',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#428ac9',
  background_color: '#ffffff',
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** The built web app: which addresses are its pages, and what some of those may do that others may not. */
export interface BuiltPages {
  folder: string;
  isPage: (path: string) => boolean;
  /** Headers in the place of those that every page has. */
  powersOf?: (path: string) => Record<string, string>;
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
  { folder, isPage, powersOf, forBuilders }: BuiltPages,
  {
    clock,
    productName,
    previewOf,
  }: { clock: Clock; productName: string; previewOf?: (path: string) => Promise<Preview | null> },
) => {
  const template = readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('__PRODUCT__', escaped(productName));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathAsked(request);
    const preview = previewOf ? await previewOf(path) : null;
    const plain = template.replace('__CSRF__', csrfTokenFor(request, reply)).replace('__NOW__', clock.now().toString());
    const page = preview === null ? plain : plain.replace('</head>', () => `  ${tagsOf(preview)}\n  </head>`);
    reply.headers(powersOf?.(path) ?? {});
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
    globIgnore: ['assets/**', 'index.html', 'service-worker.js', 'pages.json', '**/*.br', '**/*.gz'],
  });
  // A browser is to find a new worker at once.
  const worker = readFileSync(join(folder, 'service-worker.js'), 'utf8');
  server.get('/service-worker.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
  server.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', `public, max-age=${hourly}`)
      .send(JSON.stringify(manifestOf(productName))),
  );
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
