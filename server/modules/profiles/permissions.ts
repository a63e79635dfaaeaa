import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { whyNotReferAs, whyNotSettings } from '../../policies/profiles.ts';
import { ownProfile } from './own-profile.ts';
import { publicMentor } from './queries/mentors.ts';
import { collegeOf, jobOf } from './queries/own.ts';
import type { CollegeRow, JobRow } from './store/experience.ts';

type OwnProfile = Awaited<ReturnType<typeof ownProfile>>;

/** The person whose settings are at this address (PRO-39), with what they show. */
export const ownerOfSettings = <I>(slugOf: (input: I) => string): Loader<Actor, Actor, I, OwnProfile> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    refuseIf(whyNotSettings(actor, slugOf(input)), 403);
    return ownProfile(tx, actor.id);
  },
});

/** The person whose job the input names. */
export const ownerOfJob = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, JobRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => found(await jobOf(tx, idOf(input), actor.id), 'profiles.job_not_found'),
});

/** The person whose university the input names. */
export const ownerOfCollege = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, CollegeRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => found(await collegeOf(tx, idOf(input), actor.id), 'profiles.college_not_found'),
});

type PublicMentor = NonNullable<Awaited<ReturnType<typeof publicMentor>>>;

/** Any member who asks about a mentor of the platform, including that mentor. */
export const memberAskingOf = <I>(mentorIdOf: (input: I) => number): Loader<Actor, Actor, I, PublicMentor> => ({
  policy: signedIn,
  load: async ({ tx }, input) => found(await publicMentor(tx, mentorIdOf(input)), 'profiles.mentor_not_found'),
});

/** Any member who may follow a mentor of the platform: anyone but that mentor (DIS-32). */
export const followerOf = <I>(mentorIdOf: (input: I) => number): Loader<Actor, Actor, I, PublicMentor> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const mentorId = mentorIdOf(input);
    refuseIf(mentorId === actor.id ? 'profiles.own_profile' : null);
    return found(await publicMentor(tx, mentorId), 'profiles.mentor_not_found');
  },
});

interface NamedReferral {
  /** The person in whose name the invitation is sent; if left out, the sender. */
  userId: number | undefined;
  mentorId: number | null | undefined;
}

/** The person in whose name a friend is invited (PRO-82), with the mentor they recommend, if any. */
export const referrer = <I>(
  named: (input: I) => NamedReferral,
): Loader<Actor, Actor, I, { mentor: PublicMentor | null }> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const { userId, mentorId } = named(input);
    refuseIf(whyNotReferAs(actor, userId), 403);
    if (mentorId === null || mentorId === undefined) return { mentor: null };
    return { mentor: found(await publicMentor(tx, mentorId), 'profiles.mentor_not_found') };
  },
});
