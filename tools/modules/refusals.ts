import { existsSync } from 'node:fs';
import { sourceFiles } from '../house.mjs';
import { exportsOf, objectsIn } from './order.ts';

const folder = 'contract/messages';

/** Each refusal stands in the file of its module, once, and reaches the catalogue. */
export const checkRefusals = async () => {
  if (!existsSync(`${folder}.ts`)) return [];
  const faults: string[] = [];
  const merged = new Set(objectsIn(await exportsOf(`${folder}.ts`)).flatMap(Object.keys));
  for (const file of sourceFiles([folder])) {
    const module = file.slice(folder.length + 1).split(/[./]/)[0];
    for (const code of objectsIn(await exportsOf(file)).flatMap(Object.keys)) {
      if (!code.startsWith(`${module}.`)) faults.push(`${file}: ${code} belongs to another module`);
      if (!merged.has(code)) faults.push(`${file}: ${code} is not merged into ${folder}.ts`);
    }
  }
  return faults;
};
