import type { Temporal } from 'temporal-polyfill';
import type { Person } from '../../../../contract/profiles/index.ts';
import { fullName } from '../../accounts/index.ts';

/** The address of a public picture; null when there is none. */
export const photoUrl = (key: string | null) => (key === null ? null : `/files/${key}`);

/** What a query must select about a person to show them. */
export interface PersonRow {
  id: number;
  slug: string;
  firstname: string;
  lastname: string;
  userType: 'mentee' | 'mentor' | 'admin';
  deletedAt: Temporal.Instant | null;
  /** From user_infos, left-joined: a person without a row has said nothing yet. */
  profilePhoto: string | null;
  jobTitle: string | null;
  company: string | null;
}

/** A person as lists and cards show them. Nothing but a placeholder is left of a deleted account (ACC-66). */
export const presentPerson = (row: PersonRow): Person => {
  const deleted = row.deletedAt !== null;
  return {
    id: row.id,
    slug: deleted ? null : row.slug,
    full_name: fullName(row),
    profile_photo_url: deleted ? null : photoUrl(row.profilePhoto),
    user_type: row.userType,
    job_title: deleted ? null : row.jobTitle,
    company: deleted ? null : row.company,
    deleted,
  };
};
