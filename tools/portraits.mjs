// Renders the portraits of the demonstration people (DESIGN.md 'Portraits') into db/demo/portraits, once, and the list
// of whom they show into db/demo/portraits.json. Nothing is random, so the same recipes give the same files.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createAvatar } from '@dicebear/core';
import * as peeps from '@dicebear/open-peeps';
import sharp from 'sharp';

const folder = new URL('../db/demo/portraits/', import.meta.url);
const manifest = new URL('../db/demo/portraits.json', import.meta.url);
const size = 320;
const mostBytes = 12_000;
const ink = '#000';

const tints = '#DBEAFB #FDE2E4 #E3F3E6 #FFF0CC #E8EAF3 #FCE7DB #DDF3F1 #EFE4F8 #F4EBDD #E2EEF6'.split(' ');

// The avatar set gets a marker colour, which is then replaced with one of these patterns: clothes are what
// distinguishes people.
const marker = '#010203';
const tile = (side, background, drawing) =>
  `<pattern id="cloth" width="${side}" height="${side}" patternUnits="userSpaceOnUse">
    <rect width="${side}" height="${side}" fill="${background}"/><g fill="${ink}">${drawing}</g></pattern>`;
const cloths = {
  white: null,
  black: tile(40, ink, ''),
  dots: tile(46, '#fff', `<circle cx="12" cy="12" r="7"/><circle cx="35" cy="35" r="7"/>`),
  nightDots: tile(46, ink, `<circle cx="12" cy="12" r="6" fill="#fff"/><circle cx="35" cy="35" r="6" fill="#fff"/>`),
  stripes: tile(44, '#fff', `<rect width="44" height="15"/>`),
  pinstripes: tile(34, '#fff', `<rect width="7" height="34"/>`),
  check: tile(56, '#fff', `<path d="M0 28H56M28 0V56" stroke="${ink}" stroke-width="6"/>`),
  batik: tile(64, ink, `<path d="M32 6 46 32 32 58 18 32Z" fill="none" stroke="#fff" stroke-width="6"/>`),
  leaves: tile(70, '#fff', `<path d="M10 40C22 10 44 14 52 8C54 34 34 50 10 40Z"/>`),
};

const scarfDyes = {
  ...cloths,
  navy: tile(40, '#22395E', ''),
  plum: tile(40, '#56345F', ''),
  teal: tile(40, '#1B5752', ''),
  earth: tile(40, '#6B4A2E', ''),
  slate: tile(40, '#46505E', ''),
  wine: tile(40, '#6E2A3A', ''),
};
const facings = ['', 'translate(732 0) scale(-1 1)'];

const outline = `stroke="${ink}" stroke-width="11" stroke-linejoin="round" stroke-linecap="round"`;
const neckline = 'C276 652 330 699 391 699C450 699 492 652 518 600';
const wear = {
  tee: () => '',
  shirt: () => `<path d="M391 705V820" ${outline} fill="none"/><circle cx="412" cy="762" r="7" fill="${ink}"/>
    <path d="M244 600L206 650 306 752 391 703C330 699 276 652 244 600ZM520 600L566 650 470 752 391 703C450 699 492 652 520 600Z"
      fill="#fff" ${outline}/>`,
  blazer: (cloth) => {
    const edge = cloth === 'black' || cloth === 'nightDots' || cloth === 'batik' ? '#fff' : ink;
    const under = edge === ink ? ink : '#fff';
    const lapels = 'M214 604L150 668 206 706 176 742 372 868M548 604L622 668 566 706 596 742 402 868';
    return `<path d="M244 600${neckline}L548 604 387 868 214 604Z" fill="${under}"/>
      <path d="${lapels}" stroke="${edge}" stroke-width="9" fill="none" stroke-linejoin="round"/>`;
  },
};

const women = {
  heads: ['bangs', 'long', 'bun2', 'medium3', 'bangs2', 'longBangs', 'medium1', 'grayBun', 'mediumBangs', 'longCurly'],
  more: ['medium2', 'mediumStraight', 'bun', 'mediumBangs3', 'grayMedium', 'cornrows'],
  looks: [{}, { accessories: 'glasses2' }, { accessories: 'glasses3' }],
};
const men = {
  heads: ['short1', 'pomp', 'short4', 'noHair1', 'short2', 'twists2', 'grayShort', 'short5', 'flatTop', 'shaved2'],
  more: ['dreads2', 'short3', 'noHair3', 'twists', 'hatBeanie'],
  looks: [
    {},
    { accessories: 'glasses5' },
    { facialHair: 'full' },
    { accessories: 'glasses', facialHair: 'moustache6' },
  ],
};
const beards = ['full', 'chin', 'goatee2', 'full2', 'goatee1', 'full4', 'moustache7', 'moustache1'];
const glasses = ['glasses', 'glasses5', 'glasses3', 'glasses2'];
const faces = ['smile', 'calm', 'smile', 'cute'];
const clothNames = Object.keys(cloths);
const wearNames = Object.keys(wear);

