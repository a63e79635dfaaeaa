// The catalogues of web/locales contain exactly the sentences of the source: extracting them again changes nothing.
// This is checked in a copy, since extracting writes files.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from './copy.mjs';
import { bin, exitWith, filesBelow } from './house.mjs';

if (!existsSync('lingui.config.ts')) exitWith([], 'no lingui.config.ts');

const catalogues = (root) => filesBelow([join(root, 'web/locales')]).filter((file) => file.endsWith('.po'));
/**
 * The sentences alone: ignores the date of extraction, the places where a sentence is found, and the order of equal
 * ones.
 */
const sentences = (file) =>
  readFileSync(file, 'utf8')
    .replaceAll(/^("POT-Creation-Date|"PO-Revision-Date|#:).*\n/gm, '')
    .trim()
    .split('\n\n')
    .toSorted()
    .join('\n\n');

const copy = copyProject(['web', 'contract', 'tools', 'lingui.config.ts', 'package.json', 'tsconfig.json']);
const faults = [];
const missing = [];
try {
  const run = spawnSync(join(process.cwd(), bin('lingui')), ['extract', '--clean', '--overwrite'], {
    cwd: copy,
    encoding: 'utf8',
  });
  if (run.status !== 0) faults.push(`lingui extract failed: ${(run.stderr || run.stdout).trim()}`);
  for (const extracted of catalogues(copy)) {
    const own = extracted.slice(copy.length + 1);
    if (!existsSync(own)) faults.push(`${own}: missing; run npm run messages`);
    else if (sentences(own) !== sentences(extracted)) faults.push(`${own}: out of date; run npm run messages`);
    const untold = readFileSync(extracted, 'utf8').match(/^msgstr ""\n(?!")/gm)?.length ?? 0;
    missing.push(`${own.replace('web/locales/', '')} lacks ${untold}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
exitWith(faults, missing.join(', ') || 'no catalogues');
