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
