// Reads docs/RELEASES.md: a heading for each release, newest first, `## 0.2.0 · commit 0123abc…`.
import { readFileSync } from 'node:fs';

export const releasesFile = 'docs/RELEASES.md';

/** The releases that have a commit, newest first. */
export const releasesIn = (text) =>
  [...text.matchAll(/^## (\d+\.\d+\.\d+) · commit ([0-9a-f]{40})$/gm)].map(([, version, commit]) => ({
    version,
    commit,
  }));

export const lastRelease = () => releasesIn(readFileSync(releasesFile, 'utf8'))[0];

/** The text with the commit of a version that waits for one; null when none waits. */
export const withCommit = (text, version, commit) => {
  const waiting = `## ${version} · not released yet\n`;
  return text.includes(waiting) ? text.replace(waiting, `## ${version} · commit ${commit}\n`) : null;
};
