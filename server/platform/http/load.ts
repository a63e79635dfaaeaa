import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from '../refusal.ts';
import { countedFor } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however much there is to do: monitoring, whose question is exactly that. */
    alwaysAnswered?: true;
  }
}

/** How much the server takes on at once. */
export interface Bounds {
  /** Calls whose handlers are running. */
  mostUnderWay: number;
  /** Whether the event loop has been behind for a while, so that whatever else arrives only makes it worse. */
  isBehind: () => boolean;
}

const lateMs = 500;
const sampleMs = 500;

/** The event loop is behind when its turns have come half a second late, on average, for two half seconds in a row. */
export const watchEventLoop = (server: Pick<FastifyInstance, 'addHook'>) => {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let late = 0;
  const timer = setInterval(() => {
    late = delays.mean / 1e6 > lateMs ? late + 1 : 0;
    delays.reset();
  }, sampleMs).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    delays.disable();
  });
  return () => late >= 2;
};

interface Place {
  leave: () => void;
  comeBack: () => void;
}
const places = new WeakMap<FastifyRequest, Place>();

/** Waits for the sender rather than for us: meanwhile the call does not count as under way. */
export const awaitSender = async <T>(request: FastifyRequest, sent: Promise<T>): Promise<T> => {
  const place = places.get(request);
  place?.leave();
  try {
    return await sent;
  } finally {
    place?.comeBack();
  }
};

/**
 * While more than half of the room is taken, nobody may have more than half of it, and the visitors of one source not
 * more than four fifths: a workshop sits behind one address (D02), a burst of one person turns nobody else away.
 */
const shareOf = (key: string, all: number) => Math.ceil(all * (key.startsWith('person ') ? 0.5 : 0.8));

/** How many calls are under way, in all and for each person or source. */
const countCalls = (most: number) => {
  let all = 0;
  const each = new Map<string, number>();
  const add = (key: string, change: 1 | -1) => {
    all += change;
    const left = (each.get(key) ?? 0) + change;
    if (left === 0) each.delete(key);
    else each.set(key, left);
  };
  return {
    isFull: () => all >= most,
    hasRoomFor: (key: string) => all < most && (all < most / 2 || (each.get(key) ?? 0) < shareOf(key, most)),
    add,
  };
};

/**
 * Refuses calls that come while the server has all it can carry, before they take any memory (M38), and those of
 * somebody who has their share of it already. Call it before registering the routes.
 */
export const refuseBeyond = (server: Pick<FastifyInstance, 'addHook'>, { mostUnderWay, isBehind }: Bounds) => {
  const underWay = countCalls(mostUnderWay);
  server.addHook('onRequest', (request, _reply, done) => {
    const takesOn = request.routeOptions.config.alwaysAnswered || (!underWay.isFull() && !isBehind());
    done(takesOn ? undefined : busy());
  });
  server.addHook('onRoute', (route) => {
    if (route.config?.alwaysAnswered) return;
    const { handler } = route;
    route.handler = function count(request, reply) {
      const key = countedFor(request);
      if (!underWay.hasRoomFor(key)) throw busy(); // many that came at once have all passed the hook
      const comeBack = () => underWay.add(key, 1);
      const leave = () => underWay.add(key, -1);
      comeBack();
      places.set(request, { leave, comeBack });
      let answered: unknown;
      try {
        answered = handler.call(this, request, reply);
      } catch (fault) {
        answered = Promise.reject(fault);
      }
      if (answered instanceof Promise) answered.then(leave, leave);
      else leave();
      return answered;
    };
  });
};
