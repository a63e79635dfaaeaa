import { piece, type Target } from './piece.ts';

export const technical: Target = {
  tag: 'Technical skills',
  aim: 'to build technical skills',
  pieces: {
    footing: [
      piece(
        'Choose one skill',
        'Compare {n} skills by how often your field asks for them and how much you like them, and choose one.',
        'Ask somebody who is hiring which skill they find it hard to hire for.',
      ),
      piece(
        'Set up your workshop',
        'Install what you need, and finish one tutorial from end to end, without skipping a step.',
        'Install the first tool, and get it to run once.',
      ),
    ],
    build: [
      piece(
        'Learn the basics properly',
        'Work through one course or book, and write each chapter down in {n} sentences of your own.',
        'Choose the course, and put its chapters into your calendar.',
      ),
      piece(
        'Build something small',
        'Build a thing that you would use yourself, with {n} features and no more.',
        'Write down in one sentence what it will do.',
      ),
    ],
    practise: [
      piece(
        'Practise every week',
        'Solve {n} exercises that are a little too hard for you, and read how others solved them.',
        'Solve the first one, and note how long it took you.',
      ),
      piece(
        'Have your work reviewed',
        'Show something you made to somebody better, and change it until they would keep it.',
        'Ask your mentor who could review it.',
      ),
    ],
    show: [
      piece(
        'Publish what you made',
        'Put your work where others find it, with a page that says what it is for and how to try it.',
        'Write that page before you change anything else.',
      ),
      piece(
        'Explain it to others',
        'Give a talk or write an article about {n} things that you wish you had known.',
        'Choose the title of your talk or article.',
      ),
    ],
    stretch: [
      piece(
        'Contribute to something bigger',
        'Make {n} improvements to a project that others use, by its rules.',
        'Read how the project takes contributions.',
      ),
      piece(
        'Find the limits',
        'Measure what you built under ten times its load, and mend what breaks first.',
        'Decide what you will measure, and write down what you expect.',
      ),
    ],
    passOn: [
      piece(
        'Teach a beginner',
        'Help somebody through their first steps for {n} hours, and note where they get stuck.',
        'Ask in your circle who has just started.',
      ),
      piece(
        'Plan what comes next',
        'Look at what you can do now that you could not, and choose the next skill by it.',
        'Write down three things you can do now.',
      ),
    ],
  },
};
