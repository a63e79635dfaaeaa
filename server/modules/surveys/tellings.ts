import type { SurveyReminded, SurveySent } from '../../domain-events/surveys.ts';
import type { Change } from '../../platform/work.ts';
import { saysOf } from '../../telling/line.ts';
import { emailByChoice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { livingPeople } from '../accounts/index.ts';
import { portalPath, programmeById, senderOf, senderToStrangers } from '../programmes/index.ts';
import { surveyArrived, surveyReminder, surveyWaits } from './emails.ts';
import { silentOf, surveyById } from './queries/surveys.ts';

export const surveyLines = {
  'survey.sent': '{program} would like to hear from you in a survey.',
  'survey.reminded': '{program} is still waiting for your answers to a survey.',
} as const;
const say = saysOf(surveyLines);

/**
 * NPS-16, B114: uses the survey as it is when the job runs. Nobody is told about one that was closed, that they have
 * answered, or of a programme that they have left; whoever never confirmed their address gets no word of the admin's
 * (record 026).
 */
const tell =
  (kind: keyof typeof surveyLines) =>
  async ({ tx }: Change, event: SurveySent | SurveyReminded, ground: TellingGround): Promise<Telling[]> => {
    const row = await surveyById(tx, event.surveyId);
    const programme = row && (await programmeById(tx, row.programId));
    if (!row || row.survey.status !== 'ongoing' || !programme?.program.isActive) return [];
    const { id, title, description, anonymous } = row.survey;
    const linkPath = `${portalPath(programme)}/surveys/${id}`;
    const url = ground.settings.BASE_URL + linkPath;
    const about = { title, description, anonymous, url };
    const content = kind === 'survey.sent' ? surveyArrived(about) : surveyReminder(about);
    const people = await livingPeople(tx, await silentOf(tx, id, event.userIds));
    const line = say(kind, { program: { program: row.programId } });
    return people.map((person) => ({
      userId: person.id,
      notice: { objectType: 'Survey', objectId: id, linkPath, line },
      letter:
        person.confirmedAt === null
          ? { ...emailByChoice(person, surveyWaits({ url }), ground), programme: senderToStrangers(programme, ground) }
          : { ...emailByChoice(person, content, ground), programme: senderOf(programme, ground) },
    }));
  };

export const surveyTellings = [
  tells<SurveySent>('survey.sent', tell('survey.sent'), 'surveys'),
  tells<SurveyReminded>('survey.reminded', tell('survey.reminded'), 'surveys'),
];
