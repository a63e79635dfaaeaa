import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AvatarStack } from './Avatar.tsx';
import { CopyButton } from './CopyButton.tsx';
import { refusedBecause, sizeInWords } from './files.ts';
import { InfiniteList } from './InfiniteList.tsx';
import { pageButtons } from './pages.ts';
import { TagList } from './Pills.tsx';
import { renderUi } from './render.fixture.tsx';
import { toastFailure, toastSuccess } from './toast.tsx';
import { ReadMore, shortened } from './Truncate.tsx';

test('SYS-02 a message stays three seconds; a failure is announced at once', () => {
  vi.useFakeTimers();
  renderUi(null);
  act(() => toastSuccess('Saved'));
  act(() => toastFailure('Oops, something went wrong!', { ms: 5000 }));
  expect(screen.getByRole('alert').textContent).toBe('Oops, something went wrong!');
  expect(screen.getByText('Saved')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2999));
  expect(screen.queryByText('Saved')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByText('Saved')).toBeNull();
  expect(screen.queryByText('Oops, something went wrong!')).not.toBeNull();
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByText('Oops, something went wrong!')).toBeNull();
});

test('SYS-03 PRO-84 the copied state lasts two seconds, and a message says so', async () => {
  vi.useFakeTimers();
  const copied: string[] = [];
  const writeText = (text: string) => Promise.resolve(copied.push(text));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderUi(<CopyButton value="7Kd2" label="Copy link" />);
  await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
  expect(copied).toEqual(['7Kd2']);
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(screen.getByText('Copied to clipboard')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1999));
  expect(screen.queryByRole('button', { name: 'Copied' })).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('PRO-84 a browser that does not let copy: it is said, and nothing claims to be copied', async () => {
  const writeText = () => Promise.reject(new Error('not allowed'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  renderUi(<CopyButton value="7Kd2" label="Copy link" />);
  await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
  expect(screen.getByRole('alert').textContent).toBe('Unable to copy');
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('SYS-06 at most ten page buttons, round the present page', () => {
  expect(pageButtons(1, 3)).toEqual([1, 2, 3]);
  expect(pageButtons(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(pageButtons(20, 40)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(pageButtons(40, 40)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
});

test('SYS-14 the list goes on when a tenth of its end is in view, once', () => {
  const watched: { threshold: unknown; seen: (entries: { isIntersecting: boolean }[]) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void, { threshold }: { threshold: number }) {
        watched.push({ threshold, seen });
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const onMore = vi.fn();
  const { update } = renderUi(
    <InfiniteList hasMore loading={false} onMore={onMore}>
      rows
    </InfiniteList>,
  );
  expect(watched.map(({ threshold }) => threshold)).toEqual([0.1]);
  watched[0]?.seen([{ isIntersecting: false }]);
  expect(onMore).not.toHaveBeenCalled();
  vi.useFakeTimers();
  watched[0]?.seen([{ isIntersecting: true }]);
  expect(onMore).toHaveBeenCalledTimes(1);
  // Nothing was loaded, and the end is still in view.
  vi.advanceTimersByTime(1000);
  expect(onMore).toHaveBeenCalledTimes(2);
  watched[0]?.seen([{ isIntersecting: false }]);
  vi.advanceTimersByTime(5000);
  expect(onMore).toHaveBeenCalledTimes(2);
  watched[0]?.seen([{ isIntersecting: true }]);
  expect(onMore).toHaveBeenCalledTimes(3);
  update(
    <InfiniteList hasMore={false} loading={false} onMore={onMore}>
      rows
    </InfiniteList>,
  );
  vi.advanceTimersByTime(5000);
  expect(onMore).toHaveBeenCalledTimes(3);
  expect(watched).toHaveLength(1);
});

test('PRO-12 a text is shortened to 300 characters until Read more', async () => {
  const text = 'word '.repeat(80).trim();
  renderUi(<ReadMore text={text} />);
  expect(screen.queryByText(text)).toBeNull();
  expect(screen.getByText(/…$/).textContent).toBe(`${text.slice(0, 299)}…`);
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(screen.getByText(text)).toBeTruthy();
  // Cut at the exact character, even within a word; a trailing space is not shown.
  expect(shortened('one two three', 9)).toBe('one two t…');
});

test('PRO-12 a text of 300 characters stands whole; of one more, 300 are shown', () => {
  renderUi(
    <>
      <ReadMore text={'a'.repeat(300)} />
      <ReadMore text={'b'.repeat(301)} />
    </>,
  );
  expect(screen.getByText(/^a+$/).textContent).toBe('a'.repeat(300));
  expect(screen.getByText(/^b+/).textContent).toBe(`${'b'.repeat(300)}…`);
  expect(screen.getAllByRole('button', { name: 'Read more' })).toHaveLength(1);
});

test('PRO-30 three tags, then +N which names the rest', () => {
  renderUi(<TagList tags={['CV', 'Interview', 'Leadership', 'Abroad', 'Switch']} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'CV',
    'Interview',
    'Leadership',
    '+2',
  ]);
  expect(screen.getByRole('button', { name: '2 more: Abroad, Switch' })).toBeTruthy();
});

test('DSH-21 three faces, then +N; the names are read out', () => {
  renderUi(
    <AvatarStack
      label="Mentees"
      people={['Ann Lee', 'Bo Tan', 'Cy Ng', 'Di Om', 'Ed Yap'].map((name) => ({ name }))}
    />,
  );
  const stack = screen.getByRole('img', { name: 'Mentees: Ann Lee, Bo Tan, Cy Ng, Di Om, Ed Yap' });
  expect(stack.textContent).toBe('ALBTCN+2');
});

test('files over the limit, of another kind or too many are refused', () => {
  const limits = { accept: ['image/png', 'image/jpeg'], maxBytes: 2_097_152, maxTotalBytes: undefined, maxFiles: 1 };
  const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'a', { type });
  expect(refusedBecause([file(2_097_152, 'image/png')], [], limits)).toBeNull();
  expect(refusedBecause([file(2_097_153, 'image/png')], [], limits)).toBe('size');
  expect(refusedBecause([file(10, 'image/svg+xml')], [], limits)).toBe('type');
  expect(refusedBecause([file(1, 'image/png'), file(1, 'image/png')], [], limits)).toBe('count');
  const many = { ...limits, maxFiles: 5, maxTotalBytes: 20_971_520 };
  expect(refusedBecause([file(1, 'image/png')], [{ bytes: 20_971_519 }], many)).toBeNull();
  expect(refusedBecause([file(2, 'image/png')], [{ bytes: 20_971_519 }], many)).toBe('total');
  expect(sizeInWords(2_097_152)).toBe('2MB');
});
