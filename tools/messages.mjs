// `npm run messages`: writes the sentences of the source into the catalogues. Those of the contract are put in the order of
// their codes: Lingui orders by text, and the same text under two codes would come in the order in which the file system
// lists the modules.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { bin, filesBelow } from './house.mjs';

execFileSync(bin('lingui'), ['extract', '--clean', '--overwrite'], { stdio: 'inherit' });

const codeOf = (entry) => /^msgid "(.*)"$/m.exec(entry)?.[1] ?? '';

for (const file of filesBelow(['web/locales/contract']).filter((one) => one.endsWith('.po'))) {
  const [head, ...entries] = readFileSync(file, 'utf8').trim().split('\n\n');
  const ordered = entries.toSorted((one, other) => (codeOf(one) < codeOf(other) ? -1 : 1));
  writeFileSync(file, `${[head, ...ordered].join('\n\n')}\n`);
}
