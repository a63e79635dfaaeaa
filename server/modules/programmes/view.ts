import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administered, administers, hidesDraft, membershipIn, owns, standingIn } from '../../policies/programmes.ts';
import { portalPath, presentView } from './present.ts';
import {
  membershipOf,
  type ProgrammeRow,
  programmeByAddress,
  programmeById,
  programmesAbout,
  roleNames,
} from './queries.ts';
import { photoUrl } from '../profiles/index.ts';

const viewerIn = async (tx: Tx, actor: Actor | null, { program }: ProgrammeRow): Promise<ProgrammeView['viewer']> => {
  const standing = actor && standingIn(actor, program);
  if (actor === null || standing === null) return null;
  const member = await membershipOf(tx, program.id, actor.id);
  return {
    role_id: member?.role.id ?? null,
    role_name: member?.role.name ?? null,
    user_type: member?.role.userType ?? 'admin',
    is_admin: administers(standing),
    is_owner: owns(standing),
  };
};

type ProgrammeQuery = {
  program_id?: number | undefined;
  enterprise_slug?: string | undefined;
  program_slug?: string | undefined;
};

/**
 * B144: finds a programme by id or by address. Anyone who knows the address sees its front page. Agendas come from a
 * later module.
 */
export const viewProgramme = async (
  tx: Tx,
  actor: Actor | null,
  asked: ProgrammeQuery,
): Promise<Omit<ProgrammeView, 'agendas'>> => {
  const { program_id: id, enterprise_slug: enterprise = '', program_slug: slug = '' } = asked;
  const row = id === undefined ? await programmeByAddress(tx, enterprise, slug) : await programmeById(tx, id);
  const programme = found(row && !hidesDraft(actor, row) ? row : undefined, 'programmes.not_found');
  return presentView(programme, await viewerIn(tx, actor, programme));
};

/** NAV-17 */
export const listMine = async ({ tx, actor }: { tx: Tx; actor: Actor }) => {
  const rows = await programmesAbout(
    tx,
    // A platform admin administers every programme but belongs to only a few: the switcher shows those few.
    actor.isPlatformAdmin ? { enterprises: [], programmes: [] } : administered(actor),
    actor.memberships.map(({ programId }) => programId),
  );
  const names = await roleNames(
    tx,
    actor.memberships.map(({ roleId }) => roleId),
  );
  return rows.map((row) => {
    const membership = membershipIn(actor, row.program);
    const isAdmin = administers(standingIn(actor, row.program));
    return {
      id: row.program.id,
      name: row.program.name,
      photo_url: photoUrl(row.program.photo),
      is_active: row.program.isActive,
      is_draft: row.draft,
      role_name: names.find(({ id }) => id === membership?.roleId)?.name ?? null,
      is_admin: isAdmin,
      enterprise: row.enterprise,
      slug: row.program.slug,
      url: isAdmin ? `${portalPath(row)}/admin` : `${portalPath(row)}/overviews`,
    };
  });
};
