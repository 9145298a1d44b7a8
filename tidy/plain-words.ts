import { parseSync, Visitor } from 'oxc-parser'
import type { Source } from './sources.ts'

/** Words that plain English avoids, by the name under which they are counted. Source: style.md section 16. */
const unclearWords: Readonly<Record<string, RegExp>> = {
  stands: /\bstands\b/gi,
  told: /\b(?:is|are|was|were|be|been) told\b/gi,
  anew: /\banew\b/gi,
  whoever: /\bwhoever\b/gi,
  somebody: /\bsomebody\b/gi,
  'by itself': /\bby itself\b/gi,
  'comes to': /\bcomes to\b/gi,
  'in all': /\bin all(?=[.,;:)]|$)/gim,
  'what … what': /\bwhat\b[^.?!]*\bwhat\b/gi,
  'as ever': /\bas ever\b/gi,
  'of ours': /\bof ours\b/gi,
  'from before': /\bfrom before\b/gi,
  'of before': /\bof before\b/gi,
  'as of one moment': /\bas of one moment\b/gi,
  'is no noun': /(?<!\bthere )\b(?:is|are) no (?!longer\b|more\b|one\b|other\b|such\b|less\b|fairer\b)\w+/gi,
  house: /\bhouses?\b/gi,
  door: /\bdoors?\b/gi,
}

/** A comment says what a thing is or does, so it does not begin as a relative clause. */
const relativeClause = /^(?:What|Whether|Whom|Who|Whose|Of|So many)\b/

/** Names that say nothing about a value: `request`, `event`, `message`, `view` and `saved` say more. */
const unclearNames: ReadonlySet<string> = new Set([
  'asked',
  'told',
  'said',
  'shown',
  'kept',
  'heard',
  'house',
  'door',
  'anew',
  'stands',
  'somebody',
])

const add = (counts: Map<string, number>, name: string, times: number): void => {
  if (times > 0) counts.set(name, (counts.get(name) ?? 0) + times)
}

/** Joins the lines of a comment without its marks. */
const wordsOf = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|--)? ?/, ''))
    .join(' ')
    .replaceAll(/`[^`]*`|'[^']*'|"[^"]*"/g, '')
    .trim()

function countIn(counts: Map<string, number>, text: string): void {
  for (const [name, word] of Object.entries(unclearWords)) add(counts, name, text.match(word)?.length ?? 0)
}

/** Counts unclear words in the comments of these files. Quotations are left out. */
export function inComments(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { file, text } of sources) {
    const comments = file.endsWith('.sql')
      ? [...text.matchAll(/--[^\n]*(?:\n\s*--[^\n]*)*/g)].map(([comment]) => comment)
      : parseSync(file, text).comments.map(({ value }) => value)
    for (const comment of comments.map(wordsOf)) {
      add(counts, 'begins with What, Who, Of', relativeClause.test(comment) ? 1 : 0)
      countIn(counts, comment)
    }
  }
  return counts
}

/** Counts unclear words in the titles of tests. */
export function inTitles(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { file, text } of sources)
    new Visitor({
      CallExpression({ callee, arguments: [title] }) {
        if (
          title?.type === 'Literal' &&
          typeof title.value === 'string' &&
          /^(?:test|it|describe)\b/.test(text.slice(callee.start, callee.end))
        )
          countIn(counts, title.value)
      },
    }).visit(parseSync(file, text).program)
  return counts
}

/** Counts unclear words in English sentences: the texts of `*.messages.en_US.ts`, and `en_US` texts of refusals. */
export function inSentences(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { file, text } of sources) {
    const isCatalogue = file.endsWith('.messages.en_US.ts')
    const take = (value: unknown) => {
      if (typeof value === 'string') countIn(counts, value)
    }
    new Visitor({
      Property({ key, value }) {
        const isEnglish = key.type === 'Identifier' && key.name === 'en_US'
        if ((isCatalogue || isEnglish) && value.type === 'Literal') take(value.value)
      },
    }).visit(parseSync(file, text).program)
  }
  return counts
}

/** Counts the declarations and parameters of these files that have an unclear name. */
export function inNames(sources: readonly Source[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { file, text } of sources)
    new Visitor({
      Identifier({ name }) {
        if (unclearNames.has(name)) add(counts, name, 1)
      },
    }).visit(parseSync(file, text).program)
  return counts
}
