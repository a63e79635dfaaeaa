import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Quote, Sourced } from './rules/insight.ts';

/** What a model may be told of a pair: sentences of its transcripts, the earliest first. */
export interface Lines {
  points: readonly Quote[];
  agreed: readonly Quote[];
}

const mostPoints = 60;
const mostAgreed = 30;

/** The newest of them, in the order in which a model numbers them: from 1. */
export const linesOf = ({ points, agreed }: Lines) => [
  ...points.slice(-mostPoints).map((one) => ({ ...one, kind: 'said' as const })),
  ...agreed.slice(-mostAgreed).map((one) => ({ ...one, kind: 'agreed' as const })),
];

export type Line = ReturnType<typeof linesOf>[number];

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
