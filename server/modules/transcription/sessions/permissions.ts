import type { Loader, Policy } from '../../../platform/permission.ts';
import { found } from '../../../platform/refusal.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { administers, standingIn } from '../../../policies/programmes.ts';
import { whoseConsent } from '../../meetings/index.ts';
import { programmeById } from '../../programmes/index.ts';
import { meetingById, type MeetingRow } from '../queries/sessions.ts';

/** M14: everyone whose consent the session's recording needed. */
export const participantOf = <I>(
  idOf: (input: I) => number,
  policy: Policy<Actor, Actor> = signedIn,
): Loader<Actor, Actor, I, MeetingRow> => ({
  policy,
  load: async ({ tx, actor }, input) => {
    const meeting = found(await meetingById(tx, idOf(input)), 'transcription.meeting_not_found');
    return found(whoseConsent(meeting).includes(actor.id) ? meeting : undefined, 'transcription.meeting_not_found');
  },
});

/** MTG-07: the participants, and the admins of the program (of the platform: its admins). */
export const readerOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, MeetingRow> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const meeting = found(await meetingById(tx, idOf(input)), 'transcription.meeting_not_found');
    if (whoseConsent(meeting).includes(actor.id) || actor.isPlatformAdmin) return meeting;
    const row = meeting.programId === null ? undefined : await programmeById(tx, meeting.programId);
    const mayRead = row !== undefined && administers(standingIn(actor, row.program));
    return found(mayRead ? meeting : undefined, 'transcription.meeting_not_found');
  },
});
