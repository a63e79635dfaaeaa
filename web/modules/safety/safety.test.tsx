import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blockedDaniel } from '../../../contract/safety/safety.fixture.ts';
import { lost, refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { Button } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { BlockedPeople, PersonMenu, usePersonActs } from './index.ts';

const free = { blocked: false, why_not: { block: null, report: null } };

const openMenu = (answers: Parameters<typeof serve>[0] = {}, more: object = {}) => {
  const { calls } = serve({ 'GET /blocks/21': free, ...answers });
  inAlpha(<PersonMenu personId={21} name="Daniel Lim" programId={3} {...more} />);
  // Nothing is asked before somebody wants to know.
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Report or block Daniel Lim' }));
  return calls;
};
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const sent = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

test('M47 blocking says what it does before it is done', async () => {
  const calls = openMenu({ 'POST /blocks': { message: 'Blocked. Neither of you can book or message the other.' } });
  await choose('Block');
  const asked = await dialog('Block Daniel Lim?');
  for (const words of [
    'Neither of you can book or message the other any more.',
    "Sessions and requests that you already have stay. Cancel them if you don't want to meet.",
    "Daniel Lim isn't told. Admins can see it, and you can unblock them at any time.",
  ])
    expect(asked.getByText(words)).toBeTruthy();
  expect(sent(calls)).toEqual([]);
  fireEvent.click(asked.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Blocked. Neither of you can book or message the other.')).toBeTruthy();
  expect(sent(calls)).toEqual([['POST', '/blocks', { user_id: 21 }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('M47 somebody who is blocked is unblocked, after a question', async () => {
  const calls = openMenu({
    'GET /blocks/21': { ...free, blocked: true },
    'DELETE /blocks/21': { message: 'Unblocked.' },
  });
  await choose('Unblock');
  const asked = await dialog('Unblock Daniel Lim?');
  fireEvent.click(asked.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('Unblocked.')).toBeTruthy();
  expect(sent(calls)).toEqual([['DELETE', '/blocks/21', null]]);
});

test('M47 an admin of a shared program cannot be blocked, and the menu says why; they can be reported', async () => {
  openMenu({ 'GET /blocks/21': { ...free, why_not: { block: 'safety.admin', report: null } } });
  const entry = await screen.findByRole('menuitem', { name: /Admins of your programs can't be blocked\./ });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole('menuitem', { name: 'Report' })).toBeTruthy();
});

test('M47 admins see no way to block the members of their program', async () => {
  openMenu({ 'GET /blocks/21': { ...free, why_not: { block: 'safety.you_administer', report: null } } });
  await waitFor(() =>
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report']),
  );
});

test('M47 a report needs a reason, and says who reads it', async () => {
  const calls = openMenu({ 'POST /safety_reports': { message: 'Thank you. An admin will look into it.' } });
  await choose('Report');
  const asked = await dialog('Report Daniel Lim?');
  expect(asked.getByText('The admins of this program will read your reason and decide.')).toBeTruthy();
  fireEvent.click(asked.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Please say what happened')).toBeTruthy();
  fireEvent.change(asked.getByRole('textbox', { name: /^What happened/ }), { target: { value: 'He shouted at me' } });
  fireEvent.click(asked.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Thank you. An admin will look into it.')).toBeTruthy();
  const body = { user_id: 21, program_id: 3, message_id: null, reason: 'He shouted at me' };
  expect(sent(calls)).toEqual([['POST', '/safety_reports', body]]);
});

test('M47 on the platform its admins read it; a message is sent along', async () => {
  const calls = openMenu(
    { 'POST /safety_reports': { message: 'Thank you. An admin will look into it.' } },
    { programId: null, messageId: 7 },
  );
  await choose('Report message');
  const asked = await dialog('Report this message by Daniel Lim?');
  expect(asked.getByText('The admins of the platform will read your reason and decide.')).toBeTruthy();
  expect(asked.getByText('The message is sent to them as it is now.')).toBeTruthy();
  fireEvent.change(asked.getByRole('textbox', { name: /^What happened/ }), { target: { value: 'A threat' } });
  fireEvent.click(asked.getByRole('button', { name: 'Report' }));
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      ['POST', '/safety_reports', { user_id: 21, program_id: null, message_id: 7, reason: 'A threat' }],
    ]),
  );
});

/** The menu of a message has acts of its own. */
const MenuOfMessage = () => {
  const { entries, windows } = usePersonActs({ personId: 21, name: 'Daniel Lim', programId: 3, messageId: 7 }, true);
  return (
    <>
      <Menu trigger={<Button>More</Button>} label="Message" items={[{ label: 'Reply' }, ...entries]} />
      {windows}
    </>
  );
};

test('M47 another menu can take them among its own acts', async () => {
  serve({ 'GET /blocks/21': free });
  inAlpha(<MenuOfMessage />);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(names).toEqual(['Reply', 'Report message', 'Block']);
  await choose('Block');
  await dialog('Block Daniel Lim?');
});

test('M47 what the server refuses is said in the window, and nothing typed is lost', async () => {
  openMenu({ 'POST /safety_reports': refusal('safety.too_many_reports') });
  await choose('Report');
  const asked = await dialog('Report Daniel Lim?');
  const field = asked.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happened/ });
  fireEvent.change(field, { target: { value: 'Again' } });
  fireEvent.click(asked.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('You can report 20 times a day.')).toBeTruthy();
  expect(field.value).toBe('Again');
});

test('M47 a lost connection is said when blocking', async () => {
  openMenu({ 'POST /blocks': lost });
  await choose('Block');
  const asked = await dialog('Block Daniel Lim?');
  fireEvent.click(asked.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
});

test('M47 the settings list whom one has blocked, with a way back', async () => {
  const { calls } = serve({
    'GET /blocks': { blocks: [blockedDaniel] },
    'DELETE /blocks/21': { message: 'Unblocked.' },
  });
  inAlpha(<BlockedPeople />);
  expect(await screen.findByText(/^Blocked on /)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Unblock Daniel Lim' }));
  const asked = await dialog('Unblock Daniel Lim?');
  fireEvent.click(asked.getByRole('button', { name: 'Unblock' }));
  expect(await screen.findByText('Unblocked.')).toBeTruthy();
  expect(sent(calls)).toEqual([['DELETE', '/blocks/21', null]]);
});

test('M47 the list says that it is empty, that it is loading, and that it failed', async () => {
  serve({ 'GET /blocks': underWay });
  inAlpha(<BlockedPeople />);
  expect(await screen.findByRole('heading', { name: 'Blocked people' })).toBeTruthy();
  expect(screen.queryByText("You haven't blocked anybody")).toBeNull();
  serve({ 'GET /blocks': { blocks: [] } });
  inAlpha(<BlockedPeople />);
  expect(await screen.findByText("You haven't blocked anybody")).toBeTruthy();
  serve({ 'GET /blocks': { status: 500, body: { error: 'Broken', code: 'request.fault' } } });
  inAlpha(<BlockedPeople />);
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 15_000 })).toBeTruthy();
});
