import type { ScreenText } from './screen-texts.ts'

type Language = ScreenText['language']
export type Forbidden = { readonly word: string; readonly language: Language }
export type Exception = { readonly word: string; readonly phrase: string; readonly reason: string }

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

/** The rows that allow a forbidden word inside a phrase. */
export const exceptionsIn = (markdown: string): Exception[] =>
  rowsBelow(markdown, '### Exceptions').flatMap(([word, phrase, reason = '']) =>
    wordsIn(word).map((each) => ({ word: each, phrase: wordsIn(phrase)[0] ?? '', reason })),
  )

/** True if the text contains the word, in upper or lower case: a whole word, or Chinese characters anywhere. */
export const contains = (text: string, { word }: Pick<Forbidden, 'word'>): boolean =>
  /\p{Script=Han}/u.test(word)
    ? text.includes(word)
    : new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'iu').test(text)

/** The text without the names of its placeholders, which nobody reads: `to {remark}` → `to {}`. */
const withoutNames = (text: string): string => text.replaceAll(/\{\s*\w+/gu, '{')

/** The texts that contain a forbidden word outside the phrases that allow it. */
export const textsWithWord = (
  texts: readonly ScreenText[],
  forbidden: Forbidden,
  exceptions: readonly Exception[],
): ScreenText[] => {
  const phrases = exceptions.filter(({ word }) => word === forbidden.word).map(({ phrase }) => phrase)
  return texts.filter(
    ({ language, text }) =>
      language === forbidden.language &&
      contains(
        phrases.reduce((rest, phrase) => rest.replaceAll(phrase, ''), withoutNames(text)),
        forbidden,
      ),
  )
}
