import { setTimeout as wait } from 'node:timers/promises';
import { type PlanProvider, planProviders } from '../../contract/objectives/index.ts';
import type { Warn } from './jobs.ts';

/** What a model is asked: the instructions, what they are about, and the shape (JSON schema) of the answer. */
export interface Question {
  instructions: string;
  /** From people: to be read as data, never as instructions. */
  about: string;
  shape: { name: string; schema: Record<string, unknown> };
}

/** A language model of a provider: in main.ts where there is a key, a twin in tests. */
export interface LanguageModel {
  /**
   * The answer as the provider sent it, to be judged by whoever asked. Rejects if the provider refuses, takes too long or
   * sends no JSON.
   */
  answer: (question: Question) => Promise<unknown>;
}

/** The models by the name that people choose; null where the installation has no key. */
export type Writers = Readonly<Record<PlanProvider, LanguageModel | null>>;

/** Who writes where nobody chooses: the first that has a key; null without any. */
export const writerAmong = (writers: Writers) => {
  for (const by of planProviders) {
    const model = writers[by];
    if (model) return { by, model };
  }
  return null;
};

/** B57 */
const tries = 3;

interface Asked<Answer> {
  question: Question;
  /** Null for what is no answer by our rules. */
  judge: (sent: unknown) => Answer | null;
  /** For the log: 'a plan'. */
  what: string;
  warn: Warn;
  /** Asked before each try: whether it may still be told. */
  still?: () => Promise<boolean>;
}

/** What a model answers; null if it could not in three tries, what it sent was not by our rules, or it may no longer be told. */
export const answerOf = async <Answer>(model: LanguageModel, { question, judge, what, warn, still }: Asked<Answer>) => {
  for (let attempt = 1; attempt <= tries; attempt++) {
    if (still && !(await still())) return null;
    try {
      const answer = judge(await model.answer(question));
      if (answer !== null) return answer;
      warn(`${what} was not one by our rules`, { attempt });
    } catch (fault) {
      warn(`${what} could not be written`, { attempt, why: fault instanceof Error ? fault.message : 'unknown' });
    }
    if (attempt < tries) await wait(1000 * attempt);
  }
  return null;
};
