/** D16: an email that contains a token is only for its recipient. */
export const whyNotRead = ({ confidential }: { confidential: boolean }) =>
  confidential ? 'notifications.letter_hidden' : null;
