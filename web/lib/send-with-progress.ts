interface Sending {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
}

const headersOf = (request: XMLHttpRequest) =>
  request
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const [name = '', ...value] = line.split(': ');
      return name === '' ? [] : [[name, value.join(': ')]];
    });

/** Statuses whose answer may not have a body. */
const bare: readonly number[] = [204, 205, 304];

/**
 * Like `fetch`, and tells on the way which part of the body, from 0 to 1, has been sent; `fetch` cannot. Rejects as
 * `fetch` does: with a TypeError where no answer arrives, with the signal's reason where it is aborted.
 */
export const sendWithProgress = (
  address: string,
  { method, headers, body, signal }: Sending,
  onProgress: (part: number) => void,
) =>
  new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, response } = request;
      const content = bare.includes(status) ? null : (response as ArrayBuffer);
      resolve(new Response(content, { status, headers: headersOf(request) }));
    });
    request.addEventListener('error', () => reject(new TypeError('Failed to send')));
    request.addEventListener('abort', () => reject(signal?.reason));
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) reject(signal.reason);
    else request.send(body as XMLHttpRequestBodyInit);
  });
