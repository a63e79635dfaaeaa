import type { Template } from './template.ts';

/** Founders: from an assumption to a customer to a pitch. */
export const entrepreneurship: Template = {
  goals: ['Business Model', 'Fundraising', 'Marketing', 'Networking'],
  modules: [
    {
      name: 'Foundations: the problem and the model',
      description:
        '<p>Write your business on one page and mark the <strong>riskiest assumption</strong> in it.</p><ol><li>Who has the problem?</li><li>What do they do about it today?</li><li>Who pays, for what, and why now?</li></ol>',
      session: {
        name: 'Business model review',
        description: 'Your mentor asks as an investor would. Leave with one assumption to test this month.',
      },
      survey: {
        name: 'Founder baseline',
        description: 'Customers spoken to, revenue of last month, months of money left, hours worked a week.',
      },
    },
    {
      name: 'Practice: customers and money',
      description:
        '<p>Speak to at least ten customers, try one channel of marketing, and know what a customer costs you.</p>',
      session: {
        name: 'Pitch rehearsal',
        description: 'Three minutes of pitch, ten minutes of questions, and the numbers behind every slide.',
      },
      survey: {
        name: 'Traction check',
        description: 'What did you learn from customers, what did you change, and which number moved?',
      },
    },
    {
      name: 'Reflection: the next twelve months',
      description: '<p>Decide to grow, to change direction, or to stop. Each can be the right answer.</p>',
      session: {
        name: 'Road map and introductions',
        description: 'Agree on three milestones, and on the three people whom your mentor can introduce you to.',
      },
      survey: {
        name: 'Founder results',
        description: 'The same figures as at the start, money raised or refused, and the best advice you were given.',
      },
    },
  ],
  questions: [
    { userType: 'mentee', title: 'Which decision about your business comes out of this session?', category: 'text' },
    {
      userType: 'mentee',
      title: 'What do you need next?',
      category: 'options',
      options: ['Customers', 'Money', 'People', 'Product', 'Advice'],
    },
    { userType: 'mentor', title: 'How ready is this business for outside money?', category: 'scale' },
  ],
};
