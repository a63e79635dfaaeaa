import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { maySeeProfile, nothingShared, sharedProgrammes } from '../../policies/profiles.ts';
import { arePaired } from '../pairings/index.ts';
import { loadForAdmin, loadForMember, membershipOf } from '../programmes/index.ts';
import { shownOf } from './profile-pages.ts';
import type { AuditScope } from './queries/audit-log.ts';
import { type PersonView, personByKey, programmesOf, sharedSessions } from './queries/people.ts';

const memberIn = async (work: Work<Actor>, { programId, key }: { programId: number; key: string }) => {
  const programme = await loadForMember(work, programId);
  const view = found(await personByKey(work.tx, key), 'programmes.member_not_found');
  const { role } = found(await membershipOf(work.tx, programId, view.user.id), 'programmes.member_not_found');
  return { programme, view, role };
};

/** A programme member as another member sees them there. */
export type MetMember = Awaited<ReturnType<typeof memberIn>>;

/** The people of the programme in the input (PRO-05, B15): to strangers both it and the member are not found. */
export const fellowOfMember = <I>(
  named: (input: I) => { programId: number; key: string },
): Loader<Actor, Actor, I, MetMember> => ({
  policy: signedIn,
  load: (work, input) => memberIn(work, named(input)),
});

/** A person, and the sessions that the reader of their profile shares with them. */
interface SeenMentee {
  view: PersonView;
  sessions: Awaited<ReturnType<typeof sharedSessions>>;
}

/** Everyone who may see the profile in the input (PRO-03, PRO-90, PRO-91). */
export const readerOfProfile = <I>(keyOf: (input: I) => string): Loader<Actor, Actor, I, SeenMentee> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const view = found(await personByKey(tx, keyOf(input)), 'accounts.not_found');
    const { id } = view.user;
    const sessions = await sharedSessions(tx, id, actor.id);
    const joined = sharedProgrammes(actor, await programmesOf(tx, id));
    const pairing = await arePaired(tx, id, actor.id);
    const shares = { ...nothingShared, ...joined, booking: sessions.length > 0, pairing };
    found(maySeeProfile(actor, shownOf(view), shares) ? view : undefined, 'accounts.not_found');
    return { view, sessions };
  },
});

/**
 * Admins of the program that the input names, for its own log; without one, people who administer a company, for
 * everything that was done in it.
 */
export const readerOfAuditLog = <I>(idOf: (input: I) => number | undefined): Loader<Actor, Actor, I, AuditScope> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input);
    if (programId !== undefined) return { programId: (await loadForAdmin(work, programId)).program.id };
    const { enterprises: enterpriseIds } = work.actor;
    refuseIf(enterpriseIds.length === 0 ? 'accounts.enterprise_only' : null, 403);
    return { enterpriseIds };
  },
});
