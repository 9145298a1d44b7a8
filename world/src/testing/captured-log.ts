import pino, { type Logger } from 'pino'

/** Captures every later log line instead of standard output. */
export function captureLog(log: Logger): readonly string[] {
  const lines: string[] = []
  Object.assign(log, { [pino.symbols.streamSym]: { write: (line: string) => void lines.push(line) } })
  return lines
}
