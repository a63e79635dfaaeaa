import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './ColourField.module.css';
import { defaultBrand, readHex } from './ramp.ts';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './types.ts';

interface Props extends FieldProps {
  /** '#428ac9'. Typed text is passed on unchanged; the form reports if it is not a colour. */
  value: string;
  onChange: (colour: string) => void;
  onBlur?: () => void;
  swatches?: readonly string[];
}

/** A colour, chosen by hex code, with the browser's picker or from a few swatches. */
export const ColourField = ({ value, onChange, onBlur, swatches = [], ...field }: Props) => {
  const { t } = useLingui();
  const [picked, setPicked] = useState(readHex(value) ?? defaultBrand);
  const shown = readHex(value) ?? picked;
  const choose = (colour: string) => {
    setPicked(colour);
    onChange(colour);
  };
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        spellCheck={false}
        autoComplete="off"
        end={
          <input
            type="color"
            className={styles.well}
            aria-label={t`Pick ${field.label}`}
            value={shown}
            disabled={field.disabled}
            onChange={(event) => choose(event.target.value)}
          />
        }
      />
      {swatches.length > 0 && (
        <div className={styles.swatches} role="group" aria-label={t`Suggested colors`}>
          {swatches.map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={colour}
              aria-pressed={shown === readHex(colour)}
              style={{ background: colour }}
              onClick={() => choose(colour)}
            />
          ))}
        </div>
      )}
    </div>
  );
};
