import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { listStringSchemas } from './string-schemas.fixture.ts';

/** The same sign again and again, and what is almost a name, a link, a date … again and again. */
const signs = ['a', 'Z', '7', '0', '.', '-', '_', '+', '#', ':', '/', '(', '@', '[', '{', '"', '&', '=', ','];
const rareSigns = [' ', '\n', '\t', '\u0000', 'é', '漢', '𝒜', '\u0301', '\ud835'];
const addresses = ['a@', '@a', 'a@a', 'a.', 'a@a.', 'aaaaaaaa@', 'a.a.a.a@a', 'https://', 'https://a', 'https://a.'];
const others = ['a ', '7 ', '+7', '(7)', 'ab-', '-a', '10:0', '2026-11-2', '2026-11-20T10:00:00.', '#ff', '<a>'];
const words = ['www', 'ww.', 'http', 'htt'];
const pieces = [...signs, ...rareSigns, ...addresses, ...others, ...words];

/** Half a million and a million characters: twice as long, so a cost that grows with the square is four times as high. */
const lengths = [500_000, 1_000_000] as const;
/** What fits into no pattern, so that one that has taken everything before it has to look for another way. */
const misfit = '\u0001!';
const ofLength = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const texts = new Map<string, readonly string[]>();
const textsOf = (piece: string) => {
  const known =
    texts.get(piece) ?? lengths.flatMap((length) => [ofLength(piece, length), ofLength(piece, length) + misfit]);
  texts.set(piece, known);
  return known;
};

const judge = (schema: $ZodType, text: string) => {
  const before = process.cpuUsage();
  try {
    safeParse(schema, text);
  } catch {
    // A schema that is only ever given objects.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const little = 5;
/** Milliseconds of processor time; if it is not little, the least of three, so that a collection does not count. */
const costOf = (schema: $ZodType, text: string) => {
  const first = judge(schema, text);
  return first < little ? first : Math.min(first, judge(schema, text), judge(schema, text));
};

interface Costs {
  place: string;
  piece: string;
  half: number;
  whole: number;
}

const costsOf = (place: string, schema: $ZodType, piece: string): Costs => {
  const costs = textsOf(piece).map((text) => costOf(schema, text));
  return { place, piece, half: Math.max(...costs.slice(0, 2)), whole: Math.max(...costs.slice(2)) };
};

type Said = { begins: string; at: number } | { costs: Costs[] };

/** No schema needs a hundredth of this for all its texts. */
const patienceMs = 60_000;

/** The argument that makes a process of this file one that only measures. */
const toMeasure = 'measure texts';

/** Listens to one process until it ends; returns the number of the schema that did not, if one did not. */
const listenTo = async (measuring: ChildProcess, measured: Costs[], endless: string[]) => {
  let now = { begins: '', at: -1 };
  let watch = setTimeout(() => {}, 0);
  const wait = () => {
    clearTimeout(watch);
    watch = setTimeout(() => measuring.kill('SIGKILL'), patienceMs);
  };
  measuring.on('message', (said: Said) => {
    wait();
    if ('begins' in said) now = said;
    else measured.push(...said.costs);
  });
  wait();
  const [code, signal] = (await once(measuring, 'exit')) as [number | null, NodeJS.Signals | null];
  clearTimeout(watch);
  if (code === 0) return undefined;
  if (signal !== 'SIGKILL' || now.at === -1)
    throw new Error(`the process that measures ended with ${code ?? signal} at ${now.begins}`);
  endless.push(now.begins);
  return now.at;
};

/** What every string schema of the contract costs for long texts, and those that did not come to an end. */
export const measureTexts = async () => {
  const measured: Costs[] = [];
  const endless: string[] = [];
  let from: number | undefined = 0;
  while (from !== undefined) {
    const measuring = fork(fileURLToPath(import.meta.url), [toMeasure, String(from)], {
      execArgv: ['--import', 'tsx'],
    });
    const stuck: number | undefined = await listenTo(measuring, measured, endless);
    from = stuck === undefined ? undefined : stuck + 1;
  }
  return { measured, endless };
};

const say = (said: Said) => void process.send?.(said);

/**
 * In a process of its own, so that nothing else counts and a pattern that does not end can be ended from outside: judges
 * long texts by every schema from this number on, and says before and after each what it is doing.
 */
const measureFrom = (first: number) => {
  for (const [at, { place, schema }] of [...listStringSchemas().entries()].slice(first)) {
    say({ begins: place, at });
    say({ costs: pieces.map((piece) => costsOf(place, schema, piece)) });
  }
  process.disconnect();
};

const [, , task, first] = process.argv;
if (task === toMeasure) measureFrom(Number(first));
