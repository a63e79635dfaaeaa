import { parseFileSync } from '@swc/core';
import { getTableName, isTable } from 'drizzle-orm';
import { sourceFiles } from '../house.mjs';
import { exportsOf, isProduct, moduleOf, objectsIn, order } from './order.ts';

const roleIs = (role: string) => new RegExp(`^server/modules/[^/]+/${role}(\\.ts$|/)`);
const filesOf = (role: string) =>
  sourceFiles(['server/modules']).filter((file) => isProduct(file) && roleIs(role).test(file));

const tableOwners = async () => {
  const owners = new Map<string, string>();
  for (const file of filesOf('tables')) {
    for (const table of objectsIn(await exportsOf(file)).filter((value) => isTable(value))) {
      owners.set(getTableName(table), moduleOf(file));
    }
  }
  return owners;
};

/** Recognises SQL wherever it is written: in a template, or in a string passed to sql.raw. */
const speaksSql = /\b(select|insert|update|delete|from|join|truncate)\s/i;

interface Node {
  type?: string;
  value?: unknown;
  quasis?: { cooked?: string | null; raw: string }[];
}

const textOf = ({ type, value, quasis = [] }: Node) => {
  if (type === 'TemplateLiteral') return quasis.map(({ cooked, raw }) => cooked ?? raw).join(' ');
  return type === 'StringLiteral' && typeof value === 'string' && speaksSql.test(value) ? value : '';
};

/** Every piece of SQL in a file, without quoted text, which is data. */
const sqlIn = (file: string) => {
  const texts: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    texts.push(textOf(node));
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseFileSync(file, { syntax: 'typescript', target: 'es2022' }));
  return texts.filter(Boolean).map((text) => text.replaceAll(/'[^']*'/g, "''"));
};

/** The words that can be table names: a word after a dot is a column, one after `as` is an alias. */
const wordsOf = (text: string) => [...text.matchAll(/(?<![.\w]|\bas\s+)\b\w+/gi)].map(([word]) => word.toLowerCase());

const changes = new Set(['insert', 'update', 'delete', 'merge', 'truncate', 'alter', 'drop', 'create', 'lock', 'call']);

const faultsOf = (file: string, mayUse: (owner: string) => boolean, owners: ReadonlyMap<string, string>) => {
  const words = sqlIn(file).flatMap(wordsOf);
  return [...new Set(words)].flatMap((word) => {
    const owner = owners.get(word);
    if (owner !== undefined && !mayUse(owner)) return [`${file}: touches ${word} of ${owner}`];
    return [];
  });
};

const changesIn = (file: string) =>
  sqlIn(file)
    .flatMap(wordsOf)
    .filter((word) => changes.has(word))
    .map((word) => `${file}: changes something (${word})`);

/**
 * The hand-written SQL of a store, and of code that writes the demonstration, names only its own tables; that of
 * queries only selects, from its own and earlier ones.
 */
export const checkSql = async () => {
  const owners = await tableOwners();
  const writers = [...filesOf('store'), ...filesOf('demo')];
  const stores = writers.flatMap((file) => faultsOf(file, (owner) => owner === moduleOf(file), owners));
  const isEarlier = (file: string) => (owner: string) => order.indexOf(owner) <= order.indexOf(moduleOf(file));
  const queries = filesOf('queries').flatMap((file) => [
    ...faultsOf(file, isEarlier(file), owners),
    ...changesIn(file),
  ]);
  return { faults: [...stores, ...queries], tables: owners.size };
};
