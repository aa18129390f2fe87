/** A pending upload that the test advances. */
export class FakeUpload {
  static readonly all: FakeUpload[] = [];

  static install(): void {
    FakeUpload.all.length = 0;
    globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  }

  static get last(): FakeUpload {
    return FakeUpload.all.at(-1)!;
  }

  path = '';
  form: FormData | null = null;
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  timeout = 0;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  open(_method: string, path: string): void {
    this.path = path;
  }

  getResponseHeader(): null {
    return null;
  }

  send(form: FormData): void {
    this.form = form;
    FakeUpload.all.push(this);
  }

  abort(): void {
    this.onabort?.();
  }

  hasSent(share: number): void {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 });
  }

  answers(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }

  breaksOff(): void {
    this.onerror?.();
  }
}
