import type { Picture } from '../../../../contract/pdf/file.ts';
import type { TrendPoint } from '../../../ui/TrendChart.tsx';

/** 190 mm at 96 dots an inch; PAR-26: drawn at twice that. */
const width = 718;
const height = 200;
const scale = 2;
const edge = { left: 34, right: 12, top: 16, bottom: 22 };

interface Colours {
  line: string;
  ink: string;
}

const lines = [0, 50, 75, 100];

const bytesOf = (url: string) => Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));

/** Where a point is on the canvas. */
const placeOf = ({ at, value }: Pick<TrendPoint, 'at' | 'value'>) => ({
  x: edge.left + at * (width - edge.left - edge.right),
  y: edge.top + (1 - value / 100) * (height - edge.top - edge.bottom),
});

const drawGrid = (context: CanvasRenderingContext2D, points: readonly TrendPoint[], { ink }: Colours) => {
  context.font = '11px Inter, Helvetica, Arial, sans-serif';
  context.strokeStyle = '#e3e9f0';
  context.fillStyle = ink;
  for (const line of lines) {
    const { x, y } = placeOf({ at: 0, value: line });
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(width - edge.right, y);
    context.stroke();
    context.textAlign = 'right';
    context.fillText(String(line), x - 6, y + 4);
  }
  context.textAlign = 'left';
  context.fillText(points[0]?.when ?? '', edge.left, height - 4);
  context.textAlign = 'right';
  if (points.length > 1) context.fillText(points.at(-1)?.when ?? '', width - edge.right, height - 4);
};

const drawLine = (context: CanvasRenderingContext2D, points: readonly TrendPoint[], { line, ink }: Colours) => {
  context.strokeStyle = line;
  context.fillStyle = line;
  context.lineWidth = 2;
  context.lineJoin = 'round';
  context.beginPath();
  for (const point of points) context.lineTo(placeOf(point).x, placeOf(point).y);
  context.stroke();
  const last = points.at(-1);
  if (!last) return;
  const { x, y } = placeOf(last);
  context.beginPath();
  context.arc(x, y, 4, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = ink;
  context.fillText(String(last.value), x, y - 8);
};

/** The trend as a picture on white; null where the browser draws none. */
export const drawTrend = (points: readonly TrendPoint[], colours: Colours): Picture | null => {
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.scale(scale, scale);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  drawGrid(context, points, colours);
  drawLine(context, points, colours);
  const url = canvas.toDataURL('image/jpeg', 0.92);
  return { bytes: bytesOf(url), width: canvas.width, height: canvas.height };
};
