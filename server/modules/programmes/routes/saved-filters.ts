import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { deleteFilter, saveFilter, showFilters } from '../participants/saved-filters.ts';
import { adminOf } from '../permissions.ts';

export const savedFilterRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.listFilters,
    adminOf(({ params }) => params.id),
    (work, _input, { program }) => showFilters(work, program.id),
  );

  handle(
    app,
    contract.saveFilter,
    adminOf(({ params }) => params.id),
    (work, { body }, { program }) => saveFilter(work, program.id, body),
  );

  handle(
    app,
    contract.deleteFilter,
    adminOf(({ params }) => params.id),
    (work, { params }, { program }) => deleteFilter(work, program.id, params.filterId),
  );
};
