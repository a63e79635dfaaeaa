import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { PlanProvider } from '../../../contract/objectives/index.ts';
import type { Quote, Sourced } from './rules/insight.ts';

/** A sentence of a transcript, and which model was told the transcript to summarize it; null: none. */
export interface HeardQuote extends Quote {
  summarizedBy: PlanProvider | null;
}

/** What was said in the sessions of a pair, the earliest first. */
export interface Heard {
  points: readonly HeardQuote[];
  agreed: readonly HeardQuote[];
}

const mostPoints = 60;
const mostAgreed = 30;

const toldTo = (model: PlanProvider, all: readonly HeardQuote[]) =>
  all.filter(({ summarizedBy }) => summarizedBy === model);

/**
 * What a model may be told: the newest of the sentences of transcripts that it was told already, as everyone in these
 * sessions agreed to (M14). In the order in which it numbers them, from 1.
 */
export const linesFor = (model: PlanProvider, { points, agreed }: Heard) => [
  ...toldTo(model, points)
    .slice(-mostPoints)
    .map((one) => ({ ...one, kind: 'said' as const })),
  ...toldTo(model, agreed)
    .slice(-mostAgreed)
    .map((one) => ({ ...one, kind: 'agreed' as const })),
];

/** The sentences that it was not told. */
export const notToldTo = (model: PlanProvider, { points, agreed }: Heard): Heard => ({
  points: points.filter(({ summarizedBy }) => summarizedBy !== model),
  agreed: agreed.filter(({ summarizedBy }) => summarizedBy !== model),
});

export type Line = ReturnType<typeof linesFor>[number];

/** By what one knows whether something was written of these very sentences. */
export const fingerprintOf = (lines: readonly Line[]) =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, clock, text, kind }) => [id, clock, kind, text])))
    .digest('hex');

/** A sentence of the model, with the numbers of the lines that it was written from. */
export interface Statement {
  text: string;
  lines: number[];
}

/** What a model is to send. Limits are judged below: providers do not know them. */
export const Sent = z.object({
  topics: z.array(z.object({ text: z.string(), lines: z.array(z.number()) })),
  next_steps: z.array(z.object({ text: z.string(), lines: z.array(z.number()) })),
});

const longest = 300;
const mostStatements = 6;
const mostLines = 3;

/**
 * What a model sent, if every sentence names lines that there are; null otherwise, since a sentence without a source is
 * one that nobody can check (B64).
 */
export const digestIn = (sent: unknown, count: number) => {
  const line = z.number().int().min(1).max(count);
  const statement = z.object({
    text: z.string().trim().min(1).max(longest),
    lines: z.array(line).min(1).max(mostLines),
  });
  const { data } = z
    .object({
      topics: z.array(statement).min(1).max(mostStatements),
      next_steps: z.array(statement).max(mostStatements),
    })
    .safeParse(sent);
  return data ? { topics: data.topics, nextSteps: data.next_steps } : null;
};

/** The sentences with their places, instead of numbers. */
export const sourcedBy = (statements: readonly Statement[], lines: readonly Line[]): Sourced[] =>
  statements.map(({ text, lines: numbers }) => ({
    text,
    from: [...new Set(numbers)].flatMap((number) => lines[number - 1] ?? []),
  }));
