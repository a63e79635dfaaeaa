import type { Template } from './template.ts';

/** The simplest: suits whatever a pair wants to work on. */
export const createMyOwn: Template = {
  goals: ['Career Guidance', 'CV Reviews', 'Mock Interview', 'Business Mentoring'],
  modules: [
    {
      name: 'Foundations',
      description:
        '<p>Get to know each other and agree on <strong>one thing</strong> that should be different at the end.</p>',
      session: {
        name: 'First meeting',
        description: 'Tell each other where you stand, agree on a goal, and on how often you meet.',
      },
      survey: {
        name: 'Where I start',
        description: 'Write down your goal and how close you feel to it, from 1 to 10.',
      },
    },
    {
      name: 'Practice',
      description: '<p>Try something real between the sessions, and bring what happened.</p>',
      session: {
        name: 'Working session',
        description: 'Look at what you tried since you met, and choose the next step together.',
      },
      survey: { name: 'Half way', description: 'What works, what does not, and what do you need more of?' },
    },
    {
      name: 'Reflection',
      description: '<p>Look back at what changed, and decide how to go on.</p>',
      session: {
        name: 'Looking back',
        description: 'Compare today with your goal, and agree on how you stay in touch.',
      },
      survey: {
        name: 'Where I am now',
        description: 'Rate your goal again from 1 to 10, and say what made the difference.',
      },
    },
  ],
  questions: [],
};
