// What the browser gets of the contract: its plain data. A page that imports `contract/bookings.ts` wants to know method
// and path of a call; shapes are types, gone by then, and checking replies is the server's affair. So what a page imports
// comes without schemas, and zod stays at home. A form that judges what was typed loads the whole file when it is needed:
// `import('…/contract/accounts.ts')`, see web/lib/schemas.ts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = `${resolve('contract')}/`;
const webFolder = `${resolve('web')}/`;
const mark = '?plain';
const noSchemas = '\0no-schemas';

/** What `z` is in a plain file: whatever is described with it is itself again; who would judge by it is told. */
const standIn = `const asks = ['parse', 'safeParse', '_zod', '~standard'];
const get = (_, part) => {
  if (asks.includes(part)) throw new Error('this file of the contract came without its schemas: import() it');
  return z;
};
export const z = /* @__PURE__ */ new Proxy(() => z, { get });`;

/** What only the server reads of an endpoint. */
const serverOnly = ['summary', 'params', 'query', 'body', 'response', 'refusals', 'limit'];

/** A node of the syntax tree: of most we only know where they stand and what is in them. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}
interface Edit {
  start: number;
  end: number;
  by: string;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const childrenOf = (node: Node) => Object.values(node).flatMap(nodesIn);

/** Calls made while the file is loaded: not those that wait inside a function. */
const callsIn = (node: Node): Node[] => {
  if (node.type.includes('Function')) return [];
  return [...(node.type === 'CallExpression' ? [node] : []), ...childrenOf(node).flatMap(callsIn)];
};

const nameOf = (value: unknown) => (isNode(value) ? String(value['name'] ?? value['value']) : '');
const isEndpoint = (call: Node) => nameOf(call['callee']) === 'endpoint';

const cutsIn = (call: Node): Edit[] =>
  nodesIn(call['arguments'])
    .flatMap((described) => nodesIn(described['properties']))
    .filter((property) => serverOnly.includes(nameOf(property['key'])))
    .map(({ start, end }) => ({ start, end, by: '' }));

/** Changes a text at several places at once; inside what is cut nothing is changed. */
const edit = (code: string, edits: readonly Edit[]) => {
  let at = 0;
  let text = '';
  for (const { start, end, by } of edits.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    text += code.slice(at, start) + by;
    // A property that goes takes its comma along.
    at = end > start && by === '' && code[end] === ',' ? end + 1 : end;
  }
  return text + code.slice(at);
};

/** `z.string().nullable()` begins with `z`, however many calls hang on one another. */
const beginsWithZ = (node: Node): boolean => {
  const [inner] = nodesIn(node['callee'] ?? node['object']);
  return inner ? beginsWithZ(inner) : node.type === 'Identifier' && nameOf(node) === 'z';
};

/**
 * A file of the contract for the browser. Its calls only describe: what nobody uses of them may be left out. In a plain
 * file a schema is `z` itself, whatever it was made of: the fields' names, and the sentences of all refusals, stay at home.
 */
export const lean = (code: string, program: unknown, { plain }: { plain: boolean }) => {
  const calls = nodesIn(program).flatMap(callsIn);
  const schemas = plain ? calls.filter(beginsWithZ) : [];
  const others = calls.filter((call) => !schemas.includes(call));
  return edit(code, [
    ...schemas.map(({ start, end }) => ({ start, end, by: 'z' })),
    ...(plain ? others.filter(isEndpoint).flatMap(cutsIn) : []),
    ...others.map(({ start }) => ({ start, end: start, by: '/* @__PURE__ */ ' })),
  ]);
};

/** The names under which a file knows the contract, types left out. */
const namesOfContract = (program: Node) =>
  nodesIn(program['body'])
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .filter(({ source }) => nameOf(source).includes('/contract/'))
    .flatMap(({ specifiers }) => nodesIn(specifiers))
    .filter(({ importKind }) => importKind !== 'type')
    .map(({ local }) => nameOf(local));

/** Where a page reads what it does not have: `signIn.body` of an import that came without it. */
export const missedIn = (code: string, program: unknown) => {
  const parts = serverOnly.join('|');
  const names = nodesIn(program).flatMap(namesOfContract);
  return names.flatMap((name) => code.match(new RegExp(`(?<![\\w.])${name}(?:\\.\\w+)?\\.(?:${parts})\\b`, 'g')) ?? []);
};

/** Only for the build: while developing, and in tests, everything comes whole. */
export const plainContract = (): Plugin => ({
  name: 'plain-contract',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/[\w-]+\.ts$|^zod$/ },
    async handler(source, importer, options) {
      if (!importer) return null;
      if (source === 'zod') return importer.endsWith(mark) ? noSchemas : null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(folder)) return null;
      const plain = importer.startsWith(folder) ? importer.endsWith(mark) : options.kind !== 'dynamic-import';
      return plain ? { ...found, id: found.id + mark } : found;
    },
  },
  load: {
    filter: { id: new RegExp(`^${folder}|^${noSchemas}`) },
    handler(id) {
      if (id === noSchemas) return standIn;
      const code = readFileSync(id.replace(mark, ''), 'utf8');
      const program = this.parse(code, { lang: 'ts' });
      return { code: lean(code, program, { plain: id.endsWith(mark) }), moduleType: 'ts' };
    },
  },
  transform: {
    filter: { id: new RegExp(`^${webFolder}.*\\.tsx?$`), code: /\/contract\// },
    handler(code, id) {
      const missed = missedIn(code, this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }));
      if (missed.length > 0) this.error(`${id} reads ${missed.join(', ')}: load that file of the contract instead`);
    },
  },
});
