const place = 'unconfirmed_address';

/** Carries an address to the page that asks to confirm it (ACC-10), without writing it into a history. */
export const keepUnconfirmed = (email: string) => sessionStorage.setItem(place, email);

export const unconfirmedAddress = () => sessionStorage.getItem(place) ?? '';
