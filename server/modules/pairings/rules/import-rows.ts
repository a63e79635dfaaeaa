import type { ImportedPair } from '../../../../contract/pairings/index.ts';

/** The programme member with this address, and their role. */
export interface Known {
  userId: number;
  email: string;
  userType: 'mentor' | 'mentee' | 'admin';
}

export interface ReadRow {
  line: number;
  mentorEmail: string;
  menteeEmail: string;
}

export interface CheckedPair extends ImportedPair {
  pair: { mentorId: number; menteeId: number } | null;
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Which columns contain the two addresses, found by their headings; null if either is missing. */
export const columnsOf = (headings: readonly string[]) => {
  const at = (name: string) => headings.findIndex((one) => plain(one) === name);
  const [mentor, mentee] = [at('mentoremail'), at('menteeemail')];
  return mentor === -1 || mentee === -1 ? null : { mentor, mentee };
};

interface Standing {
  members: ReadonlyMap<string, Known>;
  /** 'mentor mentee' by id: pairs that already exist. */
  paired: ReadonlySet<string>;
  /** M06: how many more mentees each mentor can accept; absent for no limit. */
  room: Map<number, number>;
}

const keyOf = (mentorId: number, menteeId: number) => `${mentorId} ${menteeId}`;

const problemOf = (email: string, known: Known | undefined, as: 'mentor' | 'mentee') => {
  if (email === '') return `The ${as} email is missing`;
  if (known === undefined) return `Nobody with the address ${email} is in this program`;
  return known.userType === as ? null : `${email} is not a ${as} here`;
};

/** The result for each row, in file order: a mentor's last place goes to the first row that names them. */
export const checkRows = (rows: readonly ReadRow[], { members, paired, room }: Standing): CheckedPair[] => {
  const seen = new Set<string>();
  const left = new Map(room);
  return rows.map(({ line, mentorEmail, menteeEmail }): CheckedPair => {
    const [mentor, mentee] = [members.get(mentorEmail.toLowerCase()), members.get(menteeEmail.toLowerCase())];
    const row = { line, mentor_email: mentorEmail, mentee_email: menteeEmail };
    const wrong = (problem: string): CheckedPair => ({ ...row, state: 'wrong', problem, pair: null });
    const problem = problemOf(mentorEmail, mentor, 'mentor') ?? problemOf(menteeEmail, mentee, 'mentee');
    if (problem !== null || !mentor || !mentee) return wrong(problem ?? '');
    const pair = { mentorId: mentor.userId, menteeId: mentee.userId };
    const key = keyOf(pair.mentorId, pair.menteeId);
    if (seen.has(key)) return wrong('This pair stands further up in the file');
    seen.add(key);
    if (paired.has(key)) return { ...row, state: 'paired', problem: null, pair };
    const places = left.get(pair.mentorId);
    if (places === 0) return wrong('This mentor is not taking new mentees.');
    if (places !== undefined) left.set(pair.mentorId, places - 1);
    return { ...row, state: 'ready', problem: null, pair };
  });
};