const inTurn = (list, turn) => list[turn % list.length];

/**
 * One person for each head and look; beards, glasses, faces and clothes rotate, so that neighbours differ in
 * everything.
 */
const groupOf = (gender, { heads, more, looks }) =>
  looks.flatMap((look, l) =>
    [...heads, ...more].map((head, h) => ({
      gender,
      head,
      face: inTurn(faces, h + l * 2),
      accessories: look.accessories && inTurn(glasses, h + l),
      facialHair: look.facialHair && inTurn(beards, h * 3 + l),
      cloth: inTurn(clothNames, h * 2 + l * 5),
      wear: inTurn(wearNames, Math.floor((h * 7 + l * 4) / 3)),
    })),
  );

const scarves = ['black', 'nightDots', 'batik', 'navy', 'plum', 'teal', 'earth', 'slate', 'wine'];
const hijabs = scarves.flatMap((scarf, s) =>
  [{}, { accessories: inTurn(glasses, s) }].map((look, l) => ({
    gender: 'female',
    cover: 'hijab',
    head: 'hijab',
    face: inTurn(faces, s + l * 3),
    ...look,
    scarf,
    cloth: inTurn(['white', 'dots', 'pinstripes', 'leaves', 'check'], s * 2 + l),
    wear: 'tee',
  })),
);
const turbans = ['full', 'full2', 'full4', 'chin'].map((facialHair, t) => ({
  gender: 'male',
  cover: 'turban',
  head: 'turban',
  face: inTurn(faces, t),
  facialHair,
  accessories: t % 2 ? inTurn(glasses, t) : undefined,
  cloth: ['black', 'check', 'white', 'nightDots'][t],
  wear: inTurn(wearNames, t + 1),
}));

/** Alternates women and men, with head coverings spread among them. */
const interleave = (lists) => {
  const places = lists.flatMap((list) => list.map((one, i) => ({ one, place: (i + 0.5) / list.length })));
  return places.sort((a, b) => a.place - b.place).map(({ one }) => one);
};

const isGrey = (head) => head.startsWith('gray') || head === 'noHair3';

const draw = (person, tint, facing) => {
  const svg = createAvatar(peeps, {
    head: [person.head],
    face: [person.face],
    accessories: [person.accessories ?? 'glasses'],
    accessoriesProbability: person.accessories ? 100 : 0,
    facialHair: [person.facialHair ?? 'chin'],
    facialHairProbability: person.facialHair ? 100 : 0,
    maskProbability: 0,
    skinColor: ['ffffff'],
    clothingColor: [marker.slice(1)],
    headContrastColor: [isGrey(person.head) ? 'd9dde3' : '2c2c2c'],
  }).toString();
  const [, body, head] = svg.match(/<g mask="[^"]*">(<g fill-rule.*?<\/g>)(<g transform="matrix.*)<\/g><\/svg>$/s);
  const fill = person.cloth === 'white' ? '#fff' : 'url(#cloth)';
  const figure = body.replaceAll(marker, fill) + wear[person.wear](person.cloth);
  const bare = head.replaceAll(marker, '#fff');
  const headed = person.scarf ? bare.replace(ink, 'url(#scarf)') : bare;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -48 836 836" fill="none"><defs>${cloths[person.cloth] ?? ''}
    ${(scarfDyes[person.scarf] ?? '').replace('"cloth"', '"scarf"')}</defs>
    <rect x="-52" y="-48" width="836" height="836" fill="${tint}"/>
    <g transform="${facing}">${figure}${headed}</g></svg>`;
};

const people = interleave([groupOf('female', women), groupOf('male', men), hijabs, turbans]);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shown = [];
for (const [index, person] of people.entries()) {
  const number = index + 1;
  const picture = await sharp(
    Buffer.from(draw(person, inTurn(tints, index * 3), inTurn(facings, Math.floor(index / 2)))),
  )
    .resize(size, size)
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  if (picture.length > mostBytes) throw new Error(`portrait ${number} weighs ${picture.length} bytes`);
  await writeFile(new URL(`${String(number).padStart(3, '0')}.webp`, folder), picture);
  shown.push({ number, gender: person.gender, cover: person.cover ?? null, grey: isGrey(person.head) });
}
const line = (one) =>
  `  { ${Object.entries(one)
    .map(([key, value]) => `"${key}": ${JSON.stringify(value)}`)
    .join(', ')} }`;
await writeFile(manifest, `[\n${shown.map(line).join(',\n')}\n]\n`);
console.log(`${(await readdir(folder)).length} portraits`);
