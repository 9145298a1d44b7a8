import { parseSync, Visitor } from 'oxc-parser'
import { isTest, type Source } from './sources.ts'

export type ScreenText = {
  readonly file: string
  readonly line: number
  readonly language: 'en_US' | 'zh_CN'
  readonly text: string
}

const han = /\p{Script=Han}/u
const catalogue = /\.(en_US|zh_CN)\.ts$/

/** True if people read the texts of this file: a catalogue, or a file of the contract or the seeded pages with Chinese. */
const isRead = ({ file, text }: Source): boolean =>
  !isTest(file) &&
  !file.includes('all-messages') &&
  (catalogue.test(file) ||
    (/^(packages\/contract\/src|world\/src\/stories\/texts|apps\/server\/src)\//.test(file) && han.test(text)))

/** The texts of a file in the order in which they are written; names of keys and imported files are left out. */
function textsIn({ file, text }: Source): ScreenText[] {
  const found: { readonly start: number; readonly text: string }[] = []
  const skipped = new Set<number>()
  new Visitor({
    ImportDeclaration: ({ source }) => void skipped.add(source.start),
    Property: ({ key }) => void skipped.add(key.start),
    TSLiteralType: ({ literal }) => void skipped.add(literal.start),
    Literal({ start, value }) {
      if (typeof value === 'string' && !skipped.has(start)) found.push({ start, text: value })
    },
    TemplateElement({ start, value }) {
      found.push({ start, text: value.cooked ?? '' })
    },
  }).visit(parseSync(file, text).program)
  const whole = catalogue.exec(file)?.[1]
  return found.map(({ start, text: words }) => ({
    file,
    line: text.slice(0, start).split('\n').length,
    language: whole === 'en_US' || whole === 'zh_CN' ? whole : han.test(words) ? 'zh_CN' : 'en_US',
    text: words,
  }))
}

/** All texts of the catalogues of the site, the console, mails, refusals and seeded pages. */
export const screenTexts = (sources: readonly Source[]): ScreenText[] => sources.filter(isRead).flatMap(textsIn)
