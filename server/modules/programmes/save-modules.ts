import { programmeLimits, type ModuleGiven } from '../../../contract/programmes/index.ts';
import { say } from '../../../contract/say.ts';
import { cleanHtml } from '../../platform/html.ts';
import { found, Refusal, refuseField } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { modulesOf, programmeById } from './queries.ts';
import { dateProblems } from './rules/dates.ts';
import {
  deleteModules,
  deleteTasks,
  insertModule,
  insertTasks,
  type TaskValues,
  updateModule,
  updateTask,
} from './store/structure.ts';

type Kept = Exclude<ModuleGiven, { _destroy: true | 'true' }>;
type TaskGiven = Kept['learning_module_tasks_attributes'][number];

const goes = <T extends { _destroy?: unknown }>(one: T): one is Extract<T, { _destroy: true | 'true' }> =>
  one._destroy === true || one._destroy === 'true';
const stays = <T extends { _destroy?: unknown }>(one: T): one is Exclude<T, { _destroy: true | 'true' }> => !goes(one);

const sentences = {
  starts_outside: ['start_date', 'Start date must lie within the program'],
  ends_outside: ['end_date', 'End date must lie within the program'],
  ends_early: ['end_date', 'End date must be after the start date'],
  overlaps: ['start_date', "Start date is required and shouldn't overlap other modules"],
} as const;

/**
 * PRG-34: puts a message at the field of every wrong date. Field names use each module's place in the list as it was
 * sent.
 */
const checkDates = async (tx: Tx, programId: number, sent: readonly ModuleGiven[]) => {
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  const kept = sent.map((module, at) => ({ module, at })).filter(({ module }) => stays(module));
  const stretches = kept.map(({ module }) => {
    const { start_date: startDate, end_date: endDate } = module as Kept;
    return { startDate, endDate };
  });
  const fields = dateProblems(stretches, program).flatMap((problem, index) => {
    if (problem === null) return [];
    const [field, sentence] = sentences[problem];
    return [[`learning_modules.${kept[index]?.at}.${field}`, sentence]];
  });
  if (fields.length > 0) throw new Refusal('request.invalid', 422, { fields: Object.fromEntries(fields) });
};

const valuesOf = (task: Exclude<TaskGiven, { _destroy: true | 'true' }>, position: number) => ({
  position,
  name: task.name,
  description: task.description,
  category: task.category,
  linkName: task.link_name,
  linkUrl: task.link_url,
});

/**
 * Saves the tasks of one module: flagged ones are deleted, known ones updated, others added. An id from another module
 * is treated as if there were none.
 */
const saveTasks = async (tx: Tx, moduleId: number, sent: readonly TaskGiven[], known: ReadonlySet<number>) => {
  await deleteTasks(
    tx,
    sent.filter(goes).flatMap(({ id }) => (known.has(id) ? [id] : [])),
  );
  const fresh: TaskValues[] = [];
  for (const [position, task] of sent.filter(stays).entries()) {
    const values = valuesOf(task, position);
    if (task.id !== undefined && known.has(task.id)) await updateTask(tx, task.id, values);
    else fresh.push({ ...values, learningModuleId: moduleId });
  }
  await insertTasks(tx, fresh);
};

/** Cleaning closes tags that were left open, so a text can grow beyond what the field allows. */
const descriptionOf = (module: Kept, sent: readonly ModuleGiven[]) => {
  const description = cleanHtml(module.description);
  const most = programmeLimits.moduleDescription;
  if (description.length > most) {
    const place = sent.indexOf(module);
    refuseField(`learning_modules.${place}.description`, say('field.too_long', { most }));
  }
  return description;
};

/** PRG-33, PRG-37: saves the modules of a programme, in this order. Modules that are not named stay. */
export const saveModules = async (
  { tx }: Pick<Work<unknown>, 'tx'>,
  programId: number,
  sent: readonly ModuleGiven[],
) => {
  const kept = sent.filter(stays);
  if (kept.length > programmeLimits.modules) {
    refuseField('learning_modules', `Please use at most ${programmeLimits.modules} modules`);
  }
  const existing = await modulesOf(tx, programId);
  const named = new Set(sent.map(({ id }) => id));
  const untouched = existing.filter(({ id }) => !named.has(id));
  await checkDates(tx, programId, [
    ...sent,
    ...untouched.map((module) => ({
      name: module.name,
      description: '',
      start_date: module.startDate,
      end_date: module.endDate,
      learning_module_tasks_attributes: [],
    })),
  ]);
  await deleteModules(
    tx,
    programId,
    sent.filter(goes).map(({ id }) => id),
  );
  for (const [position, module] of kept.entries()) {
    const before = existing.find(({ id }) => id === module.id);
    const values = {
      programId,
      position,
      name: module.name,
      description: descriptionOf(module, sent),
      startDate: module.start_date,
      endDate: module.end_date,
    };
    const id = before?.id ?? (await insertModule(tx, values));
    if (before) await updateModule(tx, id, values);
    const known = new Set(before?.tasks.map((task) => task.id));
    await saveTasks(tx, id, module.learning_module_tasks_attributes, known);
  }
};
