import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastRelease, releasesFile, releasesIn, withCommit } from './releases.mjs';

const one = 'a'.repeat(40);
const other = 'b'.repeat(40);
const text = `# Releases\n\n## 0.3.0 · not released yet\n\nNew.\n\n## 0.2.0 · commit ${one}\n\n## 0.1.0 · commit ${other}\n`;

test('releases are read newest first, and one that waits for its commit is none yet', () => {
  expect(releasesIn(text)).toEqual([
    { version: '0.2.0', commit: one },
    { version: '0.1.0', commit: other },
  ]);
});

test('a release gets its commit only where its section is written', () => {
  expect(withCommit(text, '0.3.0', other)).toBe(text.replace('not released yet', `commit ${other}`));
  expect(withCommit(text, '0.2.0', other)).toBeNull();
  expect(withCommit(text, '0.4.0', other)).toBeNull();
});

test('every section of docs/RELEASES.md is a release, or waits to be one, and says what to do', () => {
  const sections = readFileSync(releasesFile, 'utf8').split(/^## /m).slice(1);
  expect(sections.length).toBeGreaterThan(0);
  for (const section of sections) {
    expect(section).toMatch(/^\d+\.\d+\.\d+ · (not released yet|commit [0-9a-f]{40})\n/);
    expect(section).toContain('**What changed**');
    expect(section).toContain('**What to do on upgrade**');
  }
});

test('no migration of the last release has changed since: databases that have it would never learn of it', () => {
  const release = lastRelease();
  if (release === undefined) return; // there is none yet
  const changed = execFileSync('git', ['diff', '--name-status', release.commit, '--', 'db/*.sql'], {
    encoding: 'utf8',
  });
  expect(changed.split('\n').filter((line) => line !== '' && !line.startsWith('A\t'))).toEqual([]);
});
