/** B76: the roles of a new programme. Its creator becomes the owner. */
export const firstRoles = [
  { name: 'Portal Owner', userType: 'admin', isOwner: true },
  { name: 'Admin', userType: 'admin', isOwner: false },
  { name: 'Mentor', userType: 'mentor', isOwner: false },
  { name: 'Mentee', userType: 'mentee', isOwner: false },
] as const;

/** REV-28: four star questions; the primary one of each side feeds the averages (REV-27). */
const starQuestions = [
  { userType: 'mentor', primaryTag: 'PMENTOR1', isPrimary: true, title: 'How would you rate this session?' },
  { userType: 'mentor', primaryTag: 'PMENTOR2', isPrimary: false, title: 'How well prepared was your mentee?' },
  { userType: 'mentee', primaryTag: 'PMENTEE2', isPrimary: true, title: 'How would you rate this session?' },
  {
    userType: 'mentee',
    primaryTag: 'PMENTEE3',
    isPrimary: false,
    title: 'How helpful was your mentor for what you want to reach?',
  },
] as const;

/** The platform's own questions; a new programme starts with a copy of them (B135). */
export const firstQuestions = starQuestions.map((question, position) => ({
  ...question,
  description: '',
  category: 'stars' as const,
  required: true,
  scaleStart: 1,
  scaleEnd: 5,
  position,
}));
