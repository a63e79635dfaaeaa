import type pg from 'pg';
import type { Findable } from '../../server/modules/discovery/rules/lexemes.ts';

/** A hundred thousand mentors, the same in every run: what a search reads of each, and where they are in each order. */
export const mentors = 100_000;

export interface BenchMentor extends Findable {
  userId: number;
  firstname: string;
  lastname: string;
  rating: number | null;
  stars: number;
  sessions: number;
  /** Milliseconds. */
  since: number;
  nextSlotAt: number | null;
}

const syllables =
  'an,bi,chu,da,el,far,gi,han,is,jo,kar,lim,mo,nur,oo,pa,qi,ra,sa,tan,ul,vi,wa,xi,ya,zu,ben,cor,den,fen,gol,hil,ing,jun,kel,lor,man,nis,ong,per,quo,ros,sun,tes,und,ver,win,yen,zal,ber'.split(
    ',',
  );
const titles = [
  'Software Engineer',
  'Data Engineer',
  'Marketing Manager',
  'Product Manager',
  'Designer',
  'Accountant',
  'HR Lead',
  'Actuary',
  'Sales Director',
  'Engineering Manager',
];
const skills = ['Leadership', 'English teaching', 'Python', 'Excel', 'Negotiation', 'SQL', 'Public speaking', 'Cloud'];
const goals = ['Career growth', 'Interview preparation', 'CV review', 'Starting a business'];
const experience = ['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years'];
const levels = ['entry', 'middle', 'senior', 'director', 'chief'];

/** The same numbers from 0 to 1 in every run. */
export const dice = (seed: number) => () => {
  seed = (seed + 0x6d_2b_79_f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};

const day = 86_400_000;

/** `now` in milliseconds; keys begin after `firstId`. */
export const benchMentors = (firstId: number, now: number): BenchMentor[] => {
  const throwDice = dice(7);
  const upTo = (sides: number) => Math.floor(throwDice() * sides);
  const one = <T>(list: readonly T[]) => list[upTo(list.length)] as T;
  const name = () => {
    const text = one(syllables) + one(syllables) + (throwDice() < 0.4 ? one(syllables) : '');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return Array.from({ length: mentors }, (_, n) => {
    const [firstname, lastname, title] = [name(), name(), one(titles)];
    const rare = n % 5000 === 17 ? ' beekeeping' : '';
    const stars = throwDice() < 0.4 ? 0 : upTo(40);
    return {
      userId: firstId + n,
      firstname,
      lastname,
      words:
        `${firstname} ${lastname} ${title} company${upTo(3000)} ${one(skills)} ${one(skills)}${rare} ${one(goals)}`.toLowerCase(),
      countryId: 1 + upTo(40),
      gender: one(['male', 'female']),
      workingExperience: one(experience),
      workingExperienceLevel: one(levels),
      industries: [...new Set([1 + upTo(20), 1 + upTo(20)])],
      skills: [...new Set([1 + upTo(300), 1 + upTo(300)])],
      languages: [...new Set([1, 1 + upTo(12)])],
      jobRoles: [title],
      rating: stars === 0 ? null : Math.round(300 + throwDice() * 200) / 100,
      stars,
      sessions: upTo(120),
      since: now - upTo(900) * day - upTo(day),
      nextSlotAt: throwDice() < 0.35 ? now + upTo(14 * 24) * 3_600_000 : null,
    };
  });
};

/** Makes users of them; triggers and keys have to be off. */
export const loadPeople = async (client: pg.Client, people: readonly BenchMentor[], moment: string) => {
  for (let at = 0; at < people.length; at += 5000) {
    const rows = people
      .slice(at, at + 5000)
      .map(({ userId, firstname, lastname }) => ({ user_id: userId, firstname, lastname }));
    await client.query(
      `insert into users (id, public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, created_at, confirmed_at)
       overriding system value
       select user_id, md5('b' || user_id), 'b-' || user_id, firstname, lastname, 'b-' || user_id || '@example.com', 'mentor', true,
         'Asia/Kuala_Lumpur', $2, $2 from json_to_recordset($1::json) as r (user_id bigint, firstname text, lastname text)`,
      [JSON.stringify(rows), moment],
    );
  }
};
