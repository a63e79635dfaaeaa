import { readFileSync } from 'node:fs';
import { parseFileSync } from '@swc/core';
import { sourceFiles } from '../house.mjs';
import { isProduct } from './order.ts';

/** A node of the syntax tree; for most kinds only the child nodes matter. */
interface Node {
  type?: string;
  operator?: string;
  value?: string;
  init?: Node | null;
  id?: Node;
  callee?: Node;
  property?: Node;
  argument?: Node;
  arguments?: { expression: Node }[];
  params?: unknown[];
  param?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodesIn = (root: unknown): Node[] =>
  isNode(root) ? [root, ...Object.values(root).flatMap((child) => nodesIn(child))] : [];

/** `send` of `send(…)`, of `form.send(…)` and of `form.send(…)(…)`. */
const calledBy = ({ callee }: Node): string => {
  if (callee?.type === 'CallExpression') return calledBy(callee);
  return (callee?.property ?? callee)?.value ?? '';
};

/** The names that a file gives to the submit functions made by `handleSubmit`. */
const submissionsIn = (nodes: readonly Node[]) =>
  nodes
    .filter(
      ({ type, init }) =>
        type === 'VariableDeclarator' && nodesIn(init).some((node) => calledBy(node) === 'handleSubmit'),
    )
    .map(({ id }) => id?.value ?? '');

const isDropped = ({ type, operator, argument }: Node, submissions: readonly string[]) =>
  type === 'UnaryExpression' &&
  operator === 'void' &&
  argument?.type === 'CallExpression' &&
  [...submissions, 'handleSubmit', 'submit'].includes(calledBy(argument));

const isForgotten = (node: Node) => {
  if (node.type === 'CatchClause') return node.param === null;
  if (node.type !== 'CallExpression' || calledBy(node) !== 'catch') return false;
  return node.arguments?.[0]?.expression.params?.length === 0;
};

const faultsOf = (file: string) => {
  const nodes = nodesIn(parseFileSync(file, { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }));
  const submissions = submissionsIn(nodes);
  return [
    ...(nodes.some((node) => isDropped(node, submissions))
      ? [`${file}: nobody hears what goes wrong in a submission`]
      : []),
    ...(nodes.some(isForgotten) ? [`${file}: a form forgets a failure`] : []),
  ];
};

const theOneSubmission = 'web/lib/use-submit.ts';

/** Every form is validated, sent and answered by the same hook, so that no form does this differently by accident. */
const ownSubmissions = () =>
  sourceFiles(['web'])
    .filter((file) => isProduct(file) && file !== theOneSubmission)
    .filter((file) => /\buseForm\b[^;]*from 'react-hook-form'/.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: sends a form of its own; ${theOneSubmission} sends them all`);

/** What takes what somebody types or chooses; an address that can only be copied is no such thing. */
const input = /<(?:Form|TextArea|TextField(?![^>]*\breadOnly\b)|NumberField|ChipPick|RadioCards|FilePick|DayTimes)\b/;

/** A table is sent once more with every choice of how to read it, and what is wrong with it is part of the answer. */
const tables = ['web/modules/programmes/import/ChooseFile.tsx', 'web/modules/pairings/manage/ImportPairsPage.tsx'];

/** A window that calls a mutation with what was typed in it has its own idea of what becomes of a refusal. */
const ownWays = () =>
  sourceFiles(['web/modules', 'web/app'])
    .filter((file) => isProduct(file) && !tables.includes(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return input.test(text) && /\bmutate(?:Async)?\b/.test(text) && !/\buseSubmit\b/.test(text);
    })
    .map((file) => `${file}: sends what was typed in a way of its own; useSubmit sends it`);

/** Failures during sending reach the person who sent the form: they are neither dropped nor caught and forgotten. */
export const checkForms = () => {
  const forms = sourceFiles(['web/modules', 'web/app'])
    .filter(isProduct)
    .filter((file) => /\b(?:handleSubmit|useSubmit)\b|<Form\b/.test(readFileSync(file, 'utf8')));
  return { faults: [...forms.flatMap(faultsOf), ...ownSubmissions(), ...ownWays()], count: forms.length };
};
