import { piece, type Target } from './piece.ts';

export const job: Target = {
  tag: 'New job',
  aim: 'to find a new job',
  pieces: {
    footing: [
      piece(
        'Decide which jobs you want',
        'Collect {n} advertisements that you would answer today, and write down what they have in common.',
        'Save the first advertisement, and underline what it asks for.',
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
        'One page, results before duties, in the words that your advertisements use. Show it to your mentor.',
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
        'Practise interviews',
        'Answer the {n} questions that you fear most aloud, and once in front of somebody.',
        'Write down the question that you fear most, and answer it in two minutes.',
      ),
      piece(
        'Apply well',
        'Send {n} applications, each written for its company, and keep a list of the answers.',
        'Choose the company for the first one, and find out who decides there.',
      ),
    ],
    show: [
      piece(
        'Talk to people who work there',
        'Have {n} conversations with people in companies that you like, to learn how they work and whom they look for.',
        'Write to one person whom you know, and ask for twenty minutes.',
      ),
      piece(
        'Learn from every interview',
        'Note after each interview what went well, what did not, and what you would say now.',
        'Write the note about your last interview from memory.',
      ),
    ],
    stretch: [
      piece(
        'Negotiate',
        'Find out what such jobs pay, decide what you want at least, and rehearse how to say it.',
        'Look up the pay of {n} comparable jobs.',
      ),
      piece(
        'Compare offers',
        'Write down what matters to you in a job, weigh it, and judge each offer by it, also the job that you have.',
        'Name the three things that you would not give up.',
      ),
    ],
    passOn: [
      piece(
        'Plan your first ninety days',
        'Decide what you want to have learned, whom you want to know and what you want to have done by then.',
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
