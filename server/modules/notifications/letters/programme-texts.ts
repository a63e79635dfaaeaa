/** Every word of the letters that a programme writes to who is, was or may become its member. */
export const programmeTexts = {
  application: {
    why: (programme: string) => `You got this letter because you applied to ${programme}.`,
    received: {
      subject: 'We have your application',
      preview: (programme: string) => `The team of ${programme} will write to you as soon as it has been read.`,
      paragraphs: (programme: string, form: string) => [
        `Thank you for applying to ${programme}. Your application (${form}) has arrived.`,
        'The team will write to you as soon as it has been read. Until then there is nothing you need to do.',
      ],
      button: 'See your application',
    },
    approved: {
      subject: (programme: string) => `You are invited to ${programme}`,
      preview: 'Your application was approved.',
      heading: (programme: string) => `Welcome to ${programme}`,
      paragraphs: (form: string, role: string) => [
        `Your application (${form}) was approved.`,
        `Open the page below and press Continue: you will join as ${role}.`,
      ],
      button: 'Join the program',
    },
    rejected: {
      subject: (programme: string) => `About your application to ${programme}`,
      preview: 'The team has read your application.',
      paragraphs: (programme: string, form: string) => [
        `Thank you for applying to ${programme}, and for the time you took. The team has read your application (${form}), and cannot offer you a place.`,
      ],
    },
  },

  pairing: {
    why: (programme: string) => `You got this letter because you take part in ${programme}.`,
    preview: (programme: string) => `You are connected in ${programme}.`,
    mentor: {
      subject: (mentor: string) => `${mentor} is your mentor now`,
      paragraphs: (mentor: string, programme: string) => [
        `You and ${mentor} are connected in ${programme}.`,
        'Choose a time for your first session, and say what you would like to talk about.',
      ],
      button: 'Meet your mentor',
    },
    mentee: {
      subject: (mentee: string) => `${mentee} is your mentee now`,
      paragraphs: (mentee: string, programme: string) => [
        `You and ${mentee} are connected in ${programme}.`,
        'Either of you can suggest a time for the first session.',
      ],
      button: 'Meet your mentee',
    },
  },

  group: {
    subject: (group: string) => `You are in the group ${group}`,
    preview: (place: string) => `A group of ${place} meets with you.`,
    paragraphs: (group: string, place: string) => [
      `You are in the group ${group} of ${place} now.`,
      'Any of you can ask for a session, in which all of you meet.',
    ],
    people: 'In the group',
    button: 'See your sessions',
    why: (place: string) => `You got this letter because you take part in ${place}.`,
  },

  invitation: {
    subject: (programme: string) => `You are invited to ${programme}`,
    preview: (inviter: string) => `${inviter} would like you to take part.`,
    paragraphs: (inviter: string, programme: string, role: string) => [
      `${inviter} invites you to join ${programme} as ${role}.`,
      'The button opens a page where you sign in, or make an account with this email address.',
    ],
    button: 'Accept the invitation',
    note: (length: string) => `The invitation is yours alone and works for ${length}, once.`,
    why: (programme: string) =>
      `You got this letter because an admin of ${programme} gave us your address for this invitation. If you do not know them, you can ignore it.`,
  },

  added: {
    subject: (programme: string) => `You are now a member of ${programme}`,
    preview: 'Your place is ready.',
    paragraphs: (programme: string, isNew: boolean) => [
      `An admin of ${programme} has added you, and your place is ready.`,
      ...(isNew ? ['An account was made for this address. Choose a password, and sign in.'] : []),
    ],
    choose: 'Choose a password',
    open: (programme: string) => `Open ${programme}`,
    note: (length: string) =>
      `The link works once and for ${length}. After that, ask for a new one by "Forgot password?" on the sign-in page.`,
    why: (programme: string) => `You got this letter because an admin of ${programme} added this address.`,
  },

  agenda: {
    subject: (title: string) => `Updated: ${title}`,
    paragraphs: (programme: string) => [`The agenda of ${programme} has changed. This is how it stands now.`],
    about: 'About',
    link: 'Link',
    button: 'See the agenda',
    why: (programme: string) => `You got this letter because you are a member of ${programme}.`,
  },
};
