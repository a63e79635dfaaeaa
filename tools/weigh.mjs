// How many kB of scripts a browser that was never here loads before a page is shown, according to the build's own
// manifest: the start of the app, the page and the layouts around it, each with its sentences and everything that these
// import. docs/DESIGN: at most 185 kB.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exitWith, isCommand } from './house.mjs';

const built = 'dist/web';
const budget = 185;
/** Administrators come to work and stay longer, so their pages may weigh more. */
const budgetOfAdmins = 220;
const isForAdmins = (name) => /^_(?:admin|enterprise)\b|\.admin\b/.test(name);
const budgetOf = (name) => (isForAdmins(name) ? budgetOfAdmins : budget);
const begin = ['index.html'];
const routes = 'app/routes/';
const pageOf = (name) => `${routes}${name}.tsx?tsr-split=component`;

/** `users.$slug.edit.profile` is inside `users.$slug.edit`, which is inside nothing; folders are layouts too. */
const layoutsOf = (name) => [...name.matchAll(/[./]/g)].map(({ index }) => name.slice(0, index));

const closureOf = (manifest, keys) => {
  const seen = new Set();
  const walk = (key) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const one of manifest[key].imports ?? []) walk(one);
  };
  for (const key of keys) walk(key);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
};

/** The size when sent: compressed with brotli. */
const bytesOf = (file) => statSync(join(built, existsSync(join(built, `${file}.br`)) ? `${file}.br` : file)).size;

/** Every page with the kB of its first load, heaviest first. */
export const weighPages = () => {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const pages = Object.keys(manifest).filter(
    (key) => key.startsWith(routes) && key === pageOf(key.slice(routes.length).split('.tsx')[0]),
  );
  return pages
    .map((key) => {
      const name = key.slice(routes.length).split('.tsx')[0];
      const files = closureOf(manifest, [...begin, ...layoutsOf(name).map(pageOf), key]);
      return { name, files, kilobytes: files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000 };
    })
    .toSorted((one, other) => other.kilobytes - one.kilobytes);
};

/** The gallery of all parts is not a page of the product, so it is left out. */
export const overweight = () =>
  weighPages()
    .filter(({ name, kilobytes }) => !name.startsWith('dev.') && kilobytes > budgetOf(name))
    .map(({ name, kilobytes }) => `${name} loads ${kilobytes.toFixed(1)} kB of scripts, more than ${budgetOf(name)}`);

if (isCommand(import.meta.url)) {
  const pages = weighPages();
  for (const { name, kilobytes, files } of pages)
    console.log(`${kilobytes.toFixed(1).padStart(6)} kB  ${String(files.length).padStart(3)} files  ${name}`);
  exitWith(overweight(), `${pages.length} pages`);
}
