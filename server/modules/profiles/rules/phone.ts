interface Reached {
  phoneNo: string | null;
  whatsappNotification: boolean;
}

interface Given {
  firstname?: string | undefined;
  phone_no?: string | null | undefined;
  whatsapp_notification?: boolean | undefined;
}

/**
 * PRO-77, NTF-14: is a phone number missing? WhatsApp needs one, and so does the form of the notification settings,
 * which we tell from the profile form because it sends no names.
 */
export const lacksPhone = (before: Reached, given: Given): boolean => {
  if (given.phone_no === undefined && given.whatsapp_notification === undefined) return false;
  const phone = given.phone_no === undefined ? before.phoneNo : given.phone_no;
  if (phone !== null) return false;
  return given.firstname === undefined || (given.whatsapp_notification ?? before.whatsappNotification);
};
