interface Person {
  whatsappNotification: boolean;
  phoneNo: string | null;
}

/**
 * NTF-14, NTF-15, A89: the number that a short message is sent to; null for none. The person's switch decides, and in a
 * programme the programme's as well.
 */
export const numberOf = (
  { whatsappNotification, phoneNo }: Person,
  programme: { whatsappNotification: boolean } | null,
): string | null => {
  const both = whatsappNotification && (programme === null || programme.whatsappNotification);
  return both && phoneNo !== null && phoneNo !== '' ? phoneNo : null;
};
