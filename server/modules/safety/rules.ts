/** What decides whether an admin can remove somebody who was reported. */
export interface Place {
  programId: number | null;
  /** Their membership there; undefined when they are in it no longer. */
  member: { isOwner: boolean } | undefined;
}

/** INV-06: nobody removes the owner of a program. */
export const whyNotRemove = ({ programId, member }: Place) => {
  if (programId === null) return 'safety.no_program' as const;
  if (member === undefined) return 'safety.not_in_program' as const;
  return member.isOwner ? ('programmes.owner_stays' as const) : null;
};
