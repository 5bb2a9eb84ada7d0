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
  private contentType: string | null = null;

  open(method: string, url: string): void {
    this.opened = [method, url];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  getResponseHeader(): string | null {
    return this.contentType;
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
  answer(status: number, responseText: string, contentType = 'application/json'): void {
    Object.assign(this, { status, responseText, contentType });
    this.emit('load');
  }
}
