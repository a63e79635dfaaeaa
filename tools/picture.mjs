// `npm run picture`: draws the house from its import graph, as shown in docs/MAP.md.
import { writeFileSync } from 'node:fs';
import { readGraph } from './graph.mjs';
import { drawHouse } from './picture/draw-house.mjs';
import { usesIn } from './picture/uses.mjs';

writeFileSync('docs/images/house.svg', drawHouse(usesIn(readGraph())));
