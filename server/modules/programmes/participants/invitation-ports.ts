import type { Change } from '../../../platform/work.ts';
import type { Email } from '../../../telling/content.ts';
import type { ImportRow } from '../queries/imports.ts';

/** Somebody who is invited, with what the file says about them; their sign-up form begins with it. */
export interface InvitedPerson {
  email: string;
  firstname: string;
  lastname: string;
  phoneNo: string | null;
}

/**
 * Invites people by email to join, each with a role; returns how many emails that makes, and the addresses that are not
 * written to although they are invited (B09). Invitations belong to a later module, so the app passes this function in.
 */
export type InvitePeople = (
  change: Change,
  asked: {
    programId: number;
    enterpriseId: number;
    people: readonly (InvitedPerson & { roleId: number })[];
    byId: number;
    factor: number;
  },
) => Promise<{ emails: number; held: readonly string[] }>;

/**
 * Takes back the invitations that an import has sent, and returns their ids. They belong to a later module, so the app
 * passes this function in.
 */
export type TakeBack = (
  change: Change,
  sent: { programId: number; since: ImportRow['createdAt']; people: { email: string; roleId: number }[] },
) => Promise<number[]>;

/** The email of an invitation. Those belong to a later module, so the app passes this function in. */
export type SampleInvitation = (about: {
  company: string;
  userType: 'mentee' | 'mentor' | 'admin';
  url: string;
}) => Email;
