import type { MentorSort } from '../../contract/discovery/values.ts';
import type { MentorFilter } from '../../server/modules/discovery/queries/search.ts';
import type { BenchMentor } from './hundred-thousand.ts';

// The same search without any index: everybody is looked at, word by word. It shares nothing with the product's own.

const aPage = 12;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const trigrams = (word: string) => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};
const similarity = (one: Set<string>, other: Set<string>) => {
  const shared = [...one].filter((part) => other.has(part)).length;
  return shared / (one.size + other.size - shared);
};

/** Highest first, key by key. */
export const keysOfMentors = (mean: number): Record<MentorSort, (one: BenchMentor) => readonly number[]> => {
  const standing = ({ rating, stars }: BenchMentor) => Math.fround((5 * mean + (rating ?? mean) * stars) / (5 + stars));
  const soonness = ({ nextSlotAt }: BenchMentor) => (nextSlotAt === null ? -Infinity : -Math.round(nextSlotAt / 1000));
  return {
    best: (one) => [one.nextSlotAt === null ? 0 : 1, standing(one), one.stars, one.since, one.userId],
    soonest: (one) => [soonness(one), standing(one), one.userId],
    rating: (one) => [standing(one), one.stars, one.userId],
    sessions: (one) => [one.sessions, standing(one), one.userId],
    newest: (one) => [one.since, one.userId],
  };
};
type Key = number | string;
/** Words the other way round: from a to z. */
const higherFirst = (one: readonly Key[], other: readonly Key[]) => {
  const at = one.findIndex((value, index) => value !== other[index]);
  const isHigher = (other[at] ?? 0) > (one[at] ?? 0) === (typeof one[at] === 'number');
  return at === -1 ? 0 : isHigher ? 1 : -1;
};

const passes = (one: BenchMentor, asked: MentorFilter) => {
  const shares = (values: readonly unknown[], wanted: readonly unknown[]) =>
    wanted.length === 0 || wanted.some((value) => values.includes(value));
  return (
    shares(one.industries, asked.industry) &&
    shares(one.skills, asked.skill) &&
    shares(one.languages, asked.language) &&
    shares([one.countryId], asked.country) &&
    shares([one.workingExperience], asked.working_experience) &&
    shares([one.workingExperienceLevel], asked.working_experience_level) &&
    shares([one.gender], asked.gender) &&
    shares(
      one.jobRoles.map((role) => role.toLowerCase()),
      asked.job_role.map((role) => role.toLowerCase()),
    )
  );
};

/** Looks for `listed` among `people`, all of whose words are known. */
export const naiveSearch = <Person extends BenchMentor, Sort extends string>(
  people: readonly Person[],
  keysBy: Record<Sort, (one: Person) => readonly Key[]>,
  isListed: (one: Person) => boolean = () => true,
) => {
  const written = people.map(({ words }) => [...new Set(wordsOf(words))]);
  const vocabulary = [...new Set(written.flat())].map((word) => ({ word, parts: trigrams(word) }));
  const alike = (typed: string) => {
    if (typed.length < 3) return [];
    const parts = trigrams(typed);
    return vocabulary
      .map(({ word, parts: own }) => ({ word, score: similarity(parts, own) }))
      .filter(({ score }) => score >= 0.3)
      .toSorted((one, other) => other.score - one.score || (one.word < other.word ? -1 : 1))
      .slice(0, 20);
  };
  /** Each reading says of each typed word which words of a person it takes. */
  const readings = (typed: readonly string[]) => {
    const begins = (word: string) => (own: string) => own.startsWith(word);
    const either = (word: string, near: readonly { word: string }[]) => (own: string) =>
      own.startsWith(word) || near.some((one) => one.word === own);
    const isKnown = (word: string) => vocabulary.some((one) => one.word.startsWith(word));
    const known = typed.map(isKnown);
    const near = typed.map(alike);
    const closest = near.map((list) => list.filter(({ score }) => score === list[0]?.score));
    return [
      typed.map(begins),
      ...(known.includes(false)
        ? [typed.map((word, at) => (known[at] ? begins(word) : either(word, closest[at] ?? [])))]
        : []),
      typed.map((word, at) => either(word, near[at] ?? [])),
    ];
  };
  return (asked: MentorFilter, sort: Sort, offset: number) => {
    const keys = keysBy[sort];
    const typed = [...new Set(wordsOf(asked.search))];
    const listed: Person[] = [];
    for (const reading of typed.length === 0 ? [[]] : readings(typed)) {
      if (listed.length >= aPage) break;
      const already = new Set(listed);
      listed.push(
        ...people
          .filter(
            (one, at) =>
              !already.has(one) &&
              isListed(one) &&
              passes(one, asked) &&
              reading.every((takes) => (written[at] ?? []).some((own) => takes(own))),
          )
          .map((one) => ({ one, keys: keys(one) }))
          .toSorted((a, b) => higherFirst(a.keys, b.keys))
          .map(({ one }) => one),
      );
    }
    return {
      ids: listed.slice(offset, offset + aPage).map(({ userId }) => userId),
      total: Math.min(listed.length, 10_000),
    };
  };
};
