import type { FakeResponse } from './fake-calls';

export type Handle = (url: string, init: RequestInit) => Promise<FakeResponse>;

/** As much of XMLHttpRequest as an upload uses: half of the file is on its way before an answer is sought. */
export function fakeUpload(handle: Handle): typeof XMLHttpRequest {
  class FakeUpload {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    onloadend?: () => void;
    status = 0;
    responseText = '';
    private answer: FakeResponse | undefined;
    private readonly abortion = new AbortController();
    private readonly headers: Record<string, string> = {};
    private method = '';
    private url = '';

    open(method: string, url: string) {
      [this.method, this.url] = [method, url];
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader(name: string) {
      return this.answer?.headers.get(name) ?? null;
    }
    abort() {
      this.abortion.abort();
      this.onabort?.();
      this.onloadend?.();
    }
    async send(body: BodyInit) {
      const { method, url, headers } = this;
      const { signal } = this.abortion;
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      try {
        this.answer = await handle(url, { method, headers, body, signal });
        this.status = this.answer.status;
        this.responseText = await this.answer.text();
        if (!signal.aborted) this.onload?.();
      } catch {
        if (!signal.aborted) this.onerror?.();
      }
      this.onloadend?.();
    }
  }
  return FakeUpload as unknown as typeof XMLHttpRequest;
}
