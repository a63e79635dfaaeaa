/** What the index keeps about a mentor: words, and the values that filters know. */
export interface Findable {
  words: string;
  countryId: number | null;
  gender: string | null;
  workingExperience: string | null;
  workingExperienceLevel: string | null;
  industries: readonly number[];
  skills: readonly number[];
  languages: readonly number[];
  jobRoles: readonly string[];
}

/** The keys that people are filtered by, as the documents name them (DIS-04, DIS-16, DIS-02). */
export type FilterKey =
  | 'industry'
  | 'skill'
  | 'language'
  | 'country'
  | 'working_experience'
  | 'working_experience_level'
  | 'gender'
  | 'job_role'
  | 'program_goals';

/** Longer ones are cut: the index takes no lexeme of more than two kilobytes. */
const longest = 200;

/** A filter's value as the index keeps it; A69: job roles are compared without regard to capitals. */
export const valueLexeme = (key: FilterKey, value: string | number) =>
  `${key}=${String(value).toLowerCase().slice(0, longest)}`;

/** The words of a text that is in small letters and without accents already. */
export const wordsIn = (text: string) =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, longest));

/** One or two letters begin so many words that their people are kept under the letters themselves. */
export const shortest = 2;
export const beginning = (letters: string) => `^${letters}`;

const beginningsOf = (word: string) => {
  const letters = [...word];
  return [beginning(letters.slice(0, 1).join('')), beginning(letters.slice(0, shortest).join(''))];
};

const valuesOf = ({ words: _words, ...person }: Findable) => {
  const of = (key: FilterKey, values: readonly (string | number | null)[]) =>
    values.flatMap((value) => (value === null ? [] : [valueLexeme(key, value)]));
  return [
    ...of('industry', person.industries),
    ...of('skill', person.skills),
    ...of('language', person.languages),
    ...of('country', [person.countryId]),
    ...of('working_experience', [person.workingExperience]),
    ...of('working_experience_level', [person.workingExperienceLevel]),
    ...of('gender', [person.gender]),
    ...of('job_role', person.jobRoles),
  ];
};

/** Everything that a search can find this person by. */
export const lexemesOf = (person: Findable) => {
  const words = wordsIn(person.words);
  return [...new Set([...words, ...words.flatMap(beginningsOf), ...valuesOf(person)])];
};
