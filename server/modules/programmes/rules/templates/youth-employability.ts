import type { Template } from './template.ts';

/** School leavers and students: from a first CV to a first interview. */
export const youthEmployability: Template = {
  goals: ['CV Reviews', 'Mock Interview', 'Career Exploration', 'Soft Skills'],
  modules: [
    {
      name: 'Foundations: who I am and what is out there',
      description:
        '<p>Find out what you are good at and which jobs need it.</p><ul><li>Ask three people what they would come to you for</li><li>Collect five job advertisements that you like</li></ul>',
      session: {
        name: 'Career exploration',
        description: 'Bring your five advertisements. Your mentor tells you what these jobs are like on a Tuesday.',
      },
      survey: {
        name: 'How ready do I feel?',
        description: 'From 1 to 10: I know what I want, my CV shows it, I can speak about it.',
      },
    },
    {
      name: 'Practice: CV and interview',
      description:
        '<p>A CV of one page for <strong>one</strong> job, and answers to the questions that always come.</p>',
      session: {
        name: 'CV review and mock interview',
        description: 'Send your CV two days before. Twenty minutes of interview, then what to keep and what to change.',
      },
      survey: {
        name: 'Applications sent',
        description: 'How many did you send, how many answered, and what did you change after the first no?',
      },
    },
    {
      name: 'Reflection: first steps into work',
      description: '<p>Teamwork, punctuality, asking for help: what nobody teaches and everybody expects.</p>',
      session: {
        name: 'My first ninety days',
        description: 'Go through a first day, a first mistake and a first talk with a manager.',
      },
      survey: {
        name: 'How ready do I feel now?',
        description: 'The same three questions as at the start, and whether you study, work or still look.',
      },
    },
  ],
  questions: [
    { userType: 'mentee', title: 'How confident do you feel about applying for a job now?', category: 'scale' },
    { userType: 'mentee', title: 'What will you do before the next session?', category: 'text' },
    {
      userType: 'mentor',
      title: 'Where did your mentee make the clearest progress?',
      category: 'options',
      options: ['CV', 'Interview', 'Knowing what they want', 'Soft skills', 'None yet'],
    },
  ],
};
