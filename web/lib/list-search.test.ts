import { expect, test } from 'vitest';
import {
  day,
  type FilterOf,
  fromPage,
  idNumber,
  listSearch,
  month,
  notOffered,
  oneOf,
  pageNumber,
  sortBy,
  words,
} from './list-search.ts';
import { listKit } from './list-kit.ts';

interface Query {
  program_id: number;
  role_id?: number;
  status?: 'open' | 'closed';
  type?: 'pair' | 'group';
  search?: string;
  from?: string;
  until?: string;
  sort?: 'name' | '-name' | 'joined' | '-joined';
  page?: unknown;
  per_page?: unknown;
  secret?: boolean;
}

const search = listSearch<Query>()({
  program_id: fromPage,
  role_id: idNumber({ name: 'role', narrows: false }),
  status: oneOf(['open', 'closed']),
  type: oneOf(['group'], { name: 'tab', otherwise: 'pair', narrows: false }),
  search: words(5),
  from: month(),
  until: day(),
  sort: sortBy(['name', 'joined'], 'name'),
  page: pageNumber,
  per_page: oneOf([20, 30], { name: 'size', otherwise: 30, narrows: false }),
  secret: notOffered,
});
type Filter = FilterOf<typeof search>;

test('an address is read by its own words', () => {
  expect(
    search.validateSearch({
      role: '4',
      status: 'closed',
      tab: 'group',
      search: ' ann ',
      from: '2026-11',
      until: '2026-11-24',
      sort: '-joined',
      page: '3',
      size: '20',
    }),
  ).toEqual({
    role: 4,
    status: 'closed',
    tab: 'group',
    search: 'ann',
    from: '2026-11',
    until: '2026-11-24',
    sort: '-joined',
    page: 3,
    size: 20,
  });
  expect(search.validateSearch({ search: 'longer than it takes' })).toEqual({ search: 'longe' });
});

test.each([
  { role: '0' },
  { role: '-1' },
  { role: '1.5' },
  { role: 'one' },
  { role: '9007199254740993' },
  { role_id: '4' },
  { status: 'ajar' },
  { status: ['open'] },
  { status: { open: 1 } },
  { tab: 'pair' },
  { search: '' },
  { search: '   ' },
  { from: '2026-11-24' },
  { until: '2026-11' },
  { sort: 'name' },
  { sort: '--joined' },
  { sort: 'password' },
  { page: '1' },
  { page: '0' },
  { page: '2.5' },
  { page: 'last' },
  { size: '25' },
  { secret: 'true' },
  { anything: 'else' },
  { search: null, page: undefined },
])('what an address cannot mean is left out: %j', (given) => {
  expect(search.validateSearch(given)).toEqual({});
});

test('another filter begins at its first page, and what is empty leaves no trace', () => {
  const filter: Filter = { search: 'ann', status: 'open', sort: '-joined', page: 4 };
  expect(listKit(search).change(filter, { search: 'bob' })).toEqual({ search: 'bob', status: 'open', sort: '-joined' });
  expect(listKit(search).change(filter, { status: null })).toEqual({ search: 'ann', sort: '-joined' });
  expect(listKit(search).change(filter, { search: ' ' })).toEqual({ status: 'open', sort: '-joined' });
  expect(listKit(search).change(filter, { status: 'ajar' })).toEqual({ search: 'ann', sort: '-joined' });
});

test('a page is turned without a change of the filter; the first has no number', () => {
  expect(listKit(search).toPage({ search: 'ann' }, 2)).toEqual({ search: 'ann', page: 2 });
  expect(listKit(search).toPage({ search: 'ann', page: 2 }, 1)).toEqual({ search: 'ann' });
});

test('there is something to clear when the list is narrowed, not when it is shown otherwise', () => {
  expect(listKit(search).isNarrowed({})).toBe(false);
  expect(listKit(search).isNarrowed({ page: 2, sort: '-name', role: 3, tab: 'group', size: 20 })).toBe(false);
  expect(listKit(search).isNarrowed({ search: 'ann' })).toBe(true);
  expect(listKit(search).isNarrowed({ status: 'open' })).toBe(true);
  expect(listKit(search).isNarrowed({ from: '2026-11' })).toBe(true);
});

test('the endpoint is asked by its own words; its file for all pages', () => {
  expect(listKit(search).query({}, { program_id: 7 })).toEqual({ program_id: 7, type: 'pair', page: 1, per_page: 30 });
  const filter: Filter = { role: 4, search: 'ann', tab: 'group', sort: 'joined', page: 2, size: 20 };
  const asked = { program_id: 7, role_id: 4, search: 'ann', type: 'group', sort: 'joined' };
  expect(listKit(search).query(filter, { program_id: 7 })).toEqual({ ...asked, page: 2, per_page: 20 });
  expect(listKit(search).query(filter, { program_id: 7, per_page: 10 })).toEqual({ ...asked, page: 2, per_page: 10 });
  expect(listKit(search).fileQuery(filter, { program_id: 7 })).toEqual(asked);
});

const pressed = (filter: Filter, key: string, direction?: 'asc' | 'desc') => {
  const next: Filter[] = [];
  listKit(search)
    .sorting(filter, (one) => next.push(one))
    .onSort(key, direction);
  return next;
};

test('the head of a column sorts upwards, then downwards; the usual order has no word in the address', () => {
  expect(listKit(search).sorting({}, () => {}).sort).toEqual({ key: 'name', direction: 'asc' });
  expect(listKit(search).sorting({ sort: '-joined' }, () => {}).sort).toEqual({ key: 'joined', direction: 'desc' });
  expect(pressed({ search: 'ann', page: 3 }, 'joined')).toEqual([{ search: 'ann', sort: 'joined' }]);
  expect(pressed({ sort: 'joined' }, 'joined')).toEqual([{ sort: '-joined' }]);
  expect(pressed({ sort: '-joined' }, 'name')).toEqual([{}]);
  expect(pressed({}, 'name')).toEqual([{ sort: '-name' }]);
  // An order that is chosen by name does not turn.
  expect(pressed({ sort: 'joined', page: 2 }, 'joined', 'asc')).toEqual([{ sort: 'joined' }]);
  expect(pressed({ search: 'ann' }, 'joined', 'desc')).toEqual([{ search: 'ann', sort: '-joined' }]);
  expect(pressed({ sort: '-joined' }, 'name', 'asc')).toEqual([{}]);
});

test('what the page forgot, misspelt or cannot send does not compile', () => {
  interface Small {
    search?: string;
    status?: 'open' | 'closed';
  }
  // @ts-expect-error the endpoint accepts a status, and this page does not say whether it offers that
  listSearch<Small>()({ search: words(10) });
  // @ts-expect-error the endpoint has no 'state'
  listSearch<Small>()({ search: words(10), status: notOffered, state: oneOf(['open']) });
  // @ts-expect-error the endpoint does not accept 'ajar'
  listSearch<Small>()({ search: words(10), status: oneOf(['ajar']) });
  const small = listSearch<Small>()({ search: words(10), status: oneOf(['open', 'closed']) });
  // @ts-expect-error the filter has no 'searched'
  listKit(small).change({}, { searched: 'ann' });
  // @ts-expect-error the filter has no such status
  expect(listKit(small).query({ status: 'ajar' })).toEqual({ status: 'ajar' });
  // @ts-expect-error the page has to say which programme it is
  expect(listKit(search).query({ search: 'ann' })).toMatchObject({ search: 'ann' });
});
