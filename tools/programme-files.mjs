// Draws the pictures of the demonstration programmes (logo, banner and sign-up picture of each) and writes their
// handouts into db/demo/programmes, once. Only shapes, no fonts: the same recipe gives the same pictures on every
// machine.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const folder = new URL('../db/demo/programmes/', import.meta.url);

/** One motif for each programme, drawn in a square of 100 by 100: stairs, a circle of chairs, an awning, a bridge. */
const motifs = {
  graduates: (ink, light) => `
    <path d="M14 84V66h18V50h18V34h18V18h18v66z" fill="${ink}"/>
    <circle cx="23" cy="50" r="7" fill="${light}"/><circle cx="41" cy="34" r="7" fill="${light}"/>
    <circle cx="59" cy="18" r="7" fill="${light}"/>`,
  leaders: (ink, light) => `
    ${[0, 60, 120, 180, 240, 300].map((turn) => `<circle cx="50" cy="18" r="11" fill="${turn === 0 ? light : ink}" transform="rotate(${turn} 50 50)"/>`).join('')}
    <circle cx="50" cy="50" r="14" fill="none" stroke="${ink}" stroke-width="7"/>`,
  founders: (ink, light) => `
    <path d="M20 46h60v40H20z" fill="${light}"/><path d="M42 58h16v28H42z" fill="${ink}"/>
    ${[0, 1, 2, 3].map((stripe) => `<path d="M${10 + stripe * 20} 18h20v24a10 10 0 0 1-20 0z" fill="${stripe % 2 === 0 ? ink : light}"/>`).join('')}`,
  exchange: (ink, light) => `
    <path d="M8 62a42 34 0 0 1 84 0" fill="none" stroke="${ink}" stroke-width="8"/>
    <path d="M6 62h88v9H6z" fill="${ink}"/><path d="M31 38v26M50 30v34M69 38v26" stroke="${ink}" stroke-width="5"/>
    <circle cx="20" cy="84" r="8" fill="${light}"/><circle cx="80" cy="84" r="8" fill="${light}"/>`,
};

const looks = {
  graduates: { dark: '#0B4F4A', main: '#0F766E', soft: '#5FB8AE', pale: '#E6F4F1' },
  leaders: { dark: '#4A1F85', main: '#7A3CC8', soft: '#B794E4', pale: '#F3ECFB' },
  exchange: { dark: '#123F80', main: '#1D5FBF', soft: '#8DB4E8', pale: '#E8F0FB' },
  founders: { dark: '#7A5C00', main: '#F5C518', soft: '#FBE08A', pale: '#FFF8DC' },
};

const svg = (width, height, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );

const logo = (motif, { dark, main }) =>
  svg(
    256,
    256,
    `<rect width="256" height="256" rx="56" fill="#fff"/><g transform="translate(38 38) scale(1.8)">${motif(dark, main)}</g>`,
  );

/** The motif in rows that fade towards one side, where a title may be placed. */
const scene = (motif, { dark, main, soft, pale }, { width, height, tile, upright }) => {
  const across = Math.ceil(width / tile);
  const down = Math.ceil(height / tile);
  const drawn = Array.from({ length: across * down }, (_, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    const along = upright ? (row + 0.5) / down : (column + 0.5) / across;
    const opacity = Math.max(0, along * 1.3 - 0.35) * ((column + row) % 2 === 0 ? 0.5 : 0.28);
    const inset = tile * 0.2;
    const scale = (tile * 0.6) / 100;
    return `<g opacity="${opacity.toFixed(3)}" transform="translate(${column * tile + inset} ${row * tile + inset}) scale(${scale})">${motif(pale, soft)}</g>`;
  });
  const far = upright ? 'x1="0" y1="0" x2="0.2" y2="1"' : 'x1="0" y1="0" x2="1" y2="0.3"';
  return svg(
    width,
    height,
    `<defs><linearGradient id="ground" ${far}><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${main}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>${drawn.join('')}`,
  );
};

const webp = (drawing) => sharp(drawing).webp({ quality: 82, effort: 6 }).toBuffer();

const escaped = (text) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** A page of text as a minimal PDF that every reader opens. */
const pdf = (title, lines) => {
  const text = [
    `BT /F2 20 Tf 64 760 Td (${escaped(title)}) Tj ET`,
    ...lines.map((line, at) => `BT /F1 12 Tf 64 ${720 - at * 22} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const font = (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
};

const handouts = {
  'handbook.pdf': pdf('Langkah Graduates: handbook for the year', [
    'One hour a month with your mentor, booked by you, in the portal.',
    'Four modules: arrive, find your direction, practise in earnest, show what you learned.',
    'Each module has a few tasks. Do them late rather than never.',
    'What you say to your mentor stays with your mentor.',
    'If it does not click after three sessions, tell us. Nobody is blamed.',
    'If you cannot come, cancel a day before, so that somebody else gets the hour.',
    'Questions about anything: langkah@selatan-telekom.test',
  ]),
  'notes-for-mentors.pdf': pdf('Notes for mentors', [
    'Begin with a question and wait longer than feels polite.',
    'Tell what you did, and only then what you would do.',
    'One topic an hour. The others will still be there next month.',
    'Ask for unfinished work: finished work cannot be helped.',
    'You are not their manager. What you hear does not go there.',
    'When it does not click, say so kindly and early, and tell us.',
  ]),
  'feedback-sheet.pdf': pdf('Sheet for a feedback talk', [
    'What happened? One thing, with its day.',
    'What did it lead to?',
    'How does the other side see it? Ask first, write afterwards.',
    'What do we try from tomorrow?',
    'When do we look at it again?',
  ]),
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const save = (name, bytes) => writeFile(new URL(name, folder), bytes);
for (const [name, motif] of Object.entries(motifs)) {
  const look = looks[name];
  await save(`${name}-logo.webp`, await webp(logo(motif, look)));
  await save(`${name}-banner.webp`, await webp(scene(motif, look, { width: 1440, height: 400, tile: 100 })));
  const upright = { width: 880, height: 1280, tile: 160, upright: true };
  await save(`${name}-signup.webp`, await webp(scene(motif, look, upright)));
}
for (const [name, bytes] of Object.entries(handouts)) await save(name, bytes);
