import { shortened } from '../../../../contract/cut.ts';

/** What the summary of a pair or group is written from. All texts are as their writers left them. */
export interface InsightFacts {
  program: string;
  mentors: readonly string[];
  mentees: readonly string[];
  /** Null for a pair. */
  group: string | null;
  pairedOn: string;
  /** Held sessions, earliest first. Days are ready to read. */
  sessions: readonly { id: number; on: string; minutes: number; topic: string; objectives: readonly string[] }[];
  /** What their transcripts say, where everyone agreed to one: sentence by sentence, in order. */
  said: { points: readonly Quote[]; agreed: readonly Quote[] };
  /** What a language model wrote of the transcripts that it was told; then only those of others are quoted. */
  digest: { writer: string; topics: readonly Sourced[]; nextSteps: readonly Sourced[] } | null;
  /** Of the learning plans of the mentees; null without one. Admins know no more of them (B59). */
  plans: { done: number; total: number } | null;
  /** Missed, or called off on the last day. */
  lost: number;
  /** Confirmed sessions ahead, earliest first. */
  ahead: readonly { id: number; on: string; topic: string }[];
  /** What both sides may read; null in a program that keeps reviews to its team (REV-22). */
  feedback: readonly { id: number; on: string; by: string; stars: number | null; text: string | null }[] | null;
}

/** Words that were said in a session, and when in its recording: '3:05'. */
export interface Quote {
  id: number;
  on: string;
  clock: string;
  text: string;
}

/** A sentence with the places in the recordings that it comes from. */
export interface Sourced {
  text: string;
  from: readonly Quote[];
}

const shownTopics = 8;
const shownFeedback = 6;
const shownQuotes = 4;
const longestQuote = 300;

/** Text that a person wrote stays text: no mark in it becomes Markdown, and no line of it begins one of ours. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~]/g, String.raw`\$&`);

/** Where a sentence comes from: pages make a link to the session of it. */
const source = ({ id, on, clock }: { id: number; on: string; clock?: string }) =>
  `([${clock === undefined ? on : `${on}, ${clock}`}](session:${id}))`;

const quoted = (quotes: readonly Quote[], lead = '') =>
  quotes.slice(-shownQuotes).map((one) => `- ${lead}“${shortened(plain(one.text), longestQuote)}” ${source(one)}`);

/** Sentences of a model: text like any other, each with the places that it comes from. */
const written = (all: readonly Sourced[], lead = '') =>
  all.map(({ text, from }) => `- ${lead}${plain(text)} ${from.map(source).join(' ')}`);

const listed = (names: readonly string[]) => {
  const all = names.map(plain);
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

const timeOf = (minutes: number) => {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour', 'hours')] : []),
    ...(rest > 0 ? [counted(rest, 'minute', 'minutes')] : []),
  ];
  return parts.join(' ');
};

const overviewOf = ({ program, mentors, mentees, group, pairedOn, sessions }: InsightFacts) => {
  const who =
    group === null
      ? `${listed(mentees)} is mentored by ${listed(mentors)}`
      : `The group ${plain(group)} brings ${listed(mentees)} together with ${listed(mentors)}`;
  const minutes = sessions.reduce((sum, one) => sum + one.minutes, 0);
  const last = sessions.at(-1);
  const met = last
    ? `They have held ${counted(sessions.length, 'session', 'sessions')}, ${timeOf(minutes)} in all. The last one was on ${last.on}.`
    : '';
  return `${who} in ${plain(program)} since ${pairedOn}. ${met}`.trim();
};

const topicsOf = ({ sessions, said, digest }: InsightFacts) => {
  const lines = sessions
    .toReversed()
    .slice(0, shownTopics)
    .map((one) => `- **${plain(one.topic)}** ${source(one)}`);
  const more = sessions.length - lines.length;
  const earlier = more > 0 ? [`- and ${counted(more, 'earlier session', 'earlier sessions')}`] : [];
  const byModel = digest === null ? [] : [`${digest.writer} wrote about their transcripts:`, ...written(digest.topics)];
  return [...lines, ...earlier, ...quoted(said.points), ...byModel];
};

const progressOf = ({ sessions, lost, plans }: InsightFacts) => {
  const arranged = sessions.length + lost;
  // Each with the last session in which it was worked on.
  const worked = new Map(sessions.flatMap((one) => one.objectives.map((objective) => [objective, one] as const)));
  return [
    `- ${sessions.length} of ${counted(arranged, 'arranged session was', 'arranged sessions were')} held`,
    ...(plans === null
      ? []
      : [`- ${plans.done} of ${counted(plans.total, 'learning objective', 'learning objectives')} done`]),
    ...[...worked].slice(-shownTopics).map(([objective, one]) => `- Worked on: ${plain(objective)} ${source(one)}`),
  ];
};

const feedbackOf = ({ feedback }: InsightFacts) => {
  if (feedback === null) return ['Feedback in this program is for its team only.'];
  if (feedback.length === 0) return ['No feedback has been shared yet.'];
  const stars = feedback.flatMap((one) => one.stars ?? []);
  const mean = stars.reduce((sum, one) => sum + one, 0) / Math.max(1, stars.length);
  const average = stars.length === 0 ? [] : [`- ${mean.toFixed(1)} of 5 stars on average`];
  const said = feedback
    .filter(({ text }) => text !== null && text.trim() !== '')
    .slice(-shownFeedback)
    .map((one) => `- ${plain(one.by)}: “${shortened(plain(one.text ?? ''), longestQuote)}” ${source(one)}`);
  return [...average, ...said];
};

const nextOf = ({ ahead, sessions, said, digest }: InsightFacts) => {
  const planned = ahead.map((one) => `- Next session: ${plain(one.topic)} ${source(one)}`);
  const last = sessions.at(-1);
  const open = last?.objectives.map((objective) => `- Look back at: ${plain(objective)} ${source(last)}`) ?? [];
  const agreed = [...written(digest?.nextSteps ?? []), ...quoted(said.agreed, 'Said: ')];
  return [...(planned.length > 0 ? planned : ['- Book the next session']), ...agreed, ...open];
};

/**
 * B64: the mentoring summary as Markdown, written by rule from what both sides may read; what was said in transcripts may
 * be put into words by a model. Each sentence about a session names it, and the minute of its recording where the words
 * were said. Empty while no session was held.
 */
export const writeInsight = (facts: InsightFacts): string => {
  if (facts.sessions.length === 0) return '';
  const sections: [string, readonly string[]][] = [
    ['Overview', [overviewOf(facts)]],
    ['Topics', topicsOf(facts)],
    ['Progress', progressOf(facts)],
    ['Feedback', feedbackOf(facts)],
    ['Next steps', nextOf(facts)],
  ];
  return sections.map(([heading, lines]) => `## ${heading}\n\n${lines.join('\n')}`).join('\n\n');
};
