type Upload = {
  method: string;
  headers: Record<string, string>;
  body?: XMLHttpRequestBodyInit;
  signal: AbortSignal;
};

/** As much of a response as the client reads. */
type Answered = Pick<Response, 'ok' | 'status' | 'text'> & { headers: Pick<Headers, 'get'> };

/** Sends a file. `fetch` does not tell how much of it is sent; this tells it as a share from 0 to 1. */
export function upload(
  url: string,
  { method, headers, body, signal }: Upload,
  onSent: (share: number) => void,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const drop = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, responseText } = request;
      resolve({
        ok: status >= 200 && status < 300,
        status,
        headers: { get: (name) => request.getResponseHeader(name) },
        text: async () => responseText,
      });
    };
    request.onerror = () => reject(new TypeError('The connection broke while a file was sent'));
    request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', drop);
    signal.addEventListener('abort', drop);
    request.send(body);
  });
}
