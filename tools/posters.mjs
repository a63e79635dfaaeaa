// Draws the pictures of the demonstration's events into db/demo/posters, once. Nothing is random, so the same drawings
// give the same files. They are wide and quiet: the title is read beside them, never in them.
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../db/demo/posters/', import.meta.url);
const [width, height] = [1600, 900];
const mostBytes = 40_000;

const ink = '#14212F';
const range = (count) => Array.from({ length: count }, (_none, at) => at);
const circle = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const box = (x, y, w, h, fill, radius = 24) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`;
const line = (d, stroke, thick = 14) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Coins turn into a chart. */
const financeToData = [
  circle(1330, 180, 420, '#CFE4F7'),
  ...range(4).map(
    (at) =>
      `<ellipse cx="380" cy="${690 - at * 62}" rx="150" ry="52" fill="${at % 2 ? '#F7B538' : '#FFD27A'}" stroke="${ink}" stroke-width="8"/>`,
  ),
  ...[150, 240, 200, 330, 420].map((tall, at) =>
    box(760 + at * 130, 730 - tall, 88, tall, at === 4 ? '#F26F42' : '#428AC9', 16),
  ),
  line('M804 520 L934 420 L1064 460 L1194 330 L1324 230', ink),
  ...[
    [804, 520],
    [934, 420],
    [1064, 460],
    [1194, 330],
    [1324, 230],
  ].map(([x, y]) => circle(x, y, 20, '#fff', `stroke="${ink}" stroke-width="10"`)),
];

/** Sheets on a wall, one of them straightened by a hand's mark. */
const portfolio = [
  box(0, 690, width, 210, '#F0D9C8', 0),
  ...[
    [190, 170, 330, 430, -4, '#fff', '#2BB3A3'],
    [610, 130, 380, 480, 2, '#fff', '#F26F42'],
    [1080, 180, 330, 420, 5, '#fff', '#428AC9'],
  ].map(
    ([x, y, w, h, turn, paper, mark]) => `<g transform="rotate(${turn} ${x + w / 2} ${y + h / 2})">
      ${box(x, y, w, h, paper, 10)}${box(x + 34, y + 34, w - 68, h * 0.45, mark, 10)}
      ${line(`M${x + 40} ${y + h * 0.66} H${x + w - 40} M${x + 40} ${y + h * 0.76} H${x + w - 90} M${x + 40} ${y + h * 0.86} H${x + w - 140}`, '#C9D3DF', 12)}
      ${circle(x + w / 2, y + 6, 15, ink)}</g>`,
  ),
];

/** Three months as steps up to an open door. */
const ninetyDays = [
  circle(1240, 330, 270, '#FFE7A8'),
  ...range(3).map((at) =>
    box(250 + at * 290, 640 - at * 130, 290, 260 + at * 130, ['#CDEBE6', '#8FD3C9', '#2BB3A3'][at], 0),
  ),
  box(1120, 120, 250, 460, '#fff', 16),
  `<path d="M1120 580 V136 L1290 196 V640 Z" fill="#F26F42"/>`,
  circle(1256, 420, 14, '#fff'),
  ...range(3).map((at) => circle(395 + at * 290, 590 - at * 130, 30, ink)),
];

/** A microphone in the middle of questions. */
const founder = [
  ...[
    [300, 260, 190, '#FFD9C9'],
    [1310, 250, 220, '#CFE4F7'],
    [1230, 690, 150, '#E3F3E6'],
    [330, 690, 160, '#EFE4F8'],
  ].map(
    ([x, y, r, fill]) =>
      `${circle(x, y, r, fill)}<path d="M${x - r * 0.5} ${y + r * 0.7} l-${r * 0.35} ${r * 0.6} l${r * 0.75} -${r * 0.32} Z" fill="${fill}"/>`,
  ),
  ...[
    [300, 260, 92],
    [1310, 250, 108],
    [1230, 690, 74],
    [330, 690, 78],
  ].map(([x, y, size]) =>
    line(
      `M${x - size * 0.35} ${y - size * 0.3} C${x - size * 0.3} ${y - size} ${x + size * 0.6} ${y - size * 0.8} ${x + size * 0.3} ${y - size * 0.1} C${x + size * 0.15} ${y + size * 0.15} ${x} ${y + size * 0.1} ${x} ${y + size * 0.42} M${x} ${y + size * 0.8} v1`,
      ink,
      18,
    ),
  ),
  box(710, 200, 180, 320, ink, 90),
  ...range(4).map((at) => line(`M748 ${290 + at * 48} H852`, '#5E7389', 10)),
  line('M640 420 C640 640 960 640 960 420 M800 590 V730 M700 736 H900', ink, 22),
];

/** Cups on a morning table, before a sun with the teeth of a wheel. */
const breakfast = [
  `<g fill="#F7B538">${range(16)
    .map((at) => `<rect x="1060" y="40" width="60" height="120" rx="12" transform="rotate(${at * 22.5} 1090 330)"/>`)
    .join('')}${circle(1090, 330, 230, '#F7B538')}</g>`,
  circle(1090, 330, 110, '#FFF4DC'),
  box(0, 660, width, 240, '#B9664B', 0),
  ...[
    [260, 430, '#fff'],
    [640, 430, '#2BB3A3'],
  ].map(
    ([x, y, fill]) =>
      `${line(`M${x + 240} ${y + 60} C${x + 340} ${y + 60} ${x + 340} ${y + 190} ${x + 230} ${y + 180}`, fill, 30)}<path d="M${x} ${y} H${x + 250} V${y + 140} C${x + 250} ${y + 250} ${x} ${y + 250} ${x} ${y + 140} Z" fill="${fill}"/>${line(`M${x + 80} ${y - 50} c-26 -40 26 -60 0 -104 M${x + 160} ${y - 50} c-26 -40 26 -60 0 -104`, '#D9C3B0', 12)}`,
  ),
];

/** Two who talk; one listens with care. */
const feedback = [
  box(180, 150, 700, 380, '#fff', 70),
  `<path d="M330 520 L290 680 L500 526 Z" fill="#fff"/>`,
  line('M290 270 H760 M290 340 H690 M290 410 H560', '#B7C6D6', 20),
  box(760, 400, 640, 330, '#7A3CC8', 70),
  `<path d="M1240 720 L1300 850 L1090 726 Z" fill="#7A3CC8"/>`,
  line('M950 570 L1040 650 L1220 490', '#fff', 34),
];

/** Masts and what joins them. */
const network = (() => {
  const masts = [
    [260, 560],
    [560, 330],
    [860, 600],
    [1120, 290],
    [1390, 520],
  ];
  const joined = masts.slice(1).map(([x, y], at) => line(`M${masts[at][0]} ${masts[at][1]} L${x} ${y}`, '#7FBFB6', 8));
  return [
    `<path d="M0 720 C300 620 520 780 820 700 C1120 620 1300 760 1600 660 V900 H0 Z" fill="#1B5752"/>`,
    ...joined,
    ...masts.map(
      ([x, y]) =>
        `${line(`M${x} ${y} L${x - 60} 800 M${x} ${y} L${x + 60} 800 M${x - 30} ${y + (800 - y) / 2} H${x + 30}`, ink, 12)}${circle(x, y, 70, 'none', 'stroke="#F26F42" stroke-width="8" opacity=".45"')}${circle(x, y, 26, '#F26F42')}`,
    ),
  ];
})();

/** One who goes ahead of a circle that was there before. */
const team = [
  circle(800, 450, 330, '#E3D3F6'),
  ...range(7).map((at) => {
    const turn = (at / 7) * Math.PI * 2 + 0.4;
    const [x, y] = [800 + Math.cos(turn) * 330, 450 + Math.sin(turn) * 290];
    const fill = ['#428AC9', '#2BB3A3', '#F7B538', '#428AC9', '#2BB3A3', '#F7B538', '#5E7389'][at];
    return `${circle(x, y - 46, 46, '#fff', `stroke="${ink}" stroke-width="8"`)}<path d="M${x - 80} ${y + 96} C${x - 80} ${y} ${x + 80} ${y} ${x + 80} ${y + 96} Z" fill="${fill}"/>`;
  }),
  `${circle(800, 380, 66, '#fff', `stroke="${ink}" stroke-width="10"`)}<path d="M684 590 C684 440 916 440 916 590 Z" fill="#7A3CC8"/>`,
];

/** A pair of scales in balance. */
const salary = [
  circle(800, 430, 340, '#E3F3E6'),
  line('M800 190 V700 M620 716 H980 M470 300 C640 250 960 250 1130 300', ink, 20),
  ...[470, 1130].map(
    (x) =>
      `${line(`M${x} 300 L${x - 120} 520 M${x} 300 L${x + 120} 520`, ink, 10)}<path d="M${x - 150} 520 H${x + 150} C${x + 120} 620 ${x - 120} 620 ${x - 150} 520 Z" fill="#2BB3A3"/>`,
  ),
  circle(800, 190, 34, '#F26F42'),
];

const posters = {
  'finance-to-data': ['#EAF3FC', financeToData],
  'portfolio-evening': ['#FCEBDD', portfolio],
  'first-ninety-days': ['#F3FAF8', ninetyDays],
  'ask-a-founder': ['#FBF7F0', founder],
  'engineers-breakfast': ['#FDF1DF', breakfast],
  'asking-for-feedback': ['#EFE4F8', feedback],
  'network-centre': ['#DDF3F1', network],
  'a-team-you-did-not-choose': ['#F7F2FD', team],
  'salary-talks': ['#F4FAF4', salary],
};

await mkdir(folder, { recursive: true });
for (const [name, [background, parts]] of Object.entries(posters)) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${box(0, 0, width, height, background, 0)}${parts.join('\n')}</svg>`;
  const picture = await sharp(Buffer.from(drawing)).webp({ quality: 82, effort: 6 }).toBuffer();
  if (picture.length > mostBytes) throw new Error(`${name} weighs ${picture.length} bytes`);
  await writeFile(new URL(`${name}.webp`, folder), picture);
}
console.log(`${Object.keys(posters).length} posters`);
