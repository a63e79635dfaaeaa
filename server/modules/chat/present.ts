import type { ChatPerson } from '../../../contract/chat/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { fullName } from '../accounts/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';

export interface PersonRow {
  id: number;
  slug: string;
  firstname: string;
  lastname: string;
  userType: 'mentee' | 'mentor' | 'admin';
  deletedAt: Temporal.Instant | null;
  photo: string | null;
}

/** Nothing but a placeholder is left of a deleted account (ACC-66). */
export const presentPerson = (row: PersonRow): ChatPerson => ({
  id: row.id,
  slug: row.deletedAt === null ? row.slug : null,
  full_name: fullName(row),
  photo_url: row.deletedAt === null ? photoUrl(row.photo) : null,
});

const publicPages = { mentor: '/mentor_profile/', mentee: '/mentee_profile/', admin: null } as const;

/** Their page: in a program the one in its portal. */
export const profileLink = ({ slug, userType, deletedAt }: PersonRow, programme: ProgrammeRow | null) => {
  if (deletedAt !== null) return null;
  if (programme) return `${portalPath(programme)}/members/${slug}`;
  const page = publicPages[userType];
  return page === null ? null : page + slug;
};
