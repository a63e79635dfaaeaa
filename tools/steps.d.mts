export interface Step {
  name: string;
  command: string[];
  counts?: 'vitest' | 'playwright';
  report?: string;
  env?: Record<string, string>;
  live?: boolean;
  longestMinutes?: number;
}
export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
  passed: number;
  failed: number;
  notRun: number;
  empty: boolean;
  output: string;
  files: readonly { file: string; seconds: number }[];
  red: readonly string[];
}
export const lineOf: (result: Result) => string;
export const runSteps: (
  steps: readonly Step[],
  options?: { atOnce?: number; say?: (line: string) => void },
) => Promise<Result[]>;
export const sum: (results: readonly Result[]) => { passed: number; failed: number; notRun: number };
export const slowest: (results: readonly Pick<Result, 'name' | 'files'>[], most?: number) => string[];
export const redLines: (results: readonly Pick<Result, 'name' | 'red'>[]) => string[];
