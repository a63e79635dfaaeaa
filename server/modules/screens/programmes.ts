import type { z } from 'zod';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { programmeView } from '../../../contract/screens/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import { type Actor, enterprisesOnly } from '../../policies/actor.ts';
import { showAgendas } from '../agendas/index.ts';
import { lastReminder } from '../health/index.ts';
import { listOfEnterprises, showProgramme, viewProgramme } from '../programmes/index.ts';

type ProgrammeViewQuery = EndpointInput<typeof programmeView>['query'];

/** A programme's front page is public; the list is only for enterprises. */
const enterprise = (asker: Actor | null): Actor => {
  const admitted = enterprisesOnly(asker);
  if (typeof admitted === 'string') throw new Refusal(admitted, asker === null ? 401 : 403);
  return admitted;
};

/** PRG-20: visitors see no agenda; members see what is published. */
const agendasFor = ({ tx }: ReadWork<Actor | null>, { id, viewer }: Awaited<ReturnType<typeof viewProgramme>>) =>
  viewer === null ? [] : showAgendas(tx, id, viewer.is_admin ? 'all' : 'published');

/** ENT-08 when the call names no programme, otherwise that programme (PRG-17, PRG-20, B144). */
export const presentProgrammes = async (
  asking: Pick<Work<Actor | null>, 'tx' | 'now' | 'actor'>,
  asked: ProgrammeViewQuery,
  baseUrl: string,
): Promise<z.input<(typeof programmeView)['response']>> => {
  const { tx, now, actor } = asking;
  const { program_id: id, enterprise_slug: at, program_slug: slug } = asked;
  if (id === undefined && at === undefined && slug === undefined)
    return listOfEnterprises({ tx, actor: enterprise(actor) }, asked, baseUrl);
  const front = await viewProgramme(tx, actor, asked);
  const view = { ...front, agendas: await agendasFor(asking, front) };
  const isAdmin = actor !== null && view.viewer?.is_admin === true;
  return id !== undefined && isAdmin
    ? { ...(await showProgramme({ tx, now, actor }, id, { baseUrl, reminderSentAt: lastReminder })), ...view }
    : view;
};
