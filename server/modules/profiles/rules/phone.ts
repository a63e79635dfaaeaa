interface Reached {
  phoneNo: string | null;
  whatsappNotification: boolean;
}

interface Given {
  phone_no?: string | null | undefined;
  whatsapp_notification?: boolean | undefined;
}

/** NTF-14, M40: is a phone number missing? Only WhatsApp needs one. */
export const lacksPhone = (before: Reached, given: Given): boolean => {
  if (given.phone_no === undefined && given.whatsapp_notification === undefined) return false;
  const phone = given.phone_no === undefined ? before.phoneNo : given.phone_no;
  if (phone !== null) return false;
  return given.whatsapp_notification ?? before.whatsappNotification;
};
