import { Refusal, refuseIf } from '../../platform/refusal.ts';
import type { Change } from '../../platform/work.ts';
import type { Person } from '../accounts/index.ts';
import { type InvitedRow, lastRemoved, linkByHash } from './queries.ts';
import { isFromBefore, linkWorks, standingOf } from './rules/standing.ts';

const notValid = () => new Refusal('invitations.not_valid');

/** What a token gives a person. */
export interface Invitation {
  programId: number;
  roleId: number;
  aim: string | null;
  /** The row of the email invitation; null for a link. */
  letterId: number | null;
  /** The phone number in the company's file. */
  phoneNo: string | null;
}

type At = Pick<Change, 'tx' | 'now'>;

/** By email: its own single-use token, only for the person it was addressed to (B78). */
const byLetter = async ({ tx, now }: At, person: Person, letter: InvitedRow): Promise<Invitation> => {
  const standing = standingOf(letter, now);
  const again = standing === 'accepted' && letter.acceptedBy === person.id;
  if (standing !== 'sent' && !again) throw notValid();
  refuseIf(letter.email.toLowerCase() === person.email.toLowerCase() ? null : 'invitations.other_address', 403);
  if (isFromBefore(letter.sentAt, await lastRemoved(tx, letter.programId, person.id))) throw notValid();
  return {
    programId: letter.programId,
    roleId: letter.roleId,
    aim: letter.redirectPath,
    letterId: letter.id,
    phoneNo: letter.phoneNo,
  };
};

/** By the shareable link, which anyone who has it may use. */
const byLink = async ({ tx, now }: At, person: Person, tokenHash: string): Promise<Invitation> => {
  const link = await linkByHash(tx, tokenHash);
  if (link === undefined || !linkWorks(link, now)) throw notValid();
  if (isFromBefore(link.createdAt, await lastRemoved(tx, link.programId, person.id))) throw notValid();
  return { programId: link.programId, roleId: link.roleId, aim: null, letterId: null, phoneNo: null };
};

/** A token as presented, with the email invitation it belongs to, if any: read, or locked to be accepted. */
interface BroughtToken {
  tokenHash: string;
  letter: InvitedRow | undefined;
}

/** What a token gives this person; refuses when it gives nothing. */
export const invitationFor = (at: At, person: Person, { tokenHash, letter }: BroughtToken): Promise<Invitation> =>
  letter === undefined ? byLink(at, person, tokenHash) : byLetter(at, person, letter);
