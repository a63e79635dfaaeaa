import type { Page, Request, Response } from '@playwright/test';

/** What a browser logs about a refusal: it is an answer, not a fault. */
const isAnswer = (text: string) => /status of 4\d\d/.test(text);

/** Collects whatever breaks on a page from now on. */
export const complaintsOf = (page: Page) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => {
    if (said.type() === 'error' && !isAnswer(said.text())) complaints.push(said.text());
  });
  return complaints;
};

/** Collects every call that a page makes to its server from now on, with the answer. */
export const askedBy = (page: Page) => {
  const asked: { request: Request; response: Promise<Response | null> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push({ request, response: request.response().catch(() => null) });
  });
  return asked;
};

/** Whether a request is for this endpoint (`POST /jobs/{id}`). */
export const goesTo = (request: Request, endpoint: string) => {
  const [method, path = ''] = endpoint.split(' ');
  const pattern = new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return request.method() === method && pattern.test(new URL(request.url()).pathname);
};

/** The messages next to fields, in windows and in toasts: why a form was not sent. */
export const messagesOn = (page: Page) =>
  page.locator('[role=alert], [id$=-error], [class*=-error]').filter({ visible: true }).allTextContents();
