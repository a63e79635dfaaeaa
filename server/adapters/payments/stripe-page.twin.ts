import type { Books, TwinSession } from './stripe-books.twin.ts';

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);

const whole = (title: string, inside: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${inside}</main></html>`;

/** Stripe writes the session's name into the address when it is asked to. */
export const paidUrlOf = ({ success_url: url, id }: TwinSession) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);

/** The page that the payer sees. */
export const pageFor = (session: TwinSession, books: Books) => {
  const back = `<a href="${escaped(session.cancel_url)}">Back</a>`;
  if (session.status === 'expired') return whole('This page has expired', back);
  if (session.status === 'complete')
    return whole('This has been paid', `<a href="${escaped(paidUrlOf(session))}">Continue</a>`);
  const price = `${session.currency.toUpperCase()} ${(session.amount_total / 100).toFixed(2)}`;
  const what = escaped(books.descriptionOf(session.id));
  const form = '<form method="post"><button type="submit">Pay</button></form>';
  return whole('Pay', `<p>${what}</p><p>${price}</p><p>${escaped(session.customer_email)}</p>${form}${back}`);
};
