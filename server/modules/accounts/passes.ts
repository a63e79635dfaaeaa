import { Temporal } from 'temporal-polyfill';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Settings } from '../../platform/config.ts';
import { seal, unseal } from '../../platform/seal.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { actorOf } from './identify.ts';
import { sessionById, type StandingOf } from './queries.ts';

type Purpose = NonNullable<Endpoint['tokenFor']>;
type Secret = Pick<Settings, 'SECRET_KEY'>;

const passMinutes = 60;

const sealing = (purpose: Purpose, { SECRET_KEY: secret }: Secret) => ({
  secret,
  purpose: 'passes',
  bound: purpose,
});

/**
 * A token for some calls alone (B116): whoever has it can do nothing else, and nothing after an hour, or once the session
 * for which it was given out has ended.
 */
export const passFor = (
  { sessionId }: Pick<Actor, 'sessionId'>,
  purpose: Purpose,
  now: Temporal.Instant,
  settings: Secret,
) => {
  const expiresAt = now.add({ minutes: passMinutes }).toString();
  return { token: seal(`${sessionId} ${expiresAt}`, sealing(purpose, settings)), expires_at: expiresAt };
};

interface Asked {
  now: Temporal.Instant;
  settings: Secret;
}

/** Whom a pass of this kind stands for; null if it is none, or no longer one. */
export const identifyByPassWith = (standing: StandingOf) => {
  const find = sessionById(standing);
  return async (tx: Tx, token: string, purpose: Purpose, { now, settings }: Asked): Promise<Actor | null> => {
    const [sessionId, expiresAt] = unseal(token, sealing(purpose, settings))?.split(' ') ?? [];
    if (sessionId === undefined || expiresAt === undefined) return null;
    if (Temporal.Instant.compare(Temporal.Instant.from(expiresAt), now) <= 0) return null;
    const row = await find(tx, Number(sessionId), now);
    return row ? actorOf(row) : null;
  };
};
