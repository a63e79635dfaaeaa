import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberField } from './NumberField.tsx';
import { renderUi } from './render.fixture.tsx';

const Field = ({ decimals, min }: { decimals: number; min: number }) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Credits" value={value} onChange={setValue} decimals={decimals} min={min} />
      <p title="value">{String(value)}</p>
    </>
  );
};

test.each([
  // A form says that this is no whole number; it must never become another one.
  [0, 0, '1.5', '1.5', '1.5'],
  [0, 0, '12,5', '12,5', '12.5'],
  [2, 0, '12,50', '12,50', '12.5'],
  [2, 0, '12.345', '12.345', '12.345'],
  [0, 0, '42', '42', '42'],
  [0, 0, '', '', 'null'],
  [0, 0, '4a2', '4', '4'],
  [0, 0, '-3', '', 'null'],
  [0, -9, '-3', '-3', '-3'],
])('with %i decimals and at least %i, %s stays %s and counts as %s', (decimals, min, typed, shown, value) => {
  renderUi(<Field decimals={decimals} min={min} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Credits' });
  fireEvent.change(field, { target: { value: typed } });
  expect(field.value).toBe(shown);
  expect(screen.getByTitle('value').textContent).toBe(value);
});
