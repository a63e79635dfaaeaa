import { Temporal } from 'temporal-polyfill';
import type { RatedSession, Rating } from '../../../contract/reviews/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { forAdmin } from '../programmes/index.ts';
import { type Between, pageOfRatings, peopleById, programmeOfGroup, ratedSessionsOf } from './queries/ratings.ts';

const ratingsAPage = 30;

type Asked = Pick<Work<Actor>, 'tx' | 'actor'>;

const namesOf = async (tx: Tx, programId: number, ids: readonly number[]) => {
  const people = new Map(
    (await peopleById(tx, programId, ids)).map(({ id, photo, slug, member, ...name }) => [
      id,
      {
        id,
        slug: member && name.deletedAt === null ? slug : null,
        full_name: fullName(name), // ACC-66
        profile_photo_url: name.deletedAt === null ? photoUrl(photo) : null,
      },
    ]),
  );
  return (wanted: readonly number[]) => wanted.flatMap((id) => people.get(id) ?? []);
};

/** REV-16: a page of them, by the mentee's name; of those with these words in a name. */
export const showRatings = async (
  { tx, actor }: Asked,
  { program_id: programId, search, page }: { program_id: number; search: string; page: number },
) => {
  await forAdmin({ tx, actor }, programId);
  const rows = await pageOfRatings(tx, { programId, search, page, perPage: ratingsAPage });
  const people = await namesOf(
    tx,
    programId,
    rows.flatMap(({ mentees, mentors }) => [...mentees, ...mentors]),
  );
  const total = Number(rows[0]?.total ?? 0);
  return {
    ratings: rows.map((row): Rating => ({
      type: row.is_group ? 'Group' : 'Pair',
      group_id: row.group_id === null ? null : Number(row.group_id),
      mentees: people(row.mentees),
      mentors: people(row.mentors),
      sessions: Number(row.sessions),
      mentee_score: row.mentee_score,
      mentor_score: row.mentor_score,
    })),
    total,
    page: rows[0]?.page ?? 1,
    per_page: ratingsAPage,
    max_pages: Math.max(1, Math.ceil(total / ratingsAPage)),
  };
};

interface Whose {
  group_id?: number | undefined;
  program_id?: number | undefined;
  mentor_id?: number | undefined;
  mentee_id?: number | undefined;
}

const askedFor = async (asked: Asked, whose: Whose): Promise<Between> => {
  if (whose.group_id !== undefined) {
    await forAdmin(asked, found(await programmeOfGroup(asked.tx, whose.group_id), 'programmes.not_found'));
    return { groupId: whose.group_id };
  }
  const programId = found(whose.program_id, 'programmes.not_found');
  await forAdmin(asked, programId);
  return { programId, mentorId: whose.mentor_id ?? 0, menteeId: whose.mentee_id ?? 0 };
};

/** REV-18, REV-19: the completed sessions of a group, or of two people, with what both sides gave. */
export const showRatedSessions = async (asked: Asked, whose: Whose): Promise<{ ratings: RatedSession[] }> => {
  const rows = await ratedSessionsOf(asked.tx, await askedFor(asked, whose));
  return {
    ratings: rows.map(({ id, completed_ms: ms, ...row }, at) => ({
      ...row,
      booking_id: Number(id),
      session: at + 1,
      completed_on: Temporal.Instant.fromEpochMilliseconds(Math.round(Number(ms))).toString(),
    })),
  };
};
