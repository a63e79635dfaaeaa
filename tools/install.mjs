// Before `npm start` and `npm test`: makes sure that the packages of the lockfile are installed. Needs only Node; does
// nothing when the lockfile is the one that was installed last.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockfile = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.lantern', 'installed');
const written = join(root, 'node_modules', '.package-lock.json');
const least = [20, 19];

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < least[0] || (major === least[0] && minor < least[1])) {
  stop(`Lantern needs Node ${least.join('.')} or newer; this is ${process.versions.node}.`);
}

const text = readFileSync(lockfile, 'utf8');
/** Native parts work only on one system and one Node version. */
const wanted = createHash('sha256').update(`${process.platform} ${process.arch} ${major}\n${text}`).digest('hex');
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) process.exit(0);

/** npm's record of what it installed equals the lockfile, so someone has already installed it. */
const isInstalled = () => {
  if (!existsSync(written)) return false;
  const { packages: here } = JSON.parse(readFileSync(written, 'utf8'));
  return Object.entries(JSON.parse(text).packages).every(
    ([path, { version, integrity, link, optional, devOptional }]) => {
      if (!path.includes('node_modules/') || link) return true;
      if (!here[path]) return Boolean(optional || devOptional);
      return here[path].version === version && here[path].integrity === integrity;
    },
  );
};

if (!isInstalled()) {
  console.log('Installing packages …');
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`npm ci failed${error ? `: ${error.message}` : '; what it said stands above.'}`);
}
mkdirSync(dirname(stamp), { recursive: true });
writeFileSync(stamp, wanted);
