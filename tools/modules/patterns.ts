import { parseFileSync } from '@swc/core';
import { analyse } from 'scslre';
import { sourceFiles } from '../house.mjs';
import { isProduct } from './order.ts';

interface Literal {
  type: 'RegExpLiteral';
  pattern: string;
  flags: string;
}

const patternsIn = (node: unknown): Literal[] => {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as Partial<Literal>).type === 'RegExpLiteral' ? [node as Literal] : [];
  return [...own, ...Object.values(node).flatMap((child) => patternsIn(child))];
};

/** Whether some text takes time that grows with the square of its length, or worse. */
const isSlow = ({ pattern, flags }: Literal) =>
  analyse(new RegExp(pattern, flags), { maxReports: 1 }).reports.length > 0;

const faultsOf = (file: string, patterns: readonly Literal[]) =>
  patterns
    .filter((one) => isSlow(one))
    .map(({ pattern, flags }) => `${file}: /${pattern}/${flags} repeats what overlaps: a long text takes it very long`);

/** Refuses patterns whose repeats overlap, such as `-+$`: a megabyte of hyphens would take them minutes. */
export const checkPatterns = () => {
  const files = sourceFiles(['contract', 'server', 'web'])
    .filter((file) => isProduct(file))
    .map((file) => {
      const syntax = { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' } as const;
      return { file, patterns: patternsIn(parseFileSync(file, syntax)) };
    });
  return {
    count: files.reduce((sum, { patterns }) => sum + patterns.length, 0),
    faults: files.flatMap(({ file, patterns }) => faultsOf(file, patterns)),
  };
};
