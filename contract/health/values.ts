/** M16: what the health of a pair is made of, in the order in which it is shown. */
export const healthParts = ['rhythm', 'felt', 'reliability', 'forward', 'goals'] as const;
export type HealthPart = (typeof healthParts)[number];

/** How much each part weighs, of 100 together. A program may weigh them differently. */
export const usualWeights: Readonly<Record<HealthPart, number>> = {
  rhythm: 30,
  felt: 30,
  reliability: 15,
  forward: 15,
  goals: 10,
};

/** PAR-17: the numbers on the wire. */
export const healthBands = { great: 1, fair: 2, poor: 3 } as const;
export type HealthBand = keyof typeof healthBands;
export type HealthScore = (typeof healthBands)[HealthBand];
export const healthFilters = ['great', 'fair', 'poor'] as const;

/** Why a pair is not judged by its number alone, the strongest reason first. */
export const healthReasons = ['open_report', 'silent', 'low_rating', 'new'] as const;
export type HealthReason = (typeof healthReasons)[number];

export const confidences = ['low', 'medium', 'high'] as const;
export type Confidence = (typeof confidences)[number];

/** The acts that can raise the number of a pair. */
export const waysToRaise = ['hold_session', 'book_session', 'touch_goals'] as const;
export type WayToRaise = (typeof waysToRaise)[number];

/** Days; how often the pairs of a program are expected to meet. */
export const rhythmDays = { least: 7, usual: 30, most: 180 } as const;

/** The number of a pair is kept as a whole number of 10,000. */
export const wholeHealth = 10_000;

/** PAR-09: the columns that the lists sort by. */
export const pairingHealthSorts = ['health', 'confirmed', 'completed'] as const;
/** PAR-08: ascending by the number on the wire. */
export const usualHealthSort = 'health';
export const pairingHealthPage = 20;
/** How many pairs and groups the overview lists as needing attention. */
export const attentionRows = 10;
/** PAR-05 */
export const hoursBetweenReminders = 24;
/** What surveys alone foretell, in the research that the formula goes back to. */
export const foretoldBySurveys = { sensitivity: 0.43, specificity: 0.75 } as const;
/** The days after which the numbers of pairs are compared with what became of them. */
export const calibrationDays = [30, 60] as const;
