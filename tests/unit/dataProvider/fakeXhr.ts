/** An XMLHttpRequest that the test controls. */
class Target extends EventTarget {
  emit(type: string, content: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(type), content));
  }
}

export class FakeXhr extends Target {
  upload = new Target();
  opened: [method: string, url: string] | undefined;
  headers: Record<string, string> = {};
  form: FormData | undefined;
  withCredentials = false;
  status = 0;
  responseText = '';
  aborted = false;
  private responseHeaders: Record<string, string> = {};

  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getAllResponseHeaders(): string {
    return Object.entries(this.responseHeaders)
      .map(([name, value]) => `${name.toLowerCase()}: ${value}\r\n`)
      .join('');
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.aborted = true;
    this.emit('abort');
  }

  progress(loaded: number, total: number): void {
    this.upload.emit('progress', { lengthComputable: total > 0, loaded, total });
  }
  answer(status: number, responseText: string, contentType = 'application/json', headers = {}): void {
    const responseHeaders = { 'Content-Type': contentType, ...headers };
    Object.assign(this, { status, responseText, responseHeaders });
    this.emit('load');
  }
}
