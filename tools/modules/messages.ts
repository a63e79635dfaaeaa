import { parseFileSync } from '@swc/core';
import { sourceFiles } from '../house.mjs';
import { isProduct } from './order.ts';

/** The schemas and verbs of these modules still contain their sentences inline. This list may only get shorter. */
const notMoved = new Set([
  'accounts',
  'admin-tables',
  'applications',
  'availability',
  'bookings',
  'enterprises',
  'meetings',
  'pairings',
  'profiles',
  'programmes',
  'resources',
  'reviews',
]);

/** A node of the syntax tree; for most kinds only the child nodes matter. */
interface Node {
  type?: string;
  value?: unknown;
  key?: Node;
  callee?: Node;
  arguments?: { expression: Node }[];
  quasis?: { cooked?: string }[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
/** An endpoint's own summary and the values of a list are not messages. */
const isOther = ({ type, key }: Node) =>
  type === 'ArrayExpression' || (type === 'KeyValueProperty' && key?.value === 'summary');
const nodesIn = (root: unknown): Node[] =>
  isNode(root) && !isOther(root) ? [root, ...Object.values(root).flatMap((child) => nodesIn(child))] : [];

const textOf = ({ type, value, quasis }: Node) => {
  if (type === 'StringLiteral') return String(value);
  return type === 'TemplateLiteral' ? (quasis ?? []).map(({ cooked }) => cooked ?? '').join('…') : '';
};
/** Codes, addresses and values contain no spaces and begin with a small letter. */
const isSentence = (node: Node) => /^\p{Lu}|\S\s/u.test(textOf(node));

const parsed = (file: string) => nodesIn(parseFileSync(file, { syntax: 'typescript', target: 'es2022' }).body);

const inSchemas = (file: string) => parsed(file).filter(isSentence).map(textOf);
const inVerbs = (file: string) =>
  parsed(file)
    .filter(({ type, callee }) => type === 'CallExpression' && callee?.value === 'refuseField')
    .flatMap((call) => (call.arguments ?? []).slice(1).map(({ expression }) => expression))
    .filter(isSentence)
    .map(textOf);

const moduleIn = (file: string) => /^(?:contract|server\/modules)\/([^/]+)\//.exec(file)?.[1] ?? '';

/** Record 023: a field error is given by its code, `say('agendas.title_missing')`, from `field-messages.ts`. */
export const checkMessages = () => {
  const files = sourceFiles(['contract', 'server/modules']).filter(isProduct);
  const found = files.flatMap((file) => {
    const texts = /^contract\/[^/]+\/schemas(\.ts$|\/)/.test(file)
      ? inSchemas(file)
      : file.startsWith('server/') && file.endsWith('.ts')
        ? inVerbs(file)
        : [];
    return texts.map((text) => ({ file, text, module: moduleIn(file) }));
  });
  const withSentences = new Set(found.map(({ module }) => module));
  const faults = [
    ...found
      .filter(({ module }) => !notMoved.has(module))
      .map(({ file, text }) => `${file}: says '${text}' itself; say it by a code of field-messages.ts (record 023)`),
    ...[...notMoved]
      .filter((module) => !withSentences.has(module))
      .map((module) => `tools/modules/messages.ts: ${module} has moved; take it out`),
  ];
  return { faults, notMoved: notMoved.size };
};
