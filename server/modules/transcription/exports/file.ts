import { joined, type Cue } from '../rules/cues.ts';

/** Headings, in the reader's language. */
export interface Words {
  summary: string;
  keyPoints: string;
  actionItems: string;
  transcript: string;
  page: string;
}

/** What is written into a file for somebody to keep. */
export interface TranscriptFile {
  title: string;
  details: readonly { label: string; value: string }[];
  summary: string | null;
  key_points: readonly string[];
  action_items: readonly string[];
  cues: readonly Cue[];
  words: Words;
}

/** A part of the file, with its lines or its points under a heading. */
export interface Section {
  heading: string;
  kind: 'text' | 'points' | 'transcript';
  lines: readonly { time: string; text: string }[];
}

/** Neither XML nor a PDF takes control characters and halves of characters. */
export const clean = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\ufffe\uffff]/gu, ' ')
    .trim();

const digits = (value: number) => String(value).padStart(2, '0');

/** '12:05', or '1:02:05' after an hour. */
export const timeOf = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${digits(minutes)}:${digits(seconds % 60)}`;
};

const paragraphLength = 400;
const pauseMs = 3000;

/** Cues are too short to be read one by one: a paragraph ends after a pause, or with a sentence once it is long. */
const paragraphsOf = (cues: readonly Cue[]) => {
  const paragraphs: { fromMs: number; toMs: number; text: string }[] = [];
  for (const cue of cues) {
    const text = clean(cue.text);
    if (text === '') continue;
    const last = paragraphs.at(-1);
    const full = last && last.text.length >= paragraphLength && /[.!?…。！？]["'”’」』）)]?$/.test(last.text);
    if (!last || full || last.text.length >= 2 * paragraphLength || cue.fromMs - last.toMs >= pauseMs)
      paragraphs.push({ fromMs: cue.fromMs, toMs: cue.toMs, text });
    else {
      last.text = joined(last.text, text);
      last.toMs = cue.toMs;
    }
  }
  return paragraphs.map(({ fromMs, text }) => ({ time: `[${timeOf(fromMs)}]`, text }));
};

const linesIn = (texts: readonly string[]) => texts.map((text) => ({ time: '', text: clean(text) }));

/** The sections of every kind of file, without empty ones. */
export const sectionsOf = ({ summary, key_points, action_items, cues, words }: TranscriptFile): Section[] => {
  const sections: Section[] = [
    { heading: clean(words.summary), kind: 'text', lines: linesIn((summary ?? '').split(/[\r\n]/)) },
    { heading: clean(words.keyPoints), kind: 'points', lines: linesIn(key_points) },
    { heading: clean(words.actionItems), kind: 'points', lines: linesIn(action_items) },
    { heading: clean(words.transcript), kind: 'transcript', lines: paragraphsOf(cues) },
  ];
  return sections
    .map((section) => ({ ...section, lines: section.lines.filter(({ text }) => text !== '') }))
    .filter(({ lines }) => lines.length > 0);
};

/** What is known about the recording, a line each. */
export const detailsOf = ({ details }: TranscriptFile) =>
  details.map(({ label, value }) => ({ label: clean(label), value: clean(value) }));
