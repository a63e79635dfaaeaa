/** What is said from one moment to another, in milliseconds from the start of the recording. */
export interface Cue {
  fromMs: number;
  toMs: number;
  text: string;
}

/** What the transcriber says about a piece of a part: its times are seconds from the start of the part. */
export interface Segment {
  from: number;
  to: number;
  text: string;
}

/** A stretch of the recording, as it was sent to the transcriber, and what came back. */
export interface Part extends Cue {
  segments: readonly Segment[];
}

/** What fits on a screen below a picture. */
export const lineLength = 42;
const cueLength = 84;

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A full stop of a title or an abbreviation ends no sentence. */
const latinEnd = String.raw`(?<=[.!?…]["'”’)]?)(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e)\.) `;
const chineseEnd = String.raw`(?<=[。！？][”’」』）]?)(?![。！？”’」』） ]) ?`;
const betweenSentences = new RegExp(`${latinEnd}|${chineseEnd}|(?<=[。！？]) `, 'g');

/** The sentences of a text, without empty ones. Chinese sentences follow each other without a space. */
export const sentencesOf = (text: string) =>
  spaced(text)
    .split(betweenSentences)
    .filter((sentence) => sentence.trim() !== '');

const chinese = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]`;
const chineseBefore = new RegExp(`${chinese}$`, 'u');
const chineseAfter = new RegExp(`^${chinese}`, 'u');

/** Puts together again what was cut: with a space, but Chinese without. */
export const joined = (first: string, second: string) => {
  if (first === '' || second === '') return first + second;
  const tight = chineseBefore.test(first.slice(-2)) && chineseAfter.test(second.slice(0, 2));
  return `${first}${tight ? '' : ' '}${second}`;
};

/** Where a word that is longer than a line has to be cut: not inside a character that takes two places. */
const cutAt = (text: string, at: number) => {
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  const inside = before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;
  return inside ? at - 1 : at;
};

/** Where the lines of a text begin and end. */
const linePlaces = (text: string) => {
  const lines: (readonly [from: number, to: number])[] = [];
  let from = 0;
  while (from < text.length) {
    let to = text.length;
    if (to - from > lineLength) {
      const space = text.lastIndexOf(' ', from + lineLength);
      to = space > from ? space : cutAt(text, from + lineLength);
    }
    lines.push([from, to]);
    from = text[to] === ' ' ? to + 1 : to;
  }
  return lines;
};

/** A text in lines that fit on a screen; only words longer than a line are cut. */
export const linesOf = (text: string) => {
  const tidy = spaced(text);
  return linePlaces(tidy).map(([from, to]) => tidy.slice(from, to));
};

/** A sentence in pieces of at most two lines. */
const piecesOf = (sentence: string) => {
  const lines = linePlaces(sentence);
  const pieces: string[] = [];
  for (let at = 0; at < lines.length;) {
    const [from, to] = lines[at] ?? [0, 0];
    const [, end] = lines[at + 1] ?? [to, to];
    const both = end - from <= cueLength;
    pieces.push(sentence.slice(from, both ? end : to));
    at += both ? 2 : 1;
  }
  return pieces;
};

/** Shares out a time to the pieces of what is said in it, by their length: people speak at an even pace. */
const paced = ({ fromMs, toMs, text }: Cue): Cue[] => {
  const pieces = sentencesOf(text).flatMap(piecesOf);
  const total = pieces.reduce((sum, piece) => sum + piece.length, 0);
  let before = 0;
  return pieces.map((piece) => {
    const start = fromMs + Math.round(((toMs - fromMs) * before) / total);
    before += piece.length;
    return { fromMs: start, toMs: fromMs + Math.round(((toMs - fromMs) * before) / total), text: piece };
  });
};

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/**
 * Moves cues so that each has at least a millisecond, ends before the next begins and lies between the two ends. What
 * has no place even so (more cues than milliseconds) is left out.
 */
const inOrder = (cues: readonly Cue[], firstMs: number, lastMs: number): Cue[] => {
  const kept = cues.slice(0, Math.max(0, lastMs - firstMs));
  let end = firstMs;
  return kept.map((cue, at) => {
    const after = kept.length - 1 - at;
    const fromMs = between(cue.fromMs, end, lastMs - after - 1);
    const next = kept[at + 1]?.fromMs ?? lastMs;
    const wanted = next > fromMs ? Math.min(cue.toMs, next) : cue.toMs;
    end = between(wanted, fromMs + 1, lastMs - after);
    return { fromMs, toMs: end, text: cue.text };
  });
};

/**
 * The segments of a part in the recording's time. One with impossible times is said along with the one before it. Null
 * where too few make sense, or too little of the text is in them.
 */
const spansOf = ({ fromMs, toMs, text, segments }: Part): Cue[] | null => {
  const seconds = (toMs - fromMs) / 1000;
  const spans: Cue[] = [];
  let [sane, before] = [0, 0];
  const said = segments.filter((segment) => segment.text.trim() !== '');
  for (const segment of said) {
    const { from, to } = segment;
    const possible = from >= before && to > from && from < seconds && Number.isFinite(to);
    const last = spans.at(-1);
    if (possible) {
      [sane, before] = [sane + 1, from];
      const start = fromMs + Math.round(from * 1000);
      spans.push({ fromMs: start, toMs: Math.min(toMs, fromMs + Math.round(to * 1000)), text: segment.text });
    } else if (last) {
      last.text = joined(last.text.trim(), segment.text.trim());
      last.toMs = toMs;
    } else spans.push({ fromMs, toMs, text: segment.text });
  }
  const length = said.reduce((sum, segment) => sum + segment.text.length, 0);
  return sane * 2 > said.length && length * 2 > text.trim().length ? spans : null;
};

/** AIT-04: subtitles of what was transcribed, by the times of its segments where they make sense, else by its pace. */
export const cuesOf = (parts: readonly Part[]): Cue[] => {
  const cues: Cue[] = [];
  for (const part of parts) {
    const first = Math.max(0, Math.ceil(part.fromMs), cues.at(-1)?.toMs ?? 0);
    const last = Math.floor(part.toMs);
    const whole =
      part.text.trim() === '' ? part.segments.reduce((all, { text }) => joined(all, text.trim()), '') : part.text;
    const spans = spansOf(part) ?? [{ fromMs: first, toMs: last, text: whole }];
    const apart = spans.map((span, at) => {
      const next = spans[at + 1]?.fromMs ?? span.toMs;
      return { ...span, toMs: Math.max(span.fromMs, Math.min(span.toMs, next)) };
    });
    cues.push(...inOrder(apart.flatMap(paced), first, last));
  }
  return cues;
};

/** One cue as several, where its text is longer than a screen takes. */
export const onScreen = (cue: Cue): Cue[] => inOrder(paced(cue), cue.fromMs, cue.toMs);

/** The whole transcript. */
export const textOf = (parts: readonly { text: string }[]) =>
  parts
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
