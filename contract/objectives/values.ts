/** OBJ-16. 'expired' is never stored: it says that the day has passed without it being done (OBJ-19). */
export const objectiveStatuses = ['todo', 'done', 'expired'] as const;
export type ObjectiveStatus = (typeof objectiveStatuses)[number];

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

/** OBJ-03: who may write the plan; without a key of theirs it is made by rules of our own (M13). */
export const planProviders = ['openai', 'claude'] as const;
export type PlanProvider = (typeof planProviders)[number];
export const planProviderNames = { openai: 'OpenAI', claude: 'Claude' } as const satisfies Record<PlanProvider, string>;
export const planWriters = ['rules', ...planProviders] as const;
export type PlanWriter = (typeof planWriters)[number];

/** What the questions are about, in their order (B56). */
export const questionPurposes = ['target', 'level', 'obstacle', 'hours', 'style', 'timeframe'] as const;
export type QuestionPurpose = (typeof questionPurposes)[number];

/** OBJ-04: opens a field to type an answer in. */
export const otherAnswer = 'Other (please specify)';
/** B56 */
export const longestAnswer = 300;

/** The documents' questions are not printed; these are ours (B56). */
export const goalQuestions = [
  {
    id: 1,
    purpose: 'target',
    question: 'What do you want to reach?',
    options: [
      'Find a new job',
      'Grow into leadership',
      'Build technical skills',
      'Change my career',
      'Start a business',
      'Communicate with confidence',
    ],
  },
  {
    id: 2,
    purpose: 'level',
    question: 'Where are you today?',
    options: ['I am just starting', 'I have some experience', 'I am experienced', 'Others ask me for advice'],
  },
  {
    id: 3,
    purpose: 'obstacle',
    question: 'What stands in your way most?',
    options: [
      'I have little time',
      'I do not know where to begin',
      'I lack confidence',
      'I know too few people',
      'I lose motivation',
      'I lack certain skills',
    ],
  },
  {
    id: 4,
    purpose: 'hours',
    question: 'How many hours a week can you spend on it?',
    options: ['1 hour', '2 to 3 hours', '4 to 6 hours', '7 hours or more'],
  },
  {
    id: 5,
    purpose: 'style',
    question: 'How do you learn best?',
    options: ['By doing', 'By reading', 'By watching and listening', 'With other people'],
  },
  {
    id: 6,
    purpose: 'timeframe',
    question: 'How long do you want to work on it?',
    options: ['1 month', '2 months', '3 months', '6 months'],
  },
] as const satisfies readonly {
  id: number;
  purpose: QuestionPurpose;
  question: string;
  options: readonly string[];
}[];

/** M46 */
export const mostMonths = 6;
export const mostInAMonth = 4;
/** What members add themselves: more is no plan. */
export const mostInASet = 60;
export const longest = { title: 120, description: 600, action: 300, evidence: 500, link: 500, comment: 1000, tag: 30 };
export const mostTags = 5;

/** OBJ-12: shown while it is not known how many months there are. */
export const monthsByDefault = 3;

/** OBJ-20: in whole percent, rounded; 0 if there is nothing. */
export const percentDone = ({ done, total }: { done: number; total: number }) =>
  total === 0 ? 0 : Math.round((done / total) * 100);
