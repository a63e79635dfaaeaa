import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Far more than any call of the contract: whatever reads a value after this may follow it level by level. */
const mostLevels = 32;

const signs = { quote: 0x22, backslash: 0x5c, openList: 0x5b, closeList: 0x5d, openObject: 0x7b, closeObject: 0x7d };

/** Whether lists and objects in a JSON text are nested more than `most` levels deep. Looks at each character once. */
export const isDeeperThan = (text: string, most: number) => {
  let levels = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === signs.quote) isQuoted = !isQuoted;
    else if (isQuoted) at += sign === signs.backslash ? 1 : 0;
    else if (sign === signs.openList || sign === signs.openObject) levels += 1;
    else if (sign === signs.closeList || sign === signs.closeObject) levels -= 1;
    if (levels > most) return true;
  }
  return false;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The header with a vendor's signature over the body (`Shape.signedBy`). */
    signedBy?: string;
  }
}

/**
 * Reads JSON as Fastify does, except that deeply nested text is refused before it is parsed: our schemas and checks
 * call themselves for each level, and 200,000 levels would exhaust the stack. What a vendor has signed stays as it came,
 * beside its signature: one space more or less, and the signature would be wrong.
 */
export const readJson = (server: Pick<FastifyInstance, 'addContentTypeParser' | 'getDefaultJsonParser'>) => {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const { signedBy } = request.routeOptions.config;
    if (signedBy !== undefined) done(null, { payload: text, signature: request.headers[signedBy] });
    else if (isDeeperThan(text, mostLevels)) done(new Refusal('request.unreadable'));
    else void parse(request, text, done);
  });
};
