import { createHash } from 'node:crypto';
import pg from 'pg';

/** How often a text is sent before it is worth a plan that stays, how many stay on a connection, how many are counted. */
const limits = { sightings: 5, named: 250, counted: 2000 } as const;

/**
 * A statement that begins so is planned each time for its values: what is best for a name that five people have is
 * not for one that five thousand have.
 */
const plannedEachTime = '/* planned for its values */';

/** The names of the statements that keep their plan; lists of other lengths are other texts, and seldom come that far. */
const openNames = () => {
  const names = new Map<string, string>();
  const sightings = new Map<string, number>();
  return (text: string) => {
    if (text.startsWith(plannedEachTime)) return undefined;
    const name = names.get(text);
    if (name !== undefined || names.size >= limits.named) return name;
    const seen = (sightings.get(text) ?? 0) + 1;
    if (seen < limits.sightings) {
      if (sightings.size >= limits.counted) sightings.clear();
      sightings.set(text, seen);
      return undefined;
    }
    sightings.delete(text);
    const given = `q${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
    names.set(text, given);
    return given;
  };
};

const isConfig = (query: unknown): query is pg.QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && !('submit' in query);

type Constructor = new (config?: pg.ClientConfig) => pg.Client;

/**
 * A client that has the database parse and plan a statement once a connection when it is sent again and again: the
 * query builder sends the same few hundred texts all day, and planning them costs more than most of them do.
 */
export const preparing = (Client: Constructor = pg.Client): Constructor => {
  const nameOf = openNames();
  return class Preparing extends Client {
    override query = ((query: unknown, ...rest: unknown[]) => {
      const values = isConfig(query) ? (rest[0] ?? query.values) : undefined;
      const named =
        isConfig(query) && Array.isArray(values) && !query.name ? { ...query, name: nameOf(query.text) } : query;
      return (super.query as (...given: unknown[]) => unknown)(named, ...rest);
    }) as pg.Client['query'];
  };
};
