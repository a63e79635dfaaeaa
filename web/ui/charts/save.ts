import type { ChartTable } from './chart.ts';
import { csvOf } from './csv.ts';

const hand = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

export const saveCsv = (table: ChartTable, name: string) =>
  hand(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);

/** What a style sheet says of a mark; a picture of its own has no style sheet. */
const looks = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
] as const;

/** The chart as it stands on the page, with its looks written into it. */
const standAlone = (chart: SVGSVGElement) => {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const marks = [...chart.querySelectorAll('*')];
  [...copy.querySelectorAll('*')].forEach((mark, at) => {
    const original = marks[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const look of looks) mark.setAttribute(look, style.getPropertyValue(look));
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('font-family', 'Inter, Helvetica, Arial, sans-serif');
  return new XMLSerializer().serializeToString(copy);
};

const drawn = (source: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture));
    picture.addEventListener('error', () => reject(new Error('The chart could not be drawn')));
    picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  });

const edge = 24;
const head = 40;
const scale = 2;

const asPng = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      'image/png',
    );
  });

/** The chart under its title, on white, at twice its size. */
export const savePng = async (chart: SVGSVGElement, title: string, name: string) => {
  const { width, height } = chart.getBoundingClientRect();
  const picture = await drawn(standAlone(chart));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((width + 2 * edge) * scale);
  canvas.height = Math.ceil((height + 2 * edge + head) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#14212f';
  context.font = '700 17px "Plus Jakarta Sans Variable", Helvetica, Arial, sans-serif';
  context.fillText(title, edge, edge + 16);
  context.drawImage(picture, edge, edge + head, width, height);
  hand(await asPng(canvas), `${name}.png`);
};
