import { mostSavedFilters, type SavedFields, type SavedFilters } from '../../../../contract/programmes/index.ts';
import { refuseIf } from '../../../platform/refusal.ts';
import type { ReadWork, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { filtersOf } from '../queries/saved-filters.ts';
import { lockFilters, putFilter, removeFilter } from '../store/saved-filters.ts';

export const showFilters = async ({ tx, actor }: ReadWork<Actor>, programId: number): Promise<SavedFilters> => {
  const rows = await filtersOf(tx, { programId, userId: actor.id });
  return { filters: rows.map(({ id, name, filter }) => ({ id, name, filter })) };
};

/** A filter of one's own; one with the same name is replaced. */
export const saveFilter = async (
  work: Work<Actor>,
  programId: number,
  { name, filter }: { name: string; filter: SavedFields },
) => {
  const { tx, actor, now } = work;
  const owner = { programId, userId: actor.id };
  await lockFilters(tx, owner);
  const others = (await filtersOf(tx, owner)).filter((one) => one.name.toLowerCase() !== name.toLowerCase());
  refuseIf(others.length >= mostSavedFilters ? 'programmes.too_many_filters' : null);
  await putFilter(tx, { ...owner, name, filter, createdAt: now });
  return showFilters(work, programId);
};

export const deleteFilter = async (work: Work<Actor>, programId: number, id: number) => {
  await removeFilter(work.tx, { programId, userId: work.actor.id }, id);
  return showFilters(work, programId);
};
