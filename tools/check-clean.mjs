// No file reveals where it was made: no path of this machine, no host of a package registry; and the lockfile installs
// from whichever registry npm is set to.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { exitWith, filesBelow } from './house.mjs';

/** Paths that every machine has, so that naming them reveals nothing. */
const everywhere = new Set([
  'bin',
  'boot',
  'dev',
  'etc',
  'lib',
  'lib64',
  'opt',
  'proc',
  'run',
  'sbin',
  'sys',
  'tmp',
  'usr',
  'var',
]);
const ofThisMachine = new Set(readdirSync('/').filter((name) => !everywhere.has(name)));
const binary = /\.(webp|png|jpe?g|avif|gif|ico|woff2?|ttf|pdf|zip|gz|wasm)$/;

const left = new Set(['.git', '.cache', 'node_modules', 'dist', 'data']);

/** The files that git keeps or would keep; without git, all the files here. */
const listFiles = () => {
  try {
    const told = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return told.split('\0').filter((file) => file && existsSync(file));
  } catch {
    const entries = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !left.has(name));
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    return [...entries.filter((entry) => entry.isFile()).map(({ name }) => name), ...filesBelow(folders)];
  }
};

/** The well-known registries, and the one that npm is set to here. */
const registryHosts = () => {
  const set = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).stdout.trim();
  const here = URL.canParse(set) ? [new URL(set).host] : [];
  return [...new Set([...['npmjs.org', 'yarnpkg.com'].map((domain) => `registry.${domain}`), ...here])];
};
const hosts = registryHosts();

const isHere = (path, first) =>
  path.startsWith(`${process.cwd()}/`) ||
  /^\/(home|Users)\/\w+\//.test(path) ||
  (ofThisMachine.has(first) && existsSync(path));

/**
 * Paths that would reveal a machine: anyone's home folder, the project's own folder, or a path of two or more names
 * that exists here.
 */
const pathsIn = (text) =>
  [...text.matchAll(/(?<![\w.}~@:/-])\/([\w.-]+)\/[\w./-]+/g)]
    .filter(([path, first]) => isHere(path, first))
    .map(([path]) => path);

const faultsIn = (file) => {
  const text = readFileSync(file, 'utf8');
  const named = file === 'package-lock.json' ? [] : hosts.filter((host) => text.includes(host));
  return [
    ...new Set(pathsIn(text).map((path) => `${file}: holds a path of this machine, ${path}`)),
    ...named.map((host) => `${file}: holds the host of a registry, ${host}`),
  ];
};

const lockFaults = () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([name]) => `package-lock.json: says where ${name} comes from`);
};

const files = listFiles().filter((file) => !binary.test(file));
exitWith([...files.flatMap(faultsIn), ...lockFaults()], `${files.length} files`);
