import { existsSync } from 'node:fs';
import { sourceFiles } from '../house.mjs';
import { exportsOf, objectsIn } from './order.ts';

const catalogue = 'contract/messages.ts';

/** Each refusal stands in the messages of its module, once, and reaches the catalogue. */
export const checkRefusals = async () => {
  if (!existsSync(catalogue)) return [];
  const faults: string[] = [];
  const merged = new Set(objectsIn(await exportsOf(catalogue)).flatMap(Object.keys));
  for (const file of sourceFiles(['contract']).filter((one) => one.endsWith('/messages.ts') && one !== catalogue)) {
    const module = file.split('/')[1];
    const exported = await exportsOf(file);
    const line = Object.keys(exported)
      .map((name) => `...${name},`)
      .join(' ');
    for (const code of objectsIn(exported).flatMap(Object.keys)) {
      if (!code.startsWith(`${module}.`)) faults.push(`${file}: ${code} belongs to another module`);
      if (!merged.has(code)) faults.push(`${file}: ${code} is not merged into ${catalogue}; write ${line} there`);
    }
  }
  return faults;
};
