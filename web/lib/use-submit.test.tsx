import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Form } from '../ui/Form.tsx';
import { renderUi } from '../ui/render.fixture.tsx';
import { TextField } from '../ui/TextField.tsx';
import { CallLost, CallRefused } from './call.ts';
import { useSubmit } from './use-submit.ts';

interface Guest {
  name: string;
  email: string;
}
interface Sent {
  body: { guest: Guest };
  key: string;
}

const schema = () => Promise.resolve(z.object({ guest: z.object({ name: z.string().min(1, 'Name is missing') }) }));
const refused = (fields?: Record<string, string>, status = 422) =>
  new CallRefused(status, { error: 'Not now.', code: 'x', ...(fields && { fields }) } as never);

const Invite = ({ send, inForm }: { send: (sent: Sent) => Promise<string>; inForm: boolean }) => {
  const [closed, setClosed] = useState(false);
  const { form, submit, refusal } = useSubmit({
    values: { name: '', email: '' },
    schema,
    toWire: (guest: Guest) => ({ guest }),
    fieldOf: (wire) => wire.replace(/^guest\./, ''),
    send: (body, keyFor) => send({ body, key: keyFor(body) }),
    said: (name) => `${name} is invited`,
    done: () => setClosed(true),
    printed: 'Failed to invite.',
    inForm,
  });
  const { errors } = form.formState;
  return (
    <Form label="Invite" onSubmit={submit}>
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      <TextField label="Email" error={errors.email?.message} {...form.register('email')} />
      <output>{closed ? 'closed' : refusal?.error}</output>
    </Form>
  );
};

const sending = (answers: (() => Promise<string>)[], { inForm = false } = {}) => {
  const sent: Sent[] = [];
  const send = (one: Sent) => {
    sent.push(one);
    return answers[sent.length - 1]?.() ?? Promise.reject(new Error('nothing more is sent'));
  };
  renderUi(<Invite send={send} inForm={inForm} />);
  return sent;
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.submit(screen.getByRole('form'));
const fails = (error: Error) => () => Promise.reject(error);

test('what the contract refuses is said beside its field, and nothing is sent', async () => {
  const sent = sending([]);
  press();
  expect(await screen.findByText('Name is missing')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(sent).toEqual([]);
});

test('messages of the server are beside their fields, and the first wrong one is in focus', async () => {
  const sent = sending([fails(refused({ 'guest.email': 'Taken', 'guest.name': 'Too loud' }))]);
  type('Name', 'Ana');
  press();
  expect(await screen.findByText('Taken')).toBeTruthy();
  expect(screen.getByText('Too loud')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).not.toContain('Not now.');
  expect(sent[0]?.body).toEqual({ guest: { name: 'Ana', email: '' } });
});

test('a message without a field here is said by the sentence', async () => {
  sending([fails(refused({ 'guest.age': 'Too young' }))]);
  type('Name', 'Ana');
  press();
  expect(await screen.findByText('Not now.')).toBeTruthy();
});

test('SYS-01 a lost line says the printed failure and what to do; the same again has the same key, what follows a new one', async () => {
  const sent = sending([fails(new CallLost('no answer')), () => Promise.resolve('Ana'), () => Promise.resolve('Ana')]);
  type('Name', 'Ana');
  press();
  expect(await screen.findByText('Failed to invite.')).toBeTruthy();
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
  press();
  expect(await screen.findByText('Ana is invited')).toBeTruthy();
  expect(await screen.findByText('closed')).toBeTruthy();
  press();
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('what is changed after a lost line is another input, with a key of its own', async () => {
  const sent = sending([fails(new CallLost('no answer')), () => Promise.resolve('Bo')]);
  type('Name', 'Ana');
  press();
  await screen.findByText('Failed to invite.');
  type('Name', 'Bo');
  press();
  await screen.findByText('Bo is invited');
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test('a form may show the refusal itself', async () => {
  sending([fails(refused())], { inForm: true });
  type('Name', 'Ana');
  press();
  expect((await screen.findByText('Not now.')).tagName).toBe('OUTPUT');
});

test('offline a form says so instead of a general failure, and keeps what was typed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  sending([fails(new CallLost('no answer'))]);
  type('Name', 'Ana');
  press();
  expect(await screen.findByText("You're offline. Nothing was sent; your text is safe.")).toBeTruthy();
  expect(screen.getByText('Failed to invite.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ana');
});

const twice = () =>
  Promise.resolve(
    z
      .object({ first: z.string().min(1, 'Missing'), second: z.string() })
      .refine(({ first, second }) => first === second, { message: 'Must match', path: ['second'] }),
  );
const Pair = ({ answer }: { answer: () => Promise<string> }) => {
  const { form, submit } = useSubmit({ values: { first: '', second: '' }, schema: twice, send: answer });
  const { errors } = form.formState;
  return (
    <Form label="Pair" onSubmit={submit}>
      <TextField label="First" error={errors.first?.message} {...form.register('first')} />
      <TextField label="Second" error={errors.second?.message} {...form.register('second')} />
      <button type="button" onClick={() => form.setError('first', { message: 'From elsewhere' })}>
        Say
      </button>
    </Form>
  );
};

test('a message goes when its field is right, also when another field put it right', async () => {
  renderUi(<Pair answer={() => Promise.resolve('')} />);
  type('First', 'a');
  type('Second', 'b');
  press();
  expect(await screen.findByText('Must match')).toBeTruthy();
  type('First', 'b');
  await waitFor(() => expect(screen.queryByText('Must match')).toBeNull());
});

test('a message that was set before anything was sent goes when its field changes, and only then', async () => {
  renderUi(<Pair answer={() => Promise.resolve('')} />);
  fireEvent.click(screen.getByRole('button', { name: 'Say' }));
  expect(await screen.findByText('From elsewhere')).toBeTruthy();
  type('Second', 'b');
  expect(screen.getByText('From elsewhere')).toBeTruthy();
  type('First', 'b');
  await waitFor(() => expect(screen.queryByText('From elsewhere')).toBeNull());
});

test('a message of the server stays while other fields change', async () => {
  renderUi(<Pair answer={fails(refused({ first: 'Taken' }))} />);
  type('First', 'a');
  type('Second', 'a');
  press();
  expect(await screen.findByText('Taken')).toBeTruthy();
  type('Second', 'ab');
  await screen.findByText('Must match');
  expect(screen.getByText('Taken')).toBeTruthy();
  type('First', 'ab');
  await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
  expect(screen.queryByText('Must match')).toBeNull();
});
