// Who uses whom, read from the import graph: modules among themselves, and the floors.
import { createRequire } from 'node:module';

const order = createRequire(import.meta.url)('../module-order.cjs');

const isProduct = (file) => !/\.(test|twin|fixture|setup)\./.test(file);
const modulePattern = (floor) => new RegExp(`^${floor}/modules/([^/]+)/`);
const moduleOf = (floor, file) => modulePattern(floor).exec(file)?.[1];

/**
 * `server/platform/db.ts` → `server/platform`; files directly in `server` are its top; contract, e2e and tools are one
 * floor each.
 */
const floorOf = (file) => {
  const [top, folder] = file.split('/');
  if (top !== 'server' && top !== 'web') return top;
  return folder.includes('.') ? `${top}/` : `${top}/${folder}`;
};

const importsOf = (modules) =>
  modules
    .filter(({ source }) => isProduct(source))
    .flatMap(({ source, dependencies }) =>
      dependencies.filter(({ resolved }) => isProduct(resolved)).map(({ resolved }) => [source, resolved]),
    );

/** Each pair once: the user and what it uses. */
const pairsOf = (imports, nameOf) => {
  const users = new Map();
  for (const [from, to] of imports) {
    const [user, used] = [nameOf(from), nameOf(to)];
    if (user === undefined || used === undefined || user === used) continue;
    users.set(user, (users.get(user) ?? new Set()).add(used));
  }
  return users;
};

/** Whether a path of at least two steps leads there as well, so that a direct arrow adds no information. */
const isImplied = (users, from, to) => {
  const seen = new Set();
  const waiting = [...users.get(from)].filter((next) => next !== to);
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (one === to) return true;
    if (seen.has(one)) continue;
    seen.add(one);
    waiting.push(...(users.get(one) ?? []));
  }
  return false;
};

/** The modules of the server in order, with what each one uses, and the uses that no longer path already implies. */
const moduleUses = (imports, sources) => {
  const users = pairsOf(imports, (file) => moduleOf('server', file));
  const built = order.filter((name) => sources.some((file) => moduleOf('server', file) === name));
  return built.map((name) => {
    // Using a later module breaks a wall, and is reported as that instead.
    const used = order.slice(0, order.indexOf(name)).filter((other) => users.get(name)?.has(other));
    return { name, used, shown: used.filter((other) => !isImplied(users, name, other)) };
  });
};

/** Everything that the picture shows. */
export const usesIn = ({ modules }) => {
  const imports = importsOf(modules);
  const sources = modules.map(({ source }) => source).filter(isProduct);
  const floors = pairsOf(imports, floorOf);
  return {
    modules: moduleUses(imports, sources),
    uses: (user, used) => floors.get(user)?.has(used) === true,
  };
};
