// `npm run release -- 0.2.0`, on a clean main that has passed its tests: writes this commit into docs/RELEASES.md and the
// version into the packages, and commits and tags that as `v0.2.0`. Pushing is up to you.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { releasesFile, withCommit } from './releases.mjs';

const stop = (why) => {
  console.error(why);
  process.exit(1);
};
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

const [version = ''] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Name the version: npm run release -- 0.2.0');
if (git('status', '--porcelain') !== '') stop('Commit what has changed first: a release is a commit that was tested.');

const commit = git('rev-parse', 'HEAD');
const text = withCommit(readFileSync(releasesFile, 'utf8'), version, commit);
if (text === null) stop(`${releasesFile} has no section "## ${version} · not released yet". Write what changed first.`);
writeFileSync(releasesFile, text);
for (const file of ['package.json', 'contract/package.json', 'server/package.json', 'web/package.json']) {
  const found = readFileSync(file, 'utf8');
  writeFileSync(file, found.replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
}
execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts'], { stdio: 'inherit' });
git('commit', '--quiet', '--all', '--message', `Release ${version}`);
git('tag', `v${version}`);
console.log(
  `${version} is what was tested as ${commit}, tagged v${version}. Push with: git push && git push origin v${version}`,
);
