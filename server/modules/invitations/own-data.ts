import type { OwnData } from '../../platform/plug.ts';
import { invitationsOf, type InvitationsOf } from './queries.ts';

const letterOf = ({ letter, role, program }: InvitationsOf['sent'][number]) => ({
  program,
  role,
  email: letter.email,
  name: [letter.firstname, letter.lastname].filter(Boolean).join(' '),
  phone_no: letter.phoneNo,
  status: letter.status,
  created_at: letter.createdAt.toString(),
  sent_at: letter.sentAt?.toString() ?? null,
  accepted_at: letter.acceptedAt?.toString() ?? null,
});

/** Our part of a person's data download (M22): how they were invited, and whom they invited. */
export const ownData: OwnData = async (tx, userId) => {
  const { received, sent, links } = await invitationsOf(tx, userId);
  return {
    received: received.map(letterOf),
    sent: sent.map(letterOf),
    links_used: links.map(({ at, role, program }) => ({ program, role, at: at.toString() })),
  };
};
