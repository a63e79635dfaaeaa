// The files of a new module, from the templates next to this file. A template is a file of the module 'widgets' with
// `.txt` appended to its name; its folders are those of the project.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../house.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** All the names derived from `surveys`. */
export const namesOf = (module) => {
  const one = module.replace(/ies$/, 'y').replace(/s$/, '');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return { module, one, One: capital(one), Many: capital(module) };
};

/** Every file of the new module by its path; `kind` is a folder of templates, `number` is the migration's. */
export const filesOf = (module, kind, number) => {
  const { one, One, Many } = namesOf(module);
  const named = (text) =>
    text
      .replaceAll('widgets', module)
      .replaceAll('Widgets', Many)
      .replaceAll('widget', one)
      .replaceAll('Widget', One)
      .replaceAll(/\b([Aa]) (?=[aeio])/g, '$1n ');
  const folder = join(here, kind).replaceAll('\\', '/');
  const fileOf = (template) => named(template.slice(folder.length + 1, -'.txt'.length).replace('000', number));
  return Object.fromEntries(
    filesBelow([folder]).map((template) => [fileOf(template), named(readFileSync(template, 'utf8'))]),
  );
};
