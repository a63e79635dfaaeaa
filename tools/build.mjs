// What `npm start` runs: the pages by vite, the server and its worker threads in one file each by esbuild, and the
// embedded database as every product begins with it. Nothing is built again while the sources and the lockfile are as
// they were.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { bin, exitWith, filesBelow, isCommand } from './house.mjs';
import { generateRouteTree, pagePatterns } from './route-tree.mjs';
import { overweight } from './weigh.mjs';

const stamp = 'dist/stamp';
const pageList = 'dist/web/pages.json';
const databaseFolder = 'dist/database';
const made = ['dist/web/index.html', pageList, 'dist/server/main.js', `${databaseFolder}/PG_VERSION`];

/** Packages with native or wasm parts, files of their own beside the code, or optional parts: they stay where they are. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp', 'pg-native', '@fastify/swagger-ui'];

/** What code written for require finds beside it; under names that no package takes. */
const banner = [
  "import{createRequire as requireFrom}from'node:module';",
  "import{dirname as folderOf}from'node:path';",
  "import{fileURLToPath as pathOf}from'node:url';",
  'const require=requireFrom(import.meta.url),__filename=pathOf(import.meta.url),__dirname=folderOf(__filename);',
].join('');

/** What the build is made from, by name, size and time of change; reading every byte would cost the start a second. */
const fingerprint = () => {
  const tools = ['tools/build.mjs', 'tools/route-tree.mjs'];
  const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts', 'lingui.config.ts', ...tools];
  const sources = filesBelow(['contract', 'server', 'web', 'db', 'tools/web']).filter(
    (file) => !/\.(test|twin|fixture)\.|\.gen\.ts$/.test(file),
  );
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources, ...settings.filter((one) => existsSync(one))]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** What the browser loads, packed once here instead of at each request. */
const pack = async (file) => {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
};

/** Runs a program to its end; what it has to say is shown. */
const run = async (program, args, env = process.env) => {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const [code] = await once(child, 'exit');
  return code === 0;
};

const buildPages = async () => {
  await generateRouteTree(); // vite's plugin does it too, but says nothing of a fault
  if (!(await run(bin('vite'), ['build', '--logLevel', 'warn']))) throw new Error('the pages could not be built');
  const assets = filesBelow(['dist/web/assets']).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(assets.map(pack));
  writeFileSync(pageList, JSON.stringify(pagePatterns(), null, 2));
};

const packageOf = (input) => /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(input)?.[0];

/** A bundled package that brings machine code or wasm would look for it beside the bundle, and fail at some later time. */
const refuseNative = (inputs) => {
  const packages = new Set(Object.keys(inputs).map(packageOf).filter(Boolean));
  const native = [...packages].filter((folder) =>
    filesBelow([folder.replace(/\/$/, '')]).some((file) => /\.(node|wasm)$/.test(file)),
  );
  if (native.length > 0) throw new Error(`keep these out of the bundle, they bring native parts: ${native.join(', ')}`);
};

/**
 * One letter beyond these 256, and the engine keeps the whole file at two bytes a letter: ten megabytes more. What
 * esbuild leaves of them stands in comments and regular expressions, which say the same with the letter's number.
 */
const keepOneByteLetters = (file) => {
  const text = readFileSync(file, 'utf8');
  const numbered = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, text.replaceAll(/[\u0100-\uffff]/g, numbered));
};

/** The server in a few files and its worker threads in one each, in this folder and no other file. */
export const buildServer = async (folder, entry = 'server/main.ts') => {
  rmSync(folder, { recursive: true, force: true });
  const { build } = await import('esbuild');
  const workers = filesBelow(['server']).filter((file) => file.endsWith('.worker.mjs'));
  const common = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Of libraries that differ the lean half, wherever it runs: what we differ in is a setting.
    define: { 'process.env.NODE_ENV': '"production"' },
    external: external.flatMap((name) => [name, `${name}/*`]),
    banner: { js: banner },
    metafile: true,
    sourcemap: 'linked',
    logLevel: 'warning',
  };
  const bundles = await Promise.all([
    // What main.ts reads later is in files of its own, read while the database wakes.
    build({ ...common, entryPoints: [entry], outdir: folder, splitting: true, chunkNames: '[name]-[hash]' }),
    // Each keeps its name: the code that starts it looks beside itself.
    ...workers.map((file) => build({ ...common, entryPoints: [file], outfile: `${folder}/${basename(file)}` })),
  ]);
  for (const { metafile } of bundles) refuseNative(metafile.inputs);
  filesBelow([folder])
    .filter((file) => file.endsWith('.js'))
    .forEach(keepOneByteLetters);
};

/** Made, migrated and with its lists, but without demonstration data: a first start copies it and saves three seconds. */
const buildDatabase = async () => {
  const beside = 'dist/making';
  for (const folder of [databaseFolder, beside]) rmSync(folder, { recursive: true, force: true });
  const { PATH, HOME } = process.env; // no setting of whoever builds
  const env = { PATH, HOME, DATA_DIR: beside, DEMO: 'off', LOG_LEVEL: 'warn' };
  if (!(await run(process.execPath, ['dist/server/main.js', 'fill'], env)))
    throw new Error('no database could be made');
  renameSync(`${beside}/database`, databaseFolder);
  rmSync(beside, { recursive: true });
};

/** Builds what is out of date; says whether anything was. */
const buildIfNeeded = async () => {
  const now = fingerprint();
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === now && made.every((file) => existsSync(file));
  if (fresh) return false;
  const began = performance.now();
  rmSync(stamp, { force: true });
  mkdirSync(dirname(stamp), { recursive: true });
  await buildServer('dist/server');
  await Promise.all([buildPages(), buildDatabase()]);
  for (const file of made) if (!existsSync(file)) throw new Error(`the build did not make ${file}`);
  writeFileSync(stamp, now);
  console.log(`built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return true;
};

/** Builds, or ends the process with one sentence; what vite and esbuild had to say stands above it. */
export const buildOrStop = async () => {
  try {
    return await buildIfNeeded();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
};

if (isCommand(import.meta.url)) {
  if (!(await buildOrStop())) console.log('nothing has changed since the last build');
  // Whoever builds on purpose is told; whoever only starts the product is not kept from it.
  exitWith(overweight(), 'first loads weighed');
}
