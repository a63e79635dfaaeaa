// What the modules add to the walk over the built product: their pages, their forms, and their entries in a menu.
import { readFileSync } from 'node:fs';
import { filesBelow } from './house.mjs';

export const walks = filesBelow(['e2e/walks']).map((file) => JSON.parse(readFileSync(file, 'utf8')));
