import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';

/** Callers are only prepared for the refusals that an endpoint declares; `request.…` may come from any endpoint. */
export const undeclaredIn = ({ method, path, refusals }: Endpoint, status: number, body: unknown): string | null => {
  if (status < 400 || body === null || typeof body !== 'object' || !('code' in body)) return null;
  const code = String(body.code);
  if (code.startsWith('request.') || refusals.some((one) => one === code)) return null;
  return `${method} ${path} answered ${code}, which its contract does not declare`;
};

const parsed = (payload: unknown): unknown => {
  try {
    return typeof payload === 'string' ? JSON.parse(payload) : null;
  } catch {
    return null;
  }
};

/** Looks at every answer of a server, however it was asked for: a refusal that is not declared is a fault. */
export const watchRefusals = (
  { handled, server }: { handled: readonly Endpoint[]; server: { addHook: (name: 'onSend', hook: Hook) => unknown } },
  onFault: (fault: unknown, what: string) => void,
) => {
  const addressOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
  server.addHook('onSend', (request, reply, payload, done) => {
    const { method, routeOptions } = request;
    const endpoint = handled.find((one) => one.method === method && addressOf(one.path) === routeOptions.url);
    const wrong = endpoint && undeclaredIn(endpoint, reply.statusCode, parsed(payload));
    if (wrong) onFault(new Error(wrong), 'contract');
    done(null, payload);
  });
};

type Hook = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload: unknown) => void,
) => void;
