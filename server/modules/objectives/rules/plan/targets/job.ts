import { piece, type Target } from './piece.ts';

export const job: Target = {
  tag: 'New job',
  aim: 'to find a new job',
  // Nobody finds a job without applying, so the shortest plans hold it too.
  stages: { 1: ['show'], 2: ['footing', 'show'] },
  pieces: {
    footing: [
      piece(
        'Decide which jobs you want',
        'Collect {n} job advertisements that you would answer today, and write down what they have in common.',
        'Save the first job advertisement, and underline what it asks for.',
      ),
      piece(
        'Know what you bring',
        'List the {n} results of your work that you are proudest of, each with a figure or a name that proves it.',
        'Write down one result from the last three months.',
      ),
    ],
    build: [
      piece(
        'Rewrite your CV',
        'Bring it down to one page, with results before duties, in the words of the jobs that you want. Show it to your mentor.',
        'Rewrite the part about your latest job.',
      ),
      piece(
        'Be found',
        'Bring your public profile up to date, and ask {n} people for a recommendation.',
        'Change the headline of your profile to the job that you want.',
      ),
    ],
    practise: [
      piece(
        'Send your first applications',
        'Send {n} applications, each written for its company, and keep a list of the answers.',
        'Choose the company for the first one, and find out who decides there.',
      ),
      piece(
        'Practise interviews',
        'Answer the {n} questions that you fear most aloud, and once in front of somebody.',
        'Write down the question that you fear most, and answer it in two minutes.',
      ),
    ],
    show: [
      piece(
        'Apply and go to interviews',
        'Send {n} applications this month, follow up on each of them a week later, and note after every interview what you would say differently.',
        'Choose the next job to apply for, and note the date by which you will send it.',
      ),
      piece(
        'Talk to people who work there',
        'Have {n} conversations with people in companies that you like, to learn how they work and whom they look for.',
        'Write to one person whom you know, and ask for twenty minutes.',
      ),
    ],
    stretch: [
      piece(
        'Negotiate',
        'Find out what such jobs pay, decide the least that you would accept, and rehearse how to say it.',
        'Look up the pay of {n} comparable jobs.',
      ),
      piece(
        'Compare offers',
        'Write down what matters to you in a job, weigh it, and judge each offer by it, and your present job too.',
        'Name the three things that you would not give up.',
      ),
    ],
    passOn: [
      piece(
        'Plan your first ninety days',
        'For the job that you have found, or are closest to, decide what you want to have learned and done by then, and whom you want to know.',
        'Write down {n} people whom you have to meet in the first two weeks.',
      ),
      piece(
        'Thank those who helped',
        'Tell everybody who helped you what came of it, and ask where you can help them.',
        'Write the first of these messages today.',
      ),
    ],
  },
};
