import { areas } from '../boundaries.ts'
import type { Source } from './sources.ts'

/** Headings of the index besides the areas: decisions on the two apps, and on building and testing. */
const otherHeadings = ['site and console', 'tests and tools'] as const
const headings: readonly string[] = [...Object.keys(areas), ...otherHeadings]

/** A decision: its number, file and title, and the numbers of the earlier ones that it replaces or changes. */
export type Decision = {
  readonly number: string
  readonly file: string
  readonly title: string
  readonly supersedes: readonly string[]
  readonly changes: readonly string[]
}

const numbersIn = (text: string): string[] => text.match(/\b0\d{3}\b/g) ?? []

/**
 * Reads the sentences that begin with "Supersedes", "Changes" or "Replaces". A decision that another one only extends
 * keeps its state.
 */
export function decisionOf({ file, text }: Source): Decision {
  const [, number = '', title = ''] = /^# (\d{4})[:\s·]+(.+)/.exec(text) ?? []
  const sentences = (verb: string): string =>
    [...text.matchAll(new RegExp(`^${verb} (?:in )?(?:decisions? )?[^\\n]*`, 'gm'))]
      .join(' ')
      .replaceAll(/\badds? to .*/gi, '')
  return {
    number,
    file: file.replace(/^.*\//, ''),
    title: title.trim(),
    supersedes: numbersIn(sentences('Supersedes')),
    changes: numbersIn(`${sentences('Changes')} ${sentences('Replaces')}`),
  }
}

/** Returns the number of each decision that the index lists, with the heading above it. */
export function listed(index: string): [number: string, heading: string][] {
  return index.split(/^## /m).flatMap((section) => {
    const heading = section.split('\n')[0] ?? ''
    return [...section.matchAll(/^- \[?(\d{4})\b/gm)].map(([, number = '']): [string, string] => [number, heading])
  })
}

/**
 * Returns the faults of the index: decisions that are missing, listed twice or do not exist, and headings that are not
 * an area.
 */
export function faultsOf(index: string, decisions: readonly Decision[]): string[] {
  const rows = listed(index)
  const times = Map.groupBy(rows, ([number]) => number)
  const known = new Set(decisions.map(({ number }) => number))
  return [
    ...decisions.flatMap(({ number, file }) =>
      times.has(number) ? [] : [`${file} is not listed: add "- ${number}" to its area`],
    ),
    ...[...times].flatMap(([number, at]) => (at.length > 1 ? [`${number} is listed ${at.length} times`] : [])),
    ...[...times.keys()].flatMap((number) => (known.has(number) ? [] : [`${number} does not exist`])),
    ...rows.flatMap(([number, heading]) =>
      headings.includes(heading) ? [] : [`${number} is below "${heading}", which is not an area`],
    ),
  ]
}

/** Returns the index with the title and state of each decision, in the order of the areas and of the numbers. */
export function indexOf(index: string, decisions: readonly Decision[]): string {
  const headingOf = new Map(listed(index))
  const linkOf = new Map(decisions.map(({ number, file }) => [number, `[${number}](${file})`]))
  const laterThan = (number: string, of: 'supersedes' | 'changes'): string =>
    decisions.flatMap((each) => (each[of].includes(number) ? [linkOf.get(each.number)] : [])).join(', ')
  const row = ({ number, title }: Decision): string => {
    const [superseded, changed] = [laterThan(number, 'supersedes'), laterThan(number, 'changes')]
    if (superseded !== '') return `- ${linkOf.get(number)} ~~${title}~~ Superseded by ${superseded}.`
    return `- ${linkOf.get(number)} ${title}${changed === '' ? '' : `. Changed by ${changed}.`}`
  }
  const sections = headings.flatMap((heading) => {
    const rows = decisions.filter(({ number }) => headingOf.get(number) === heading).map(row)
    return rows.length === 0 ? [] : [`## ${heading}\n\n${rows.join('\n')}\n`]
  })
  const introduction = index.split(/^## /m)[0] ?? ''
  return `${introduction}${sections.join('\n')}`
}
