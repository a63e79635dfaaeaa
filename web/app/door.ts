import { keyIn } from '../lib/key-in.ts';

/** INV-12: the programme that a sign-in or sign-up page belongs to, and the invitation that it passes on. */
export interface DoorWords {
  enterprise_id?: number;
  program_id?: number;
  invite?: string;
}

export const doorWordsIn = (given: Record<string, unknown>): DoorWords => {
  const [enterprise, programme] = [keyIn(given.enterprise_id), keyIn(given.program_id)];
  const invite = typeof given.invite === 'string' && given.invite !== '' ? given.invite.slice(0, 200) : undefined;
  return {
    ...(enterprise && { enterprise_id: enterprise }),
    ...(programme && { program_id: programme }),
    ...(invite !== undefined && { invite }),
  };
};

/** Null if the address is not part of a programme. */
export const doorOf = ({ enterprise_id: enterpriseId, program_id: programId, invite }: DoorWords) =>
  enterpriseId === undefined || programId === undefined ? null : { enterpriseId, programId, invite };
