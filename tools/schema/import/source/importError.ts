/** A document that cannot be imported. The message is one sentence that begins with the file and, if known, the line. */
export class ImportError extends Error {
  constructor(file: string, message: string, position?: { line: number; column: number }) {
    super(`${file}${position ? `:${position.line}:${position.column}` : ''}  ${message}`);
    this.name = 'ImportError';
  }
}
