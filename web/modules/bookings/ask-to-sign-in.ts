import { rememberWishedAddress } from '../../lib/return-address.ts';
import type { SessionMentor } from './BookSession/people.ts';
import type { Preset } from './BookSession/wizard.ts';
import { wishHash } from './wish-hash.ts';

type Chosen = Pick<Preset, 'slot' | 'day' | 'zone' | 'step'>;

/** Loaded for visitors alone. The address to come back to is remembered at once, before the page is left. */
const load = () => import('./visitors-wish.ts');

const comeBackTo = (path = window.location.pathname + window.location.search) =>
  rememberWishedAddress(`${path}#${wishHash}`);

/** A visitor wants a session with this mentor: signing in or up leads back to it (M29). `path`: the mentor's page. */
export const keepVisitorsWish = (mentor: SessionMentor, preset: Chosen = {}, path?: string) => {
  comeBackTo(path);
  void load()
    .then(({ keepVisitors }) => keepVisitors(mentor, preset))
    .catch(reportError);
};

/** DIS-29, BKG-26 and M29: the printed sentence, and the way to sign in. */
export const askToSignIn = (mentor: SessionMentor, preset: Chosen = {}, path?: string) => {
  comeBackTo(path);
  void load()
    .then(({ askVisitor }) => askVisitor(mentor, preset))
    .catch(reportError);
};
