import { type ImportedPair, pairTemplate } from '../../../../contract/pairings/index.ts';
import { hasAddress, headingWords } from '../../../../contract/programmes/index.ts';

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

/**
 * What files call the two columns, in English, Malay and Mandarin; in lower case and without punctuation. A column called
 * 'Mentor' may contain names, so it counts only where none is called 'Mentor Email'.
 */
const known = {
  mentor: [
    'mentoremail mentoremailaddress emailmentor emelmentor emelpengasuh 导师邮箱 导师电子邮件 導師電郵',
    'mentor pengasuh 导师 導師',
  ],
  mentee: [
    'menteeemail menteeemailaddress emailmentee emelmentee emelmenti 学员邮箱 学员电子邮件 學員電郵',
    'mentee menti 学员 學員',
  ],
};

export interface PairColumns {
  mentor: number | null;
  mentee: number | null;
}

/** Which columns contain the two addresses, found by their headings; null for one that no heading names. */
export const columnsOf = (headings: readonly string[]): PairColumns => {
  if (hasAddress(headings)) return { mentor: null, mentee: null };
  const columns = headings.map(headingWords);
  const at = (field: 'mentor' | 'mentee') => {
    for (const words of known[field].map((all) => all.split(' '))) {
      const whole = columns.findIndex((one) => words.includes(one.whole));
      const half = columns.findIndex(({ halves }) => halves.some((word) => words.includes(word)));
      if (whole !== -1 || half !== -1) return whole === -1 ? half : whole;
    }
    return null;
  };
  return { mentor: at('mentor'), mentee: at('mentee') };
};

interface Standing {
  members: ReadonlyMap<string, Known>;
  /** 'mentor mentee' by id: pairs that already exist. */
  paired: ReadonlySet<string>;
  /** M06: how many more mentees each mentor can accept; absent for no limit. */
  room: Map<number, number>;
  /** Addresses, in lower case, that were invited to the program and have not joined it. */
  invited: ReadonlySet<string>;
}

const keyOf = (mentorId: number, menteeId: number) => `${mentorId} ${menteeId}`;

const isExample = (email: string) => pairTemplate.example.some((one) => one === email.toLowerCase());

interface Asked {
  email: string;
  known: Known | undefined;
  as: 'mentor' | 'mentee';
}

const problemOf = ({ email, known, as }: Asked, invited: Standing['invited']) => {
  if (isExample(email)) return 'This is the example from the template';
  if (email === '') return `The ${as} email is missing`;
  if (known === undefined && invited.has(email.toLowerCase())) return `${email} was invited and has not joined yet`;
  if (known === undefined) return `Nobody with the address ${email} is in this program`;
  return known.userType === as ? null : `${email} is not a ${as} here`;
};

/** The result for each row, in file order: a mentor's last place goes to the first row that names them. */
export const checkRows = (rows: readonly ReadRow[], { members, paired, room, invited }: Standing): CheckedPair[] => {
  const seen = new Map<string, number>();
  const left = new Map(room);
  return rows.map(({ line, mentorEmail, menteeEmail }): CheckedPair => {
    const [mentor, mentee] = [members.get(mentorEmail.toLowerCase()), members.get(menteeEmail.toLowerCase())];
    const row = { line, mentor_email: mentorEmail, mentee_email: menteeEmail };
    const wrong = (problem: string): CheckedPair => ({ ...row, state: 'wrong', problem, pair: null });
    const problem =
      problemOf({ email: mentorEmail, known: mentor, as: 'mentor' }, invited) ??
      problemOf({ email: menteeEmail, known: mentee, as: 'mentee' }, invited);
    if (problem !== null || !mentor || !mentee) return wrong(problem ?? '');
    const pair = { mentorId: mentor.userId, menteeId: mentee.userId };
    const key = keyOf(pair.mentorId, pair.menteeId);
    const before = seen.get(key);
    if (before !== undefined) return wrong(`Line ${before} has the same pair`);
    seen.set(key, line);
    if (paired.has(key)) return { ...row, state: 'paired', problem: null, pair };
    const places = left.get(pair.mentorId);
    if (places === 0) return wrong('This mentor is not taking new mentees.');
    if (places !== undefined) left.set(pair.mentorId, places - 1);
    return { ...row, state: 'ready', problem: null, pair };
  });
};
