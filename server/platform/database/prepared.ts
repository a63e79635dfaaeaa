import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * How often a text must be sent before it gets a lasting plan, how many plans a connection keeps, how many texts are
 * counted.
 */
const limits = { sightings: 5, named: 250, counted: 2000 } as const;

/**
 * A statement that begins with this is planned each time for its values: the best plan for a name that five people have
 * is not the best for a name that five thousand have.
 */
const plannedEachTime = '/* planned for its values */';

/**
 * The names of the statements that keep their plan. Lists of different lengths give different texts, which seldom get
 * this far.
 */
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
 * A client that has the database parse and plan a statement only once per connection when it is sent repeatedly: the
 * query builder sends the same few hundred texts all day, and planning most of them costs more than running them.
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
