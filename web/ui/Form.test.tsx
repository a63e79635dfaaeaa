import { IconPlus } from '@tabler/icons-react';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button, IconButton } from './Button.tsx';
import { Form } from './Form.tsx';
import { renderUi } from './render.fixture.tsx';

const said = 'Oops, something went wrong!Something went wrong. Please try again.';
const fault = new Error('this file of the contract came without its schemas');
const breaks = () => {
  throw fault;
};
const alert = async () => (await screen.findByRole('alert')).textContent;

let logged: unknown[];
beforeEach(() => {
  logged = [];
  vi.stubGlobal('reportError', (one: unknown) => logged.push(one));
});

const submit = () => fireEvent.submit(screen.getByRole('form'));

test('what goes wrong while a form is sent is said and logged, and the browser sends nothing itself', async () => {
  renderUi(
    <Form label="Invite" onSubmit={breaks}>
      {null}
    </Form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  const sent = createEvent.submit(form);
  fireEvent(form, sent);
  expect(await alert()).toBe(said);
  expect([logged, sent.defaultPrevented]).toEqual([[fault], true]);
});

test('what goes wrong later is said and logged as well', async () => {
  renderUi(
    <Form label="Invite" onSubmit={() => Promise.reject(fault)}>
      {null}
    </Form>,
  );
  submit();
  expect(await alert()).toBe(said);
  expect(logged).toEqual([fault]);
});

const Judged = ({ judge }: { judge: () => never }) => {
  const { handleSubmit } = useForm({ resolver: judge });
  return (
    <Form label="Invite" onSubmit={handleSubmit(() => {})}>
      {null}
    </Form>
  );
};

test('a judge of a form that breaks is no silence', async () => {
  renderUi(<Judged judge={breaks} />);
  submit();
  expect(await alert()).toBe(said);
  expect(logged).toEqual([fault]);
});

test('what goes wrong after a press of a button is said and logged', async () => {
  renderUi(
    <>
      <Button onPress={() => Promise.reject(fault)}>Save</Button>
      <IconButton icon={IconPlus} label="Add" onPress={breaks} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await alert()).toBe(said);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await vi.waitFor(() => expect(logged).toEqual([fault, fault]));
});
