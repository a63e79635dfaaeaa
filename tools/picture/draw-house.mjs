// The house as an SVG: the floors as bands, the modules of the server on steps (each above everything that it uses),
// and an arrow from each user to what it uses. Colours follow the reader's light or dark background.
const width = 1000;
const margin = 20;

const style = `
  .ground { fill: #ffffff } .band { fill: #f3f4f6; stroke: #d1d5db } .box { fill: #ffffff; stroke: #6b7280 }
  .module { fill: #e0ecff; stroke: #2f5fb3 } .name { fill: #111827 } .note { fill: #4b5563 }
  .arrow { stroke: #2f5fb3; fill: none } .floor { stroke: #6b7280; fill: none } .tip { fill: #2f5fb3 } .floortip { fill: #6b7280 }
  text { font: 15px system-ui, sans-serif } .note { font-size: 13px } .title { font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #0f141b } .band { fill: #1a212b; stroke: #38424f } .box { fill: #232c38; stroke: #8b97a6 }
    .module { fill: #1d3357; stroke: #7aa7f5 } .name { fill: #f3f4f6 } .note { fill: #b3bcc8 }
    .arrow { stroke: #7aa7f5 } .floor { stroke: #8b97a6 } .tip { fill: #7aa7f5 } .floortip { fill: #8b97a6 }
  }`;

const tip = (id, look) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path class="${look}" d="M0 0 8 4 0 8z"/></marker>`;

const text = (x, y, words, look = 'name', anchor = 'middle') =>
  `<text class="${look}" x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;

const box = ({ x, y, w, h }, name, look = 'box') =>
  `<rect class="${look}" x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>${text(x + w / 2, y + h / 2 + 5, name)}`;

const band = (y, h, title, note = '') =>
  `<rect class="band" x="${margin}" y="${y}" width="${width - 2 * margin}" height="${h}" rx="10"/>` +
  text(margin + 14, y + 24, title, 'name title', 'start') +
  (note && text(width - margin - 14, y + 24, note, 'note', 'end'));

/**
 * How many steps above the ground a module is: one more than the highest that it uses, so that no arrow points upwards.
 */
const stepsOf = (modules) => {
  const steps = new Map();
  for (const { name, used } of modules) steps.set(name, Math.max(-1, ...used.map((other) => steps.get(other))) + 1);
  // A module that uses nothing is placed right below its lowest user, which keeps the arrows short.
  for (const { name } of modules.filter(({ used }) => used.length === 0)) {
    const users = modules.filter(({ used }) => used.includes(name)).map((one) => steps.get(one.name));
    if (users.length > 0) steps.set(name, Math.min(...users) - 1);
  }
  return steps;
};

/** The column of each module, from 0 on the left to 7, chosen by hand so that no arrow runs behind a box. */
const columns = {
  screens: 1,
  discovery: 3,
  reviews: 3,
  calendars: 5,
  notifications: 6.5,
  bookings: 4,
  agendas: 0,
  invitations: 1,
  resources: 2,
  availability: 3,
  pairings: 4,
  meetings: 5,
  credits: 6,
  applications: 7,
  programmes: 3.5,
  profiles: 2,
  enterprises: 5,
  accounts: 2,
  reference: 5,
};
const mostColumns = 8;

/** The columns of one step: the ones chosen by hand; a new module takes the free one nearest to the middle. */
const columnsOf = (names) => {
  const taken = new Map(names.filter((name) => name in columns).map((name) => [name, columns[name]]));
  const isFree = (column) => [...taken.values()].every((other) => Math.abs(other - column) >= 1);
  const fromTheMiddle = Array.from({ length: mostColumns }, (_, at) => at).toSorted(
    (one, other) => Math.abs(one - 3.5) - Math.abs(other - 3.5),
  );
  for (const name of names.filter((one) => !taken.has(one))) taken.set(name, fromTheMiddle.find(isFree) ?? mostColumns);
  if (![...taken.values()].includes(mostColumns)) return taken;
  // Too many for the columns: spread them evenly, keeping their order from left to right.
  const sorted = names.toSorted((one, other) => taken.get(one) - taken.get(other));
  return new Map(sorted.map((name, at) => [name, ((at + 0.5) * mostColumns) / sorted.length - 0.5]));
};

const columnWidth = (width - 2 * margin) / mostColumns;
const boxHeight = 32;
const stepHeight = 92;

