import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MultiPick } from './MultiPick.tsx';
import { renderUi } from './render.fixture.tsx';

const options = ['AirAsia', 'Axiata', 'Grab', 'Maybank', 'Shopee'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const Companies = ({ first }: { first: string[] }) => {
  const [value, setValue] = useState(first);
  return (
    <>
      <MultiPick label="Companies" options={options} value={value} onChange={setValue} max={3} />
      <output>{value.join(' ')}</output>
    </>
  );
};

const chosen = () => screen.getByText(/^[a-z ]*$/, { selector: 'output' }).textContent;

test('search works while fewer than three are chosen, and ends with the third', async () => {
  renderUi(<Companies first={['grab', 'shopee']} />);
  const field = screen.getByRole('combobox', { name: 'Companies' });
  await userEvent.type(field, 'may');
  const offered = await screen.findAllByRole('option', { hidden: true });
  expect(offered.map((option) => option.textContent)).toEqual(['Maybank']);
  await userEvent.click(offered[0] ?? field);
  expect(chosen()).toBe('grab shopee maybank');
  expect(screen.getByText('3 of 3 chosen')).toBeTruthy();

  expect(field).toHaveProperty('readOnly', true);
  await userEvent.type(field, 'axi');
  expect(field).toHaveProperty('value', '');
  expect(screen.queryByRole('option', { name: 'Axiata' })).toBeNull();
  expect(chosen()).toBe('grab shopee maybank');
});

test('taking one away opens the search again, by its cross or by backspace', async () => {
  renderUi(<Companies first={['airasia', 'grab', 'shopee']} />);
  const field = screen.getByRole('combobox', { name: 'Companies' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove AirAsia' }));
  expect(chosen()).toBe('grab shopee');
  expect(field).toHaveProperty('readOnly', false);
  await userEvent.type(field, '{Backspace}');
  expect(chosen()).toBe('grab');
});

test('what is chosen already is not offered again', async () => {
  renderUi(<Companies first={['grab']} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Companies' }));
  const offered = await screen.findAllByRole('option', { hidden: true });
  expect(offered.map((option) => option.textContent)).toEqual(['AirAsia', 'Axiata', 'Maybank', 'Shopee']);
});
