import { joined, sentencesOf, type Cue } from './cues.ts';
import { fillers, glad, sorry, stopWords, turnsAround } from './summary-words.ts';

export interface Moment {
  text: string;
  at_ms: number;
}

export interface Summary {
  summary: string;
  key_points: Moment[];
  action_items: Moment[];
  topics: string[];
  word_clouds: { text: string; value: number }[];
  sentiment: 'positive' | 'negative' | 'neutral';
}

const most = { summary: 600, sentences: 4, keyPoints: 6, actionItems: 10, topics: 6, cloud: 30, sentence: 300 };

/** Divides Chinese into words, too, which has no spaces. */
const divider = new Intl.Segmenter('en', { granularity: 'word' });

const wordsOf = (text: string) =>
  [...divider.segment(text.toLowerCase().replaceAll('’', "'"))].flatMap((piece) =>
    piece.isWordLike === true ? [piece.segment] : [],
  );

const isHan = (word: string) => /\p{Script=Han}/u.test(word);

/** 'meetings' and 'meeting' count as one word. */
const stemOf = (word: string) => {
  const bare = word.replace(/'s$/, '');
  return bare.length > 4 && /[^suia]s$/.test(bare) ? bare.slice(0, -1) : bare;
};

const isContent = (word: string) =>
  word.length >= (isHan(word) ? 2 : 3) &&
  /\p{L}/u.test(word) &&
  !word.includes("'") &&
  !stopWords.has(word) &&
  !fillers.has(word);

const contentOf = (text: string) => wordsOf(text).flatMap((word) => (isContent(stemOf(word)) ? [stemOf(word)] : []));

const opening = /^(?:um+|uh+|erm?|ah|oh|hmm|mhm|yeah|yep|yup|ok|okay|okey)[,.]? /i;

/** A sentence without the sounds that people make before it. */
const withoutFillers = (text: string) => {
  let rest = text;
  for (let times = 0; times < 5 && opening.test(rest); times += 1) rest = rest.replace(opening, '');
  return rest === text ? text : rest.slice(0, 1).toUpperCase() + rest.slice(1);
};

/** The sentences again that were cut up for the screen, each with the time when it begins. */
const momentsOf = (cues: readonly Cue[]) => {
  const moments: Moment[] = [];
  let open = false;
  for (const cue of cues) {
    for (const text of sentencesOf(cue.text.toWellFormed().replaceAll(/\p{Cc}/gu, ' '))) {
      const last = moments.at(-1);
      if (open && last && last.text.length < most.sentence) last.text = joined(last.text, text);
      else moments.push({ text, at_ms: cue.fromMs });
      open = sentencesOf(`${moments.at(-1)?.text ?? ''} A`).length === 1;
    }
  }
  return moments.map(({ text, at_ms }) => ({ text: withoutFillers(text), at_ms }));
};

const countsOf = (all: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** The most frequent first; of equally frequent ones the one that was said first. */
const frequent = (counts: ReadonlyMap<string, number>) => [...counts].toSorted(([, count], [, other]) => other - count);

interface Ranked extends Moment {
  words: ReadonlySet<string>;
  weight: number;
}

const isQuestion = (text: string) => /[?？]["'”’」』）)]?$/.test(text);

const ranked = (moments: readonly Moment[]) => {
  const counts = countsOf(moments.flatMap(({ text }) => contentOf(text)));
  return moments
    .map((moment): Ranked => {
      const words = new Set(contentOf(moment.text));
      const sum = [...words].reduce((all, word) => all + (counts.get(word) ?? 0), 0);
      const share = isQuestion(moment.text) ? 0.5 : 1;
      return { ...moment, words, weight: (share * sum) / Math.sqrt(words.size + 3) };
    })
    .toSorted((one, other) => other.weight - one.weight);
};

/** Whether two sentences say nearly the same. */
const alike = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const both = [...one].filter((word) => other.has(word)).length;
  const either = one.size + other.size - both;
  return either > 0 && both / either >= 0.6;
};

const withoutRepeats = (sentences: readonly Ranked[], count: number) => {
  const chosen: Ranked[] = [];
  for (const sentence of sentences) {
    if (chosen.length === count) break;
    const said = chosen.some(({ text, words }) => text === sentence.text || alike(words, sentence.words));
    if (!said) chosen.push(sentence);
  }
  return chosen;
};

const inOrderSaid = (sentences: readonly Moment[]): Moment[] =>
  sentences.toSorted((one, other) => one.at_ms - other.at_ms).map(({ text, at_ms }) => ({ text, at_ms }));

const shortened = (text: string, length: number) =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .toWellFormed()
        .replace('\ufffd', '')
        .trimEnd()}…`;

/** Of the sentences that weigh most as many as fit. */
const summaryOf = (sentences: readonly Ranked[]) => {
  const chosen: Moment[] = [];
  const length = () => chosen.reduce((sum, { text }) => sum + text.length + 1, 0);
  for (const { text, at_ms } of sentences) {
    const short = shortened(text, chosen.length === 0 ? most.sentence : most.summary);
    if (chosen.length < most.sentences && length() + short.length <= most.summary) chosen.push({ text: short, at_ms });
  }
  return inOrderSaid(chosen).reduce((all, { text }) => joined(all, text), '');
};

const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next (?:week|month)|(?:the )?end of|eod|noon';
const promises = [
  String.raw`\b(?:i|we|you|he|she|they)(?: will|'ll)(?! (?:see|be honest|say|admit|never|not|know|find that)\b)`,
  String.raw`\b(?<!n't |not )(?:need|needs|have) to (?!say\b|admit\b|be honest\b)`,
  String.raw`\b(?:next step|action item|to-do|follow[- ]up on|make sure (?:to|that|you|we))`,
  String.raw`\bby (?:${day})`,
  String.raw`\b(?:please|kindly) (?:send|share|prepare|write|read|review|check|update|book|finish|email|call|bring|add|try|complete)\b`,
  String.raw`\b(?:could|can) you (?:please )?(?:send|share|prepare|write|review|check|update|book|finish|email)\b`,
  String.raw`\blet(?:'s| us) (?!see\b|say\b|be honest\b|not\b|face it)`,
  String.raw`\b(?:saya|kita|kami|anda|awak) (?:akan|perlu|mesti|kena)\b`,
  String.raw`\b(?:sila|tolong) (?!beri peluang)|\bmari kita\b|\blangkah seterusnya\b|\bsebelum (?:isnin|selasa|rabu|khamis|jumaat|sabtu|ahad)\b`,
  '我会|我来|我们(?:需要|要|得)|你(?:需要|要)|请(?:你|您|把|发|准备|看|写)|下一步|待办|之前完成',
];
const promise = new RegExp(promises.join('|'), 'i');

const actionItemsOf = (moments: readonly Moment[]) => {
  const asked = moments.filter(({ text }) => !isQuestion(text) && promise.test(text.replaceAll('’', "'")));
  const all = asked.map((moment): Ranked => ({ ...moment, words: new Set(contentOf(moment.text)), weight: 0 }));
  return inOrderSaid(withoutRepeats(all, most.actionItems));
};

/** Words that are said together more than once, then single words that are said often. */
const topicsOf = (moments: readonly Moment[], counts: readonly (readonly [string, number])[]) => {
  const pairs = moments.flatMap(({ text }) => {
    const words = wordsOf(text).map(stemOf);
    return words.flatMap((word, at) => {
      const next = words[at + 1] ?? '';
      return isContent(word) && isContent(next) && word !== next ? [joined(word, next)] : [];
    });
  });
  const together = frequent(countsOf(pairs)).filter(([, count]) => count > 1);
  const topics: string[] = [];
  for (const [topic] of [...together.slice(0, 3), ...counts.filter(([, count]) => count > 1), ...counts])
    if (topics.length < most.topics && !topics.some((one) => one.split(' ').includes(topic) || one === topic))
      topics.push(topic);
  return topics;
};

/** How a sentence sounds: more glad than sorry above 0. 'Not good' is sorry. */
const moodOf = (text: string) => {
  const words = wordsOf(text);
  let [glads, sorries] = [0, 0];
  for (const [at, word] of words.entries()) {
    if (!glad.has(word) && !sorry.has(word)) continue;
    const before = words.slice(Math.max(0, at - 2), at);
    const turned = before.some((one) => turnsAround.has(one) || one.endsWith("n't"));
    if (glad.has(word) === turned) sorries += 1;
    else glads += 1;
  }
  return [glads, sorries] as const;
};

const sentimentOf = (moments: readonly Moment[]): Summary['sentiment'] => {
  let [glads, sorries] = [0, 0];
  for (const { text } of moments) {
    const [more, less] = moodOf(text);
    [glads, sorries] = [glads + more, sorries + less];
  }
  const lean = (glads - sorries) / Math.max(1, glads + sorries);
  if (Math.abs(lean) < 0.2) return 'neutral';
  return lean > 0 ? 'positive' : 'negative';
};

/** Sums up what was said by its own sentences: for an installation without a language model. */
export const summarise = (cues: readonly Cue[]): Summary => {
  const moments = momentsOf(cues);
  const counts = frequent(countsOf(moments.flatMap(({ text }) => contentOf(text))));
  const chosen = withoutRepeats(
    ranked(moments).filter(({ weight }) => weight > 0),
    most.keyPoints,
  );
  return {
    summary: summaryOf(chosen),
    key_points: inOrderSaid(chosen),
    action_items: actionItemsOf(moments),
    topics: topicsOf(moments, counts),
    word_clouds: counts.slice(0, most.cloud).map(([text, value]) => ({ text, value })),
    sentiment: sentimentOf(moments),
  };
};
