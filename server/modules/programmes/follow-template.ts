import type { TemplateType } from '../../../contract/programmes/index.ts';
import type { Work } from '../../platform/work.ts';
import type { ProgrammeChange } from './given.ts';
import { goalsOf, questionsOf } from './queries.ts';
import { templates } from './rules/templates/templates.ts';
import { saveGoals } from './save-goals.ts';
import { hideQuestions, insertQuestions, type QuestionValues } from './store/questions.ts';

interface Templated {
  id: number;
  templateType: TemplateType;
}

/** What the template asks after a session besides the first four questions, starting at this position. */
export const templateQuestions = ({ id, templateType }: Templated, from: number): QuestionValues[] =>
  templates[templateType].questions.map(({ userType, title, category, options = [] }, at) => ({
    programId: id,
    userType,
    title,
    description: '',
    category,
    required: false,
    scaleStart: category === 'scale' ? 1 : null,
    scaleEnd: category === 'scale' ? 10 : null,
    options: [...options],
    position: from + at,
  }));

/**
 * PRG-31, PRG-32: a new template brings its services and questions, unless someone has changed those of the previous
 * one.
 */
export const followTemplate = async (
  work: Pick<Work<unknown>, 'tx' | 'now'>,
  before: Templated,
  templateType: TemplateType | undefined,
  sent: Pick<ProgrammeChange, 'goals' | 'questions'>,
) => {
  if (templateType === undefined || templateType === before.templateType) return;
  const { tx, now } = work;
  const former = templates[before.templateType];
  const offered = (await goalsOf(tx, before.id)).filter(({ enabled }) => enabled).map(({ mentorLabel }) => mentorLabel);
  const untouched = offered.join('\n') === former.goals.join('\n');
  if (untouched && !sent.goals) await saveGoals(work, before.id, templates[templateType].goals);
  if (sent.questions) return;
  const asked = await questionsOf(tx, before.id);
  const leaving = asked.filter((question) =>
    former.questions.some(({ title, userType }) => title === question.title && userType === question.userType),
  );
  // Some of the previous template's questions were changed or removed, so someone has worked on them.
  if (leaving.length !== former.questions.length) return;
  await hideQuestions(
    tx,
    before.id,
    leaving.map(({ id }) => id),
    now,
  );
  await insertQuestions(tx, templateQuestions({ id: before.id, templateType }, asked.length));
};
