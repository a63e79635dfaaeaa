/** Every word of the letters that a programme writes to who is, was or may become its member. */
export const programmeTexts = {
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
};
