import type { Page, Request, Response } from '@playwright/test';

/** What a browser says of an answer that is a no: it is an answer, not a fault. */
const isAnswer = (text: string) => /status of 4\d\d/.test(text);

/** What breaks on a page, from now on. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error' && !isAnswer(said.text())) complaints.push(said.text());
  });
  return complaints;
};

/** Everything that a page asks its server to do, from now on, and what it was answered. */
export const askedBy = (page: Page) => {
  const asked: { request: Request; response: Promise<Response | null> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push({ request, response: request.response().catch(() => null) });
  });
  return asked;
};

/** Does a request go to this endpoint (`POST /jobs/{id}`)? */
export const goesTo = (request: Request, endpoint: string) => {
  const [method, path = ''] = endpoint.split(' ');
  const pattern = new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return request.method() === method && pattern.test(new URL(request.url()).pathname);
};

/** The words that stand beside fields, in windows and in messages: why a form did not go. */
export const messagesOn = (page: Page) =>
  page.locator('[role=alert], [id$=-error], [class*=-error]').filter({ visible: true }).allTextContents();
