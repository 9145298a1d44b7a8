export const marks = ['bold', 'italic'] as const
export type Mark = (typeof marks)[number]
/** Text of one style. Texts remain typed runs from the editor to the screen and are never parsed as markup. */
export type Run = { readonly text: string; readonly marks: Mark[]; readonly href: string | null }

const LINK = /\[((?:\\.|[^[\]\\])*)\]\(([^\s()]*)\)/y
const TOKEN = /\\([\\*[\]])|\*\*|\*|[^\\*[]+|[\\[]/gy

type TextStyle = { bold: boolean; italic: boolean }

/** Parses the runs of an editor's line: **bold**, *italic*, [words](address). A backslash escapes the next sign. */
export function runsOf(line: string): Run[] {
  return joined(read(line, { bold: false, italic: false }, null))
}

function read(line: string, style: TextStyle, href: string | null): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < line.length;) {
    LINK.lastIndex = at
    const link = href === null ? LINK.exec(line) : null
    if (link !== null) {
      runs.push(...read(link[1] ?? '', style, link[2] ?? ''))
      at += link[0].length
      continue
    }
    TOKEN.lastIndex = at
    const [token = '', plain] = TOKEN.exec(line) ?? [line.slice(at)]
    at += token.length
    if (token === '**') style.bold = !style.bold
    else if (token === '*') style.italic = !style.italic
    else runs.push({ text: plain ?? token, marks: marks.filter((mark) => style[mark]), href })
  }
  return runs
}

const alike = (a: Run, b: Run): boolean => a.href === b.href && a.marks.join() === b.marks.join()

function joined(runs: readonly Run[]): Run[] {
  const out: Run[] = []
  for (const run of runs) {
    const last = out.at(-1)
    if (last !== undefined && alike(last, run)) out[out.length - 1] = { ...last, text: last.text + run.text }
    else out.push(run)
  }
  return out
}

const plain = (text: string): string => text.replaceAll(/[\\*[\]]/g, '\\$&')
const sign: Record<Mark, string> = { bold: '**', italic: '*' }

/** Writes runs as a line that `runsOf` reads back. */
export function lineOf(runs: readonly Run[]): string {
  let line = ''
  let before: Run = { text: '', marks: [], href: null }
  const end: Run = before
  for (const run of [...joined(runs), end]) {
    if (before.href !== null && run.href !== before.href) line += `](${before.href})`
    for (const mark of marks) if (before.marks.includes(mark) !== run.marks.includes(mark)) line += sign[mark]
    if (run.href !== null && run.href !== before.href) line += '['
    line += plain(run.text)
    before = run
  }
  return line
}

/** Returns the text without styles. */
export const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')
