import { meanWeight } from '../../../../contract/discovery/values.ts';

/** M33: the Bayesian mean: whoever has few reviews is near to everyone's mean, whoever has many is at their own. */
export const standingOf = ({ rating, stars }: { rating: number | null; stars: number }, mean: number) =>
  (meanWeight * mean + (rating ?? mean) * stars) / (meanWeight + stars);