/** The positions of the modules, with the highest step at the top. */
const placesOf = (modules, top) => {
  const steps = stepsOf(modules);
  const highest = Math.max(...steps.values());
  const places = new Map();
  for (let step = 0; step <= highest; step += 1) {
    const names = modules.map(({ name }) => name).filter((name) => steps.get(name) === step);
    const w = Math.min(columnWidth, (width - 2 * margin) / names.length) - 8;
    for (const [name, column] of columnsOf(names)) {
      const x = Math.round(margin + columnWidth * (column + 0.5) - w / 2);
      places.set(name, { x, y: top + (highest - step) * stepHeight, w, h: boxHeight });
    }
  }
  return { places, bottom: top + highest * stepHeight + boxHeight };
};

/**
 * From the bottom edge of the user to the top edge of what it uses; `out` and `into` spread arrows along these edges.
 */
const arrow = (from, to, out, into) => {
  const [x1, y1] = [Math.round(from.x + from.w * out), from.y + from.h];
  const [x2, y2] = [Math.round(to.x + to.w * into), to.y];
  const bend = Math.min(70, (y2 - y1) / 2);
  return `<path class="arrow" marker-end="url(#use)" d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`;
};

/** Where one of several arrows meets an edge, ordered from left to right. */
const share = (list, name, places) => {
  const sorted = list.toSorted((one, other) => places.get(one).x - places.get(other).x);
  return (sorted.indexOf(name) + 1) / (sorted.length + 1);
};

const arrows = (modules, places) =>
  modules.flatMap(({ name, shown }) =>
    shown.map((other) => {
      const users = modules.filter((one) => one.shown.includes(other)).map((one) => one.name);
      return arrow(places.get(name), places.get(other), share(shown, other, places), share(users, name, places));
    }),
  );

const row = (names, y) => {
  const gap = (width - 2 * margin) / names.length;
  return names.map((name, at) => {
    const place = { x: Math.round(margin + gap * (at + 0.5) - 90), y, w: 180, h: boxHeight };
    return { name, place, drawn: box(place, name) };
  });
};

const floorArrow = (from, to) =>
  `<path class="floor" marker-end="url(#floor)" d="M${from.x + from.w / 2} ${from.y + from.h}L${to.x + to.w / 2} ${to.y}"/>`;

/** The arrows between two rows of boxes, wherever the code has such a use. */
const joined = (uses, upper, lower) =>
  upper.flatMap((one) =>
    lower.filter((other) => uses(one.name, other.name)).map((other) => floorArrow(one.place, other.place)),
  );

const web = (uses, y) => {
  const top = row(['web/app'], y + 36);
  const middle = row(['web/modules'], y + 100);
  const low = row(['web/lib', 'web/ui'], y + 164);
  return [
    band(y, webHeight, 'web', 'an arrow leads from a user to what it uses'),
    ...joined(uses, top, middle),
    ...joined(uses, middle, low),
    ...[...top, ...middle, ...low].map(({ drawn }) => drawn),
  ];
};

/** An arrow from a band to the contract above or below it, if the code has such a use. */
const toContract = (uses, from, y1, y2) =>
  uses(from, 'contract') ? `<path class="floor" marker-end="url(#floor)" d="M${width / 2} ${y1}V${y2}"/>` : '';

const webHeight = 214;
const contractHeight = 44;
const gap = 20;
const contractTop = margin + webHeight + gap;
const serverTop = contractTop + contractHeight + gap;

/** The whole picture, from the result of `usesIn`. */
export const drawHouse = ({ modules, uses }) => {
  const { places, bottom } = placesOf(modules, serverTop + 92);
  const end = bottom + 106;
  const height = end + margin;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="The house: floors, modules, and who uses whom">`,
    `<style>${style}</style>`,
    `<defs>${tip('use', 'tip')}${tip('floor', 'floortip')}</defs>`,
    `<rect class="ground" width="${width}" height="${height}"/>`,
    ...web(uses, margin),
    band(
      contractTop,
      contractHeight,
      'contract',
      'what both sides promise each other: addresses, shapes, values, refusals',
    ),
    band(serverTop, end - serverTop, 'server', 'a use that other arrows already lead to is left out'),
    toContract(uses, 'web/modules', contractTop - gap, contractTop),
    toContract(uses, 'server/modules', serverTop, contractTop + contractHeight),
    box(
      { x: width / 2 - 270, y: serverTop + 36, w: 540, h: boxHeight },
      'app.ts plugs in every module and hands in the adapters to vendors',
    ),
    ...arrows(modules, places),
    ...modules.map(({ name }) => box(places.get(name), name, 'module')),
    text(width / 2, bottom + 34, 'every module may use these', 'note'),
    ...row(['telling', 'domain-events', 'policies', 'platform'], bottom + 48).map(({ drawn }) => drawn),
    '</svg>',
  ].join('\n')}\n`;
};
