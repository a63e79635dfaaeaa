import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';
import { withLine } from './withLine.ts';

interface Drawing {
  size: number;
  path: string;
}

/** The drawing's code is only loaded where there is something to draw. */
const draw = async (value: string): Promise<Drawing> => {
  const { encode } = await withLine(() => import('uqr'))();
  const { data, size } = encode(value, { ecc: 'M', border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
};

const useDrawing = (value: string) => {
  const [drawn, setDrawn] = useState<{ value: string; drawing: Drawing } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    draw(value).then((drawing) => wanted && setDrawn({ value, drawing }), setFault);
    return () => {
      wanted = false;
    };
  }, [value]);
  if (fault !== null) throw fault;
  return drawn?.value === value ? drawn.drawing : null;
};

interface Props {
  value: string;
  /** What it is, for those who do not see it. */
  label: string;
  size?: 'sm' | 'lg';
}

/** A text as a square that cameras read, drawn on the device: always dark on white, whatever the brand. */
export const QrCode = ({ value, label, size = 'sm' }: Props) => {
  const drawing = useDrawing(value);
  return (
    <span className={styles.code} data-size={size} role="img" aria-label={label} aria-busy={!drawing || undefined}>
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} shapeRendering="crispEdges" aria-hidden>
          <path d={drawing.path} />
        </svg>
      )}
    </span>
  );
};
