import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { later, laterField, loadParts } from './later.tsx';
import { renderUi } from './render.fixture.tsx';

/** A lazy part that arrives when the test says so. */
const onTheWay = <Props,>(part: ComponentType<Props>) => {
  let arrive = () => {};
  let asked = 0;
  const load = () => {
    asked += 1;
    return new Promise<ComponentType<Props>>((resolve) => {
      arrive = () => resolve(part);
    });
  };
  return { load, asked: () => asked, arrive: () => act(async () => arrive()) };
};

test('a window is asked for when it is to be seen, and once', async () => {
  const { load, asked, arrive } = onTheWay(({ opened }: { opened: boolean }) => <p>{opened ? 'open' : 'shut'}</p>);
  const Window = later(load, ({ opened }) => opened);
  const { update } = renderUi(<Window opened={false} />);
  expect(asked()).toBe(0);
  update(<Window opened />);
  expect(asked()).toBe(1);
  expect(screen.queryByText('open')).toBeNull();
  await arrive();
  expect(screen.getByText('open')).toBeTruthy();
  update(<Window opened={false} />);
  expect(screen.getByText('shut')).toBeTruthy();
  expect(asked()).toBe(1);
});

test('whoever moves has every part loaded, without a window being open', async () => {
  const { load, asked, arrive } = onTheWay(() => <p>here</p>);
  const Window = later(load, () => false);
  renderUi(<Window />);
  void loadParts();
  expect(asked()).toBe(1);
  await arrive();
  expect(screen.getByText('here')).toBeTruthy();
});

test('without a line a window says so, waits, and comes with the line; what nobody asked for waits silently', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { load, asked, arrive } = onTheWay(({ opened }: { opened: boolean }) => <p>{opened ? 'open' : 'shut'}</p>);
  const prompt = onTheWay(() => <p>a question</p>);
  const Window = later(load, ({ opened }) => opened);
  const Prompt = later(prompt.load, () => 'unasked');
  const shown = (opened: boolean) => (
    <>
      <Window opened={opened} />
      <Prompt />
    </>
  );
  const { update } = renderUi(shown(false));
  void loadParts();
  expect(screen.queryByText(/You are offline/)).toBeNull();
  update(shown(true));
  expect(screen.getByText('You are offline. This appears as soon as you are connected again.')).toBeTruthy();
  expect([asked(), prompt.asked()]).toEqual([0, 0]);
  line.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect([asked(), prompt.asked()]).toEqual([1, 1]);
  await arrive();
  expect(screen.getByText('open')).toBeTruthy();
});

test('a part that the line broke off is asked for again with the next one', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let asked = 0;
  const Part = later(async () => {
    asked += 1;
    if (asked > 1) return () => <p>here</p>;
    line.mockReturnValue(false);
    throw new Error('Failed to fetch');
  });
  renderUi(<Part />);
  await act(async () => {});
  expect(asked).toBe(1);
  line.mockReturnValue(true);
  await act(async () => dispatchEvent(new Event('online')));
  expect(screen.getByText('here')).toBeTruthy();
});

const Closed = () => <input aria-label="Country" aria-haspopup="listbox" readOnly value="Peru" />;
const List = () => {
  const [open, setOpen] = useState(false);
  return <input aria-label="Country" aria-haspopup="listbox" aria-expanded={open} onClick={() => setOpen(true)} />;
};

test('a field keeps its focus when its list arrives, and opens it for a press that came too early', async () => {
  const { load, arrive } = onTheWay(List);
  const Field = laterField(load, Closed);
  renderUi(<Field />);
  await userEvent.click(screen.getByDisplayValue('Peru'));
  void loadParts();
  await arrive();
  const field = screen.getByLabelText('Country');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test.each([
  ['comes up where it went down', 'true'],
  ['comes up elsewhere', 'false'],
])('a field that arrives while it is pressed opens when the pointer %s: %s', async (where, expanded) => {
  const { load, arrive } = onTheWay(List);
  const Field = laterField(load, Closed);
  renderUi(<Field />);
  fireEvent.pointerDown(screen.getByDisplayValue('Peru'));
  void loadParts();
  await arrive();
  const field = screen.getByLabelText('Country');
  fireEvent.pointerUp(where.endsWith('elsewhere') ? document.body : field);
  fireEvent.pointerUp(field);
  expect(field.getAttribute('aria-expanded')).toBe(expanded);
});

const Search = () => {
  const [text, setText] = useState('');
  return (
    <input aria-label="Country" aria-haspopup="listbox" value={text} onChange={({ target }) => setText(target.value)} />
  );
};

test.each(['', 'Peru'])(
  'what was typed into a field that showed “%s” before its list arrived is not lost',
  async (shown) => {
    const { load, arrive } = onTheWay(Search);
    const Field = laterField(load, () => (
      <input aria-label="Country" aria-haspopup="listbox" value={shown} onChange={() => {}} />
    ));
    renderUi(<Field />);
    await userEvent.type(screen.getByLabelText('Country'), 'Bol');
    void loadParts();
    await arrive();
    await userEvent.type(screen.getByLabelText('Country'), 'ivia');
    expect(screen.getByLabelText<HTMLInputElement>('Country').value).toBe('Bolivia');
  },
);

test('a field that was left before its list arrived stays closed, and takes no focus', async () => {
  const { load, arrive } = onTheWay(List);
  const Field = laterField(load, Closed);
  renderUi(
    <>
      <Field />
      <button type="button">elsewhere</button>
    </>,
  );
  await userEvent.click(screen.getByDisplayValue('Peru'));
  await userEvent.click(screen.getByText('elsewhere'));
  void loadParts();
  await arrive();
  expect(document.activeElement).toBe(screen.getByText('elsewhere'));
  expect(screen.getByLabelText('Country').getAttribute('aria-expanded')).toBe('false');
});

test('a field whose list did not come asks for it again when it is pressed, says that it failed, and opens once it came', async () => {
  const replies = ['failed', 'failed'];
  const Field = laterField(async () => {
    if (replies.pop()) throw new Error('Failed to fetch');
    return List;
  }, Closed);
  renderUi(<Field />);
  await act(() => loadParts());
  expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
  fireEvent.click(screen.getByDisplayValue('Peru'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  fireEvent.click(screen.getByDisplayValue('Peru'));
  await waitFor(() => expect(screen.getByLabelText('Country').getAttribute('aria-expanded')).toBe('true'));
});
