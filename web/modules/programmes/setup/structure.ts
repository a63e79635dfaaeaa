import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import type { LearningModule } from '../../../../contract/programmes/schemas/structure.ts';
import type { askOutline, ProgrammeSave } from '../queries.ts';
import type { DateValues } from '../settings/date-values.ts';

type Task = Omit<LearningModule['learning_module_tasks_attributes'][number], 'id' | 'category'>;

/** A task in the editor; `_destroy` marks it as removed (PRG-37). */
export interface TaskTyped extends Task {
  id?: number;
  category: LearningModule['learning_module_tasks_attributes'][number]['category'] | null;
  _destroy: boolean;
}

export interface ModuleTyped {
  id?: number;
  name: string;
  description: string;
  start_date: string | null;
  end_date: string | null;
  learning_module_tasks_attributes: TaskTyped[];
  _destroy: boolean;
}

/** PRG-24 */
export interface Structure extends DateValues {
  program: DateValues['program'] & Pick<Programme, 'no_of_participants' | 'template_type'>;
  learning_modules: ModuleTyped[];
}

export const structureOf = (programme: Programme): Structure => {
  const { start_date, end_date, duration, timezone, no_of_participants, template_type } = programme;
  return {
    program: { start_date, end_date, duration, timezone, no_of_participants, template_type },
    learning_modules: programme.learning_modules.map(({ order: _order, duration_range: _range, ...module }) => ({
      ...module,
      learning_module_tasks_attributes: module.learning_module_tasks_attributes.map((task) => ({
        ...task,
        _destroy: false,
      })),
      _destroy: false,
    })),
  };
};

/** PRG-33: removed items are sent with only their id. */
export const structureBody = ({ program, learning_modules: modules }: Structure): ProgrammeSave =>
  ({
    program,
    learning_modules: modules.map((module) =>
      module._destroy
        ? { id: module.id, _destroy: true }
        : {
            ...module,
            learning_module_tasks_attributes: module.learning_module_tasks_attributes.map((task) =>
              task._destroy ? { id: task.id, _destroy: true } : task,
            ),
          },
    ),
  }) as ProgrammeSave;

export const newTask = (): TaskTyped => ({
  name: '',
  description: '',
  category: null,
  link_name: '',
  link_url: '',
  _destroy: false,
});

export const newModule = (): ModuleTyped => ({
  name: '',
  description: '',
  start_date: null,
  end_date: null,
  learning_module_tasks_attributes: [],
  _destroy: false,
});

/** PRG-31: a template's proposal as editable modules. */
export const modulesOfOutline = ({
  learning_modules: modules,
}: Awaited<ReturnType<typeof askOutline>>): ModuleTyped[] =>
  modules.map((module) => ({
    ...newModule(),
    ...module,
    learning_module_tasks_attributes: module.learning_module_tasks_attributes.map((task) => ({
      ...newTask(),
      ...task,
    })),
  }));
