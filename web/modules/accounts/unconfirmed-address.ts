const place = 'unconfirmed_address';

/**
 * Passes an address to the page that asks the user to confirm it (ACC-10), without putting it into the browser history.
 */
export const keepUnconfirmed = (email: string) => sessionStorage.setItem(place, email);

export const unconfirmedAddress = () => sessionStorage.getItem(place) ?? '';
