import type { Template } from './template.ts';

/** Colleagues in one company: strengths, visibility, staying well. */
export const employeeEngagement: Template = {
  goals: ['Leadership', 'Career Growth', 'Communication', 'Well-being'],
  modules: [
    {
      name: 'Foundations: strengths at work',
      description:
        '<p>What gives you energy in your job, and what takes it?</p><ul><li>Three strengths that colleagues see in you</li><li>One relationship at work to improve</li></ul>',
      session: {
        name: 'Strengths conversation',
        description:
          'Bring two moments of the last month in which work went well, and find out what they have in common.',
      },
      survey: {
        name: 'Engagement check-in',
        description:
          'How much do you look forward to work, feel heard, and see a way ahead? Three answers from 1 to 10.',
      },
    },
    {
      name: 'Practice: leading without a title',
      description:
        '<p>Take the lead in one small thing: a meeting, a proposal, a difficult conversation. Prepare it with your mentor, then do it.</p>',
      session: {
        name: 'Rehearse a difficult conversation',
        description:
          'Play it through with your mentor in the other role, once as it might go wrong and once as you want it.',
      },
      survey: {
        name: 'Pulse: workload and well-being',
        description: 'What did you say no to this month? How well do you recover after work?',
      },
    },
    {
      name: 'Reflection: my next role',
      description: '<p>Put together where you want to grow in this company, and who has to know about it.</p>',
      session: {
        name: 'Growth plan',
        description:
          'Draft a plan of one page for your next talk with your manager, and have your mentor challenge it.',
      },
      survey: {
        name: 'Engagement after three months',
        description: 'The same three questions as at the start, and what your manager could do next.',
      },
    },
  ],
  questions: [
    {
      userType: 'mentee',
      title: 'After this session, how motivated are you to try something new at work?',
      category: 'scale',
    },
    {
      userType: 'mentee',
      title: 'What did this session help you with most?',
      category: 'options',
      options: ['Leadership', 'Career growth', 'Communication', 'Well-being', 'Something else'],
    },
    { userType: 'mentor', title: 'What should the organization learn from this conversation?', category: 'text' },
  ],
};
