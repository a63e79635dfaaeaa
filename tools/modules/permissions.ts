import { signedInAlone } from '../handled-endpoints.ts';
import { everyonesOwn } from './signed-in-alone.ts';

const whereListed = 'tools/modules/signed-in-alone.ts';

/**
 * Record 022: an endpoint about something that is not everyone's own declares who may call it where it is handled, not
 * in its verb.
 */
export const checkPermissions = () => {
  const found = new Set(signedInAlone().map(({ method, path }) => `${method} ${path}`));
  const unlisted = [...found].filter((title) => !everyonesOwn.has(title));
  const gone = [...everyonesOwn].filter((title) => !found.has(title));
  const faults = [
    ...unlisted.map((title) => `${title}: says only signedIn; name who may (record 022), or list it in ${whereListed}`),
    ...gone.map((title) => `${whereListed}: ${title} says more than signedIn now, or is gone; take it out`),
  ];
  return { faults };
};
