/** What a browser shows that asked for a page while there was no room for it; it asks again by itself. */
export const busyPage = (seconds: number) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>We're very busy right now</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 30rem; margin: 20vh auto; padding: 0 1.5rem; color: #1d2129; }
h1 { font-size: 1.5rem; line-height: 1.3; margin: 0 0 0.5rem; }
@media (prefers-color-scheme: dark) { body { background: #16181d; color: #e6e8ec; } }
</style>
<h1>We're very busy right now</h1>
<p>This page will try again in a moment. You don't have to do anything.</p>
`;
