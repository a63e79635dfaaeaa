import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { DataTable } from './DataTable.tsx';
import { renderUi } from './render.fixture.tsx';
import { ListRow, RowList } from './RowList.tsx';
import { SearchField } from './SearchField.tsx';

const people = ['Aisyah', 'Mei Ling', 'Farid'];
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

const List = () => {
  const [left, setLeft] = useState(people);
  return (
    <main>
      <h1 tabIndex={-1}>People</h1>
      <RowList label="People">
        {left.map((name) => (
          <ListRow key={name}>
            <Button label={`Remove ${name}`} onPress={() => setLeft((now) => now.filter((one) => one !== name))}>
              Remove
            </Button>
          </ListRow>
        ))}
      </RowList>
    </main>
  );
};

test('when the pressed row goes, the one in its place takes the focus; after the last one, the heading', async () => {
  renderUi(<List />);
  press('Remove Mei Ling');
  await waitFor(() => expect(focused()).toBe('Remove Farid'));
  press('Remove Farid');
  await waitFor(() => expect(focused()).toBe('Remove Aisyah'));
  press('Remove Aisyah');
  await waitFor(() => expect(focused()).toBe('People'));
});

const Table = () => {
  const [left, setLeft] = useState(people);
  const [asked, setAsked] = useState<string | null>(null);
  const acts = (name: string) => (
    <Button label={`Delete ${name}`} onPress={() => setAsked(name)}>
      Delete
    </Button>
  );
  const remove = () => {
    setLeft((now) => now.filter((one) => one !== asked));
    setAsked(null);
  };
  return (
    <>
      <DataTable
        label="People"
        columns={[{ key: 'acts', header: 'Acts', cell: acts }]}
        rows={left}
        rowKey={(name) => name}
        page={1}
      />
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={remove}
        title="Delete?"
        confirmLabel="Yes"
      >
        Gone for good.
      </ConfirmDialog>
    </>
  );
};

test('so it is when a window asks first and the row goes before the window', async () => {
  renderUi(<Table />);
  press('Delete Mei Ling');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe('Delete Farid'));
});

test('a table says what a search found, and nothing when it comes with its page', () => {
  const table = (rows: string[], state: 'ready' | 'loading' = 'ready', total = rows.length) => (
    <DataTable
      label="People"
      columns={[{ key: 'name', header: 'Name', cell: (name: string) => name }]}
      rows={rows}
      rowKey={(name) => name}
      state={state}
      range={{ from: 1, to: rows.length, total }}
      page={1}
      onPage={() => {}}
    />
  );
  const said = () => screen.getAllByRole('status')[0]?.textContent;
  const { update } = renderUi(table([], 'loading'));
  update(table(people, 'ready', 40));
  expect(said()).toBe('');
  update(table(['Farid']));
  expect(said()).toBe('People: 1 result');
  update(table([]));
  expect(said()).toBe('People: no results');
  update(table(people, 'ready', 40));
  expect(said()).toBe('People: 40 results');
});

test('clearing a search leaves the focus in its field', () => {
  renderUi(<SearchField label="Search" value="mei" onSearch={() => {}} delay={0} />);
  press('Clear search');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});
