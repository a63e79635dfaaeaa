import { piece, type Target } from './piece.ts';

export const business: Target = {
  tag: 'Own business',
  aim: 'to start a business',
  pieces: {
    footing: [
      piece(
        'Name the problem',
        'Describe whose problem you solve, how they solve it today and what that costs them.',
        'Write it in three sentences without naming your product.',
      ),
      piece(
        'Talk to customers',
        'Ask {n} people who have the problem about the last time they had it. Sell nothing.',
        'Call the first of these people, and agree a time.',
      ),
    ],
    build: [
      piece(
        'Make the smallest thing',
        'Build what solves the problem for one customer, by hand if need be, within two weeks.',
        'Cross out everything that one customer does not need.',
      ),
      piece(
        'Do the sums',
        'Work out what one sale brings and costs, and how many you need to live on it.',
        'Write down your best guess of {n} of the figures, and what each is based on.',
      ),
    ],
    practise: [
      piece(
        'Sell it',
        'Ask {n} people for money, and write down what they answer.',
        'Decide the price, and say it aloud.',
      ),
      piece(
        'Improve by what you hear',
        'Change the one thing that came up most often, and ask the same people again.',
        'Sort the answers by how often they came.',
      ),
    ],
    show: [
      piece(
        'Find a way to be found',
        'Try {n} ways of reaching customers with the same small budget, and keep the best.',
        'Decide how much you can spend on each of them.',
      ),
      piece(
        'Tell it in one minute',
        'Say whose problem you solve, how, and why you, so that a stranger can repeat it.',
        'Say it to one person, and have them repeat it.',
      ),
    ],
    stretch: [
      piece(
        'Put it on firm ground',
        'Settle the legal form, the accounts and the insurance with somebody who knows.',
        'Make an appointment with somebody who has done it before.',
      ),
      piece(
        'Find people to join you',
        'Decide what you cannot do yourself, and talk to {n} people who could.',
        'Write down what you would offer them.',
      ),
    ],
    passOn: [
      piece(
        'Plan the next year',
        'Write down three aims, how you will measure them, and what you will leave out.',
        'Name the aim that makes the others easier.',
      ),
      piece(
        'Ask for what you need',
        'Prepare {n} pages for people who could lend you money or open doors, and show them.',
        'Write the page about your customers.',
      ),
    ],
  },
};
