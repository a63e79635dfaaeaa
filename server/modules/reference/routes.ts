import * as contract from '../../../contract/reference/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, anybody, platformAdminsOnly } from '../../policies/actor.ts';
import { goalPicture } from './goal-image.ts';
import { addEntry, changeEntry, retireEntry, showEntries } from './keep-entries.ts';
import { timeZonesAt } from './lists.ts';
import * as queries from './queries.ts';

/** The lists that platform admins keep. */
const entryRoutes = (app: App<Actor>) => {
  handle(app, contract.listEntries, platformAdminsOnly, ({ tx }, { params, query }) =>
    showEntries(tx, params.list, query),
  );
  handle(app, contract.addEntry, platformAdminsOnly, (work, { params, body }) => addEntry(work, params.list, body));
  handle(app, contract.changeEntry, platformAdminsOnly, (work, { params, body }) => changeEntry(work, params, body));
  handle(app, contract.retireEntry, platformAdminsOnly, (work, { params, body }) => retireEntry(work, params, body));
};

/** The lists that forms choose from (PRO-79): public, because signing up needs them too. */
export const referenceRoutes = (app: App<Actor>) => {
  handle(app, contract.timeZones, anybody, async ({ now }) => [...timeZonesAt(now)]);

  handle(app, contract.countries, anybody, async ({ tx }) => {
    const rows = await queries.allCountries(tx);
    return rows.map(({ dialCode, ...country }) => ({ ...country, dial_code: dialCode }));
  });

  handle(app, contract.languages, anybody, ({ tx }) => queries.allLanguages(tx));

  handle(app, contract.industries, anybody, async ({ tx }, { query }) => {
    const rows = await queries.industriesFound(tx, query.search);
    return rows.map(({ inDiscover, inMatching, ...industry }) => ({
      ...industry,
      in_discover: inDiscover,
      in_matching: inMatching,
    }));
  });

  handle(app, contract.skills, anybody, ({ tx }, { query }) => queries.skillsFound(tx, query.search));

  handle(app, contract.services, anybody, ({ tx }) => queries.allServices(tx));

  handle(app, contract.goalImage, anybody, async ({ tx }, { params }) => {
    const goal = found(await queries.goalById(tx, params.id), 'reference.not_found');
    return { body: goalPicture(goal), type: 'image/svg+xml', cache: 'year' as const };
  });

  handle(app, contract.companies, anybody, ({ tx }, { query }) => queries.companiesFound(tx, query.search));

  handle(app, contract.universities, anybody, ({ tx }, { query }) => queries.universitiesFound(tx, query.search));

  handle(app, contract.jobRoles, anybody, ({ tx }, { query }) => queries.jobRolesFound(tx, query.search));

  entryRoutes(app);
};
