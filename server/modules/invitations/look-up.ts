import type { z } from 'zod';
import type { lookUpInvite } from '../../../contract/invitations/index.ts';
import { refusals } from '../../../contract/messages.ts';
import { found } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { hashToken } from '../accounts/index.ts';
import { hidesDraft, membershipIn } from '../../policies/programmes.ts';
import { portalPath, programmeById, type ProgrammeRow, roleById } from '../programmes/index.ts';
import { whyNotOpenly } from './accept.ts';
import { hasAccount, invitedByHash, linkByHash, openRoles } from './queries.ts';
import { linkWorks, standingOf } from './rules/standing.ts';

interface DoorQuery {
  program_id: number;
  enterprise_id?: number | undefined;
  invite?: string | undefined;
}

const nobody = { email: null, firstname: '', lastname: '', hasAccount: false };

/** The role a token gives while it is valid; for an email invitation, also who it was sent to. */
const behind = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, programId: number, token: string) => {
  const tokenHash = hashToken(token);
  const letter = await invitedByHash(tx, tokenHash);
  const link = letter === undefined ? await linkByHash(tx, tokenHash) : undefined;
  const stands = letter === undefined ? link !== undefined && linkWorks(link, now) : standingOf(letter, now) === 'sent';
  const row = letter ?? link;
  if (!stands || row?.programId !== programId) return null;
  const role = await roleById(tx, row.roleId);
  if (letter === undefined) return { ...nobody, role };
  const { email, firstname, lastname } = letter;
  // Whoever could read the email owns the address, so this tells nobody about somebody else.
  return { role, email, firstname, lastname, hasAccount: await hasAccount(tx, email) };
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

/** What the token in the address gives, while the programme takes anybody. */
const offerOf = async (
  work: Pick<Change, 'tx' | 'now'>,
  { program, draft }: ProgrammeRow,
  invite: string | undefined,
) => {
  if (invite === undefined) return { invite: 'none' as const, role: null, ...nobody };
  const known = !program.isActive || draft ? null : await behind(work, program.id, invite);
  if (known === null) return { invite: 'invalid' as const, role: null, ...nobody };
  const { role, ...person } = known;
  return { invite: 'valid' as const, role: role ? { name: role.name, user_type: role.userType } : null, ...person };
};

/** Whether this visitor is in already, and by which roles they may walk in if not. */
const placeOf = async (tx: Change['tx'], { program, draft }: ProgrammeRow, actor: Actor | null) => {
  const whyNot = actor === null ? null : await whyNotOpenly(tx, program.id, actor.id);
  return {
    joins_as: draft || whyNot !== null ? [] : await joinsAs(tx, program),
    why_not_join: whyNot && refusals[whyNot],
    is_member: actor !== null && membershipIn(actor, program) !== undefined,
  };
};

/** INV-12, INV-27: what a programme's sign-in page can offer its visitor. */
export const lookUp = async (
  work: Pick<Change, 'tx' | 'now'> & { actor: Actor | null },
  asked: DoorQuery,
): Promise<z.input<(typeof lookUpInvite)['response']>> => {
  const row = await doorOf(work, asked);
  const { hasAccount, ...offered } = await offerOf(work, row, asked.invite);
  return {
    ...offered,
    has_account: hasAccount,
    ...(await placeOf(work.tx, row, work.actor)),
    location: `${portalPath(row)}/overviews`,
  };
};
