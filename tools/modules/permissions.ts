import { signedInAlone } from '../handled-endpoints.ts';
import { everybodysOwn, judgedByTheirVerbs } from './signed-in-alone.ts';

const whereListed = 'tools/modules/signed-in-alone.ts';

/**
 * Record 022: an endpoint about something that is not everybody's own says who may where it is handled. Those that say
 * `signedIn` alone are listed; of these, the ones whose verbs still judge may only become fewer.
 */
export const checkPermissions = () => {
  const found = new Set(signedInAlone().map(({ method, path }) => `${method} ${path}`));
  const listed = new Set([...everybodysOwn, ...judgedByTheirVerbs]);
  const unlisted = [...found].filter((title) => !listed.has(title));
  const gone = [...listed].filter((title) => !found.has(title));
  const faults = [
    ...unlisted.map((title) => `${title}: says only signedIn; name who may (record 022), or list it in ${whereListed}`),
    ...gone.map((title) => `${whereListed}: ${title} says more than signedIn now, or is gone; take it out`),
  ];
  return { faults, judgedByVerbs: judgedByTheirVerbs.size };
};
