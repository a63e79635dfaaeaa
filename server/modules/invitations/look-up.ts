import type { z } from 'zod';
import type { lookUpInvite } from '../../../contract/invitations/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { hashToken } from '../accounts/index.ts';
import { hidesDraft, membershipIn } from '../../policies/programmes.ts';
import { portalPath, programmeById, roleById } from '../programmes/index.ts';
import { invitedByHash, linkByHash, openRoles } from './queries.ts';
import { linkWorks, standingOf } from './rules/standing.ts';

interface DoorQuery {
  program_id: number;
  enterprise_id?: number | undefined;
  invite?: string | undefined;
}

const nobody = { email: null, firstname: '', lastname: '' };

/** The role a token gives while it is valid; for an email invitation, also who it was sent to. */
const behind = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, programId: number, token: string) => {
  const tokenHash = hashToken(token);
  const letter = await invitedByHash(tx, tokenHash);
  const link = letter === undefined ? await linkByHash(tx, tokenHash) : undefined;
  const stands = letter === undefined ? link !== undefined && linkWorks(link, now) : standingOf(letter, now) === 'sent';
  const row = letter ?? link;
  if (!stands || row?.programId !== programId) return null;
  const { email, firstname, lastname } = letter ?? nobody;
  return { role: await roleById(tx, row.roleId), email, firstname, lastname };
};

/** B80: the roles anyone may join with immediately. */
const joinsAs = async (tx: Change['tx'], program: { id: number; privacySettings: string; isActive: boolean }) => {
  if (program.privacySettings !== 'open' || !program.isActive) return [];
  const roles = await openRoles(tx, program.id);
  return (['mentee', 'mentor'] as const).filter((type) => roles[type] !== undefined);
};

/** The programme behind the door; a draft has none, except for its admins. */
const doorOf = async (
  { tx, actor }: Pick<Change, 'tx'> & { actor: Actor | null },
  { program_id: programId, enterprise_id: enterpriseId }: DoorQuery,
) => {
  const row = found(await programmeById(tx, programId), 'programmes.not_found');
  found(hidesDraft(actor, row) ? undefined : row, 'programmes.not_found');
  found(enterpriseId === undefined || enterpriseId === row.program.enterpriseId || undefined, 'programmes.not_found');
  return row;
};

/** INV-12, INV-27: what a programme's sign-in page can offer its visitor. */
export const lookUp = async (
  work: Pick<Change, 'tx' | 'now'> & { actor: Actor | null },
  asked: DoorQuery,
): Promise<z.input<(typeof lookUpInvite)['response']>> => {
  const { tx, actor } = work;
  const { program_id: programId, invite } = asked;
  const row = await doorOf(work, asked);
  const { program } = row;
  const known = invite === undefined || !program.isActive || row.draft ? null : await behind(work, programId, invite);
  const { email, firstname, lastname } = known ?? nobody;
  return {
    invite: invite === undefined ? 'none' : known === null ? 'invalid' : 'valid',
    role: known?.role ? { name: known.role.name, user_type: known.role.userType } : null,
    email,
    firstname,
    lastname,
    joins_as: row.draft ? [] : await joinsAs(tx, program),
    is_member: actor !== null && membershipIn(actor, program) !== undefined,
    location: `${portalPath(row)}/overviews`,
  };
};
