import type {
  addEntry as addEndpoint,
  changeEntry as changeEndpoint,
  OwnList,
} from '../../../contract/reference/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { say } from '../../../contract/say.ts';
import { entryPageSize } from '../../../contract/reference/index.ts';
import type { EntryRenamed } from '../../domain-events/reference.ts';
import { pageAt } from '../../platform/list-pages.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import { countries } from './lists.ts';
import { presentEntry } from './present.ts';
import * as queries from './queries/entries.ts';
import { holdList, insertEntry, updateEntry } from './store.ts';

/** One page of a list; beyond the last page it is the last. */
export const showEntries = async (
  tx: Tx,
  list: OwnList,
  { query, show, page }: { query: string; show: queries.EntryFilter['show']; page: number },
) => {
  const filter = { words: query, show };
  const total = await queries.countEntries(tx, list, filter);
  const { part, ...pages } = pageAt({ total, page, size: entryPageSize });
  const rows = await queries.entriesFound(tx, list, filter, part);
  return { data: rows.map(presentEntry), total, ...pages };
};

const refuseTaken = async (tx: Tx, list: OwnList, name: string, id: number | null) => {
  const other = await queries.entryCalled(tx, list, name, id);
  if (other === undefined) return;
  const isRetired = other.retiredAt !== null;
  refuseField('name', say(isRetired ? 'reference.name_retired' : 'reference.name_taken', { name: other.name }));
};

const knownCountry = (country: string | null | undefined) => {
  if (country === null || country === undefined) return null;
  if (!countries.some(({ iso }) => iso === country)) refuseField('country', say('field.not_listed'));
  return country;
};

/** Companies and universities have a country, which may be unknown. */
const hasCountry = (list: OwnList) => list === 'companies' || list === 'universities';

const codeOfLanguage = async (tx: Tx, code: string | undefined) => {
  if (code === undefined) return refuseField('code', say('reference.code_missing'));
  if (await queries.languageCoded(tx, code)) refuseField('code', say('reference.code_taken'));
  return code;
};

const audit = (work: Work<Actor>, list: OwnList, id: number, done: string, data: Record<string, unknown>) =>
  recordAudit(work, { action: `reference.${done}`, objectType: list, objectId: id, data });

const shown = async (tx: Tx, list: OwnList, id: number) =>
  presentEntry(found(await queries.entryById(tx, list, id), 'reference.not_found'));

export const addEntry = async (
  work: Work<Actor>,
  list: OwnList,
  { name, code, country }: EndpointInput<typeof addEndpoint>['body'],
) => {
  const { tx, now } = work;
  await holdList(tx, list);
  await refuseTaken(tx, list, name, null);
  const beside = {
    ...(list === 'languages' && { code: await codeOfLanguage(tx, code) }),
    ...(hasCountry(list) && { country: knownCountry(country) }),
  };
  const { id } = await insertEntry(tx, list, { name, ...beside }, now);
  await audit(work, list, id, 'entry_added', { name });
  return shown(tx, list, id);
};

const held = async ({ tx }: Work<Actor>, list: OwnList, id: number) => {
  await holdList(tx, list);
  return found(await queries.entryById(tx, list, id), 'reference.not_found');
};

/** Profiles keep the entry and show its new name; searches find it once the listings are written again. */
export const changeEntry = async (
  work: Work<Actor>,
  { list, id }: { list: OwnList; id: number },
  { name, country }: EndpointInput<typeof changeEndpoint>['body'],
) => {
  const { tx, now, announce } = work;
  const before = await held(work, list, id);
  await refuseTaken(tx, list, name, id);
  await updateEntry(tx, list, id, { name, ...(hasCountry(list) && { country: knownCountry(country) }), editedAt: now });
  await audit(work, list, id, 'entry_changed', { from: before.name, to: name });
  if (before.name !== name)
    await announce<EntryRenamed>({ name: 'reference.entry_renamed', list, entryId: id, at: now.toString() });
  return shown(tx, list, id);
};

/** A retired entry stays with everyone who has chosen it, and nobody else can choose it. */
export const retireEntry = async (
  work: Work<Actor>,
  { list, id }: { list: OwnList; id: number },
  { retired }: { retired: boolean },
) => {
  const { tx, now } = work;
  const before = await held(work, list, id);
  if ((before.retiredAt !== null) !== retired) {
    await updateEntry(tx, list, id, { editedAt: now, retiredAt: retired ? now : null });
    await audit(work, list, id, retired ? 'entry_retired' : 'entry_restored', { name: before.name });
  }
  return shown(tx, list, id);
};
