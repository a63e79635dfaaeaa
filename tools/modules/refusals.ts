import { existsSync } from 'node:fs';
import { sourceFiles } from '../house.mjs';
import { exportsOf, objectsIn } from './order.ts';

/** The message files of a module; the file of the same name at the top of the contract joins them. */
const kinds = ['messages.ts', 'field-messages.ts'];

const checkKind = async (kind: string) => {
  const catalogue = `contract/${kind}`;
  if (!existsSync(catalogue)) return [];
  const faults: string[] = [];
  const merged = new Set(objectsIn(await exportsOf(catalogue)).flatMap(Object.keys));
  for (const file of sourceFiles(['contract']).filter((one) => one.endsWith(`/${kind}`) && one !== catalogue)) {
    // Messages shared by many fields are next to the types that those fields share.
    const module = file.split('/')[1]?.replace(/^schemas$/, 'field');
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

/** Every refusal and every field message is among its module's messages exactly once, and reaches the catalogue. */
export const checkRefusals = async () => (await Promise.all(kinds.map(checkKind))).flat();
