/** The URL of a goal's picture (PRO-87). */
export const goalImageUrl = (goalId: number) => `/goals/${goalId}/image`;

const tints = ['#E8F2FB', '#E3F6F3', '#FDEBE4', '#FBF1DC', '#EFE9FB'];
const inks = ['#206CA8', '#1B7A6E', '#953517', '#7A5410', '#5B2EA6'];
const escaped = (text: string) => text.replaceAll(/[<>&"']/g, '');

const initials = (label: string) =>
  label
    .split(/[\s-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join('');

/** A goal's picture: its initials on a tint of its own. */
export const goalPicture = ({ id, mentorLabel }: { id: number; mentorLabel: string }) => {
  const shade = id % tints.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="${escaped(mentorLabel)}">`,
    `<rect width="96" height="96" rx="20" fill="${tints[shade]}"/>`,
    `<text x="48" y="61" font-family="sans-serif" font-size="36" font-weight="700" text-anchor="middle" fill="${inks[shade]}">`,
    `${escaped(initials(mentorLabel))}</text></svg>`,
  ].join('');
};
