/** D16: what holds a token is for its reader alone. */
export const whyNotRead = ({ confidential }: { confidential: boolean }) =>
  confidential ? 'notifications.letter_hidden' : null;
