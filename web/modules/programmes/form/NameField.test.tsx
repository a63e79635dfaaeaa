import { act, fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { show } from '../whole.fixture.tsx';
import { emptyBasics } from './basics.ts';
import { NameField } from './NameField.tsx';

const path = '/api/enterprise/v1/programs/name_availability';

const Named = ({ own }: { own?: string }) => {
  const form = useForm({ defaultValues: emptyBasics });
  return (
    <FormProvider {...form}>
      <NameField enterpriseId={3} {...(own !== undefined && { own })} />
    </FormProvider>
  );
};
const type = (name: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /^Program Name/ }), { target: { value: name } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  [true, 'This name is free'],
  [false, 'This name is taken'],
])('PRG-07 two seconds after typing stops the name is asked about; free: %s', async (free, said) => {
  vi.useFakeTimers();
  const { calls } = serve({ [`GET ${path}`]: free });
  show(<Named />);
  type('Future');
  await wait(1500);
  type('Future Leaders');
  expect(screen.getByText('Checking the name')).toBeTruthy();
  await wait(1999);
  expect(calls).toEqual([]);
  await wait(1);
  expect(calls.map((call) => call.path)).toEqual([`${path}?name=Future+Leaders&enterprise_id=3`]);
  await wait(10);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText('Program name is already in use') === null).toBe(free);
});

test('PRG-07 of its own name a programme asks nothing', async () => {
  vi.useFakeTimers();
  const { calls } = serve({ [`GET ${path}`]: false });
  show(<Named own="Future Leaders" />);
  type('Future Leaders ');
  await wait(5000);
  expect(calls).toEqual([]);
  expect(screen.queryByText('Checking the name')).toBeNull();
});
