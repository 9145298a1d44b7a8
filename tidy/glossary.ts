import type { ScreenText } from './screen-texts.ts'

type Language = ScreenText['language']
export type Forbidden = { readonly word: string; readonly language: Language }
export type Exception = { readonly word: string; readonly where: string; readonly reason: string }

/** The rows of the first table below a heading, without its head; cells are trimmed. */
function rowsBelow(markdown: string, heading: string): string[][] {
  const [, below] = markdown.split(`\n${heading}\n`)
  if (below === undefined) throw new Error(`GLOSSARY.md has no heading “${heading}”`)
  const [table = ''] = /(?:^\|.*\n?)+/m.exec(below) ?? []
  const [, , ...rows] = table.trim().split('\n')
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const wordsIn = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** The words that the table of terms forbids. */
export const forbiddenIn = (markdown: string): Forbidden[] =>
  rowsBelow(markdown, '## Terms on screens').flatMap(([, , , english, chinese]) => [
    ...wordsIn(english).map((word) => ({ word, language: 'en_US' as const })),
    ...wordsIn(chinese).map((word) => ({ word, language: 'zh_CN' as const })),
  ])

/** The rows that allow a forbidden word in a file or folder. */
export const exceptionsIn = (markdown: string): Exception[] =>
  rowsBelow(markdown, '### Exceptions').flatMap(([word, where, reason = '']) =>
    wordsIn(word).map((each) => ({ word: each, where: wordsIn(where)[0] ?? '', reason })),
  )

/** True if the text contains the word, in upper or lower case: a whole word, or Chinese characters anywhere. */
export const contains = (text: string, { word }: Pick<Forbidden, 'word'>): boolean =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'iu').test(text)

/** The texts that contain a forbidden word and are not excepted. */
export const uses = (
  texts: readonly ScreenText[],
  forbidden: Forbidden,
  exceptions: readonly Exception[],
): ScreenText[] =>
  texts.filter(
    (each) =>
      each.language === forbidden.language &&
      contains(each.text, forbidden) &&
      !exceptions.some(({ word, where }) => word === forbidden.word && each.file.startsWith(where)),
  )
