import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { devMailbox } from './dev-mailbox.ts';
import type { Parts } from './parts.ts';
import type { Assembled } from './platform/assemble.ts';
import type { MovableClock } from './platform/clock.ts';
import { Refusal } from './platform/refusal.ts';
import { clockMoved } from './platform/live.ts';
import type { Actor } from './policies/actor.ts';

const Move = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ advance_minutes: z.number().int().min(-5_000_000).max(5_000_000) }),
]);

const isMovable = (clock: Parts['clock']): clock is MovableClock => 'moveTo' in clock;

/** POST /dev/clock moves the product's one clock; whatever becomes due runs immediately. Never in production. */
export const devRoutes = (
  { server, jobs }: Pick<Assembled<Actor>, 'server' | 'jobs'>,
  { clock, bus, database }: Parts,
) => {
  devMailbox({ server }, { database });
  server.after(() => {
    server.post('/dev/clock', async (request) => {
      const { data: move } = Move.safeParse(request.body);
      if (!move || !isMovable(clock))
        throw new Refusal('request.invalid', 422, { fields: { now: 'now or advance_minutes' } });
      const moment =
        'now' in move ? Temporal.Instant.from(move.now) : clock.now().add({ minutes: move.advance_minutes });
      clock.moveTo(moment);
      await jobs.runSchedules();
      await jobs.poke();
      await bus.publish({ people: [], keys: [clockMoved] });
      return { now: clock.now().toString() };
    });
  });
};
