import { useState } from 'react';
import type { CallInput } from '../../../../../contract/endpoint.ts';
import type { manyRemove } from '../../../../../contract/programmes/endpoints.ts';
import type { Participant } from '../../../../../contract/programmes/schemas/participants.ts';
import { mostTicked } from '../../../../../contract/programmes/values.ts';
import { listKit } from '../../../../lib/list-kit.ts';
import { type ParticipantFilter, participantSearch } from '../search.ts';

export type Who = CallInput<typeof manyRemove>['body'];

type Chosen = { kind: 'ticked'; ids: ReadonlySet<number> } | { kind: 'all'; count: number };

const nobody: Chosen = { kind: 'ticked', ids: new Set() };

/** What the list is narrowed to, whatever its page and order. */
const narrowing = (filter: ParticipantFilter) => {
  const { sort: _sort, ...rest } = listKit(participantSearch).fileQuery(filter);
  return rest;
};

interface Page {
  rows: readonly Participant[];
  /** On all pages. */
  total: number;
}

/** Who is chosen: people ticked on any page of this list, or all of them. Another filter begins anew. */
export const useChoice = (filter: ParticipantFilter, { rows, total }: Page) => {
  const key = JSON.stringify(narrowing(filter));
  const [kept, setKept] = useState<{ key: string; chosen: Chosen }>({ key, chosen: nobody });
  const chosen = kept.key === key ? kept.chosen : nobody;
  const choose = (next: Chosen) => setKept({ key, chosen: next });
  const here = rows.map(({ user_id: id }) => id);
  const ticked = chosen.kind === 'all' ? new Set(here) : chosen.ids;
  const tick = (ids: readonly number[], on: boolean) => {
    const next = new Set(ticked);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    choose({ kind: 'ticked', ids: next });
  };
  const count = chosen.kind === 'all' ? chosen.count : chosen.ids.size;
  const onPage = here.filter((id) => ticked.has(id)).length;
  const pageState: 'all' | 'some' | 'none' = onPage === 0 ? 'none' : onPage === here.length ? 'all' : 'some';
  const who: Who =
    chosen.kind === 'all' ? { filter: narrowing(filter), count: chosen.count } : { user_ids: [...chosen.ids] };
  return {
    count,
    who,
    pageState,
    isAll: chosen.kind === 'all',
    /** More than can be ticked one by one. */
    tooMany: chosen.kind === 'ticked' && count > mostTicked,
    isChosen: (id: number) => ticked.has(id),
    tick: (id: number, on: boolean) => tick([id], on),
    tickPage: (on: boolean) => tick(here, on),
    chooseAll: () => choose({ kind: 'all', count: total }),
    clear: () => choose(nobody),
    /** Whether more than this page can be chosen. */
    hasMore: chosen.kind === 'ticked' && pageState === 'all' && total > here.length,
    total,
  };
};

export type Choice = ReturnType<typeof useChoice>;
