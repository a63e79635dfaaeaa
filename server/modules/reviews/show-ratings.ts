import { Temporal } from 'temporal-polyfill';
import type { RatedSession, Rating } from '../../../contract/reviews/index.ts';
import type { Tx } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { pageOfRatings, peopleById, ratedSessionsOf, type SessionsBetween } from './queries/ratings.ts';

const ratingsAPage = 30;

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

/** REV-16: a page of them, by the mentee's name, limited to names that contain the search text. */
export const showRatings = async (
  tx: Tx,
  { program }: ProgrammeRow,
  { search, page }: { search: string; page: number },
) => {
  const programId = program.id;
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

/** REV-18, REV-19: the completed sessions of a group or of two people, with the ratings both sides gave. */
export const showRatedSessions = async (tx: Tx, between: SessionsBetween): Promise<{ ratings: RatedSession[] }> => {
  const rows = await ratedSessionsOf(tx, between);
  return {
    ratings: rows.map(({ id, completed_ms: ms, ...row }, at) => ({
      ...row,
      booking_id: Number(id),
      session: at + 1,
      completed_on: Temporal.Instant.fromEpochMilliseconds(Math.round(Number(ms))).toString(),
    })),
  };
};
