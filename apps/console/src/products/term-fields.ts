import {
  capitalStructures,
  distributionFrequencies,
  investorClasses,
  productTypes,
} from '@tessera/domain/products/product.ts'
import type { en_US } from './products.messages.en_US.ts'

/** How a field is typed and read. `both` and `note` are there in both languages; a ratio is typed in percent. */
export type FieldKind =
  | 'both'
  | 'note'
  | 'line'
  | 'choice'
  | 'day'
  | 'time'
  | 'units'
  | 'amount'
  | 'ratio'
  | 'count'
  | 'url'
export type FieldName = keyof (typeof en_US)['fields']
export type TermField = {
  /** Where the contract has it: `facts.name`. */
  readonly group: 'facts' | 'economics' | 'token' | 'access' | 'life'
  readonly name: FieldName
  readonly kind: FieldKind
  readonly optional?: boolean
  readonly max?: number
  /** Of a choice; `coins` and `chains` are what the exchange has. */
  readonly options?: readonly string[] | 'coins' | 'chains'
}
export const pathOf = ({ group, name }: Pick<TermField, 'group' | 'name'>): string => `${group}.${name}`

/** Every field of a product's terms but members and questions, as the form shows them. */
export const termSections = {
  about: [
    { group: 'facts', name: 'name', kind: 'both', max: 80 },
    { group: 'facts', name: 'issuer', kind: 'both', max: 80 },
    { group: 'facts', name: 'region', kind: 'both', max: 40 },
    { group: 'economics', name: 'term', kind: 'both', max: 40 },
    { group: 'facts', name: 'summary', kind: 'both', max: 200 },
    { group: 'facts', name: 'description', kind: 'note', max: 5000 },
    { group: 'facts', name: 'risk', kind: 'note', max: 2000 },
    { group: 'economics', name: 'returnBasis', kind: 'note', max: 300, optional: true },
  ],
  sort: [
    { group: 'facts', name: 'type', kind: 'choice', options: productTypes },
    { group: 'facts', name: 'structure', kind: 'choice', options: capitalStructures },
    { group: 'access', name: 'category', kind: 'choice', options: investorClasses },
    { group: 'economics', name: 'distribution', kind: 'choice', options: distributionFrequencies },
    { group: 'facts', name: 'subTrust', kind: 'line', max: 80, optional: true },
    { group: 'facts', name: 'createdOn', kind: 'day' },
    { group: 'facts', name: 'completedOn', kind: 'day', optional: true },
    { group: 'life', name: 'listedOn', kind: 'day', optional: true },
    { group: 'facts', name: 'videoUrl', kind: 'url', max: 500, optional: true },
  ],
  offer: [
    { group: 'economics', name: 'currency', kind: 'choice', options: 'coins' },
    { group: 'economics', name: 'unitPrice', kind: 'amount' },
    { group: 'economics', name: 'supply', kind: 'units' },
    { group: 'economics', name: 'minUnits', kind: 'units' },
    { group: 'economics', name: 'stepUnits', kind: 'units' },
    { group: 'access', name: 'maxUnits', kind: 'units', optional: true },
    { group: 'economics', name: 'fee', kind: 'ratio' },
    { group: 'life', name: 'opensAt', kind: 'time' },
    { group: 'life', name: 'closesAt', kind: 'time' },
    { group: 'life', name: 'allotmentExpectedAt', kind: 'time' },
  ],
  figures: [
    { group: 'economics', name: 'expectedReturn', kind: 'ratio', optional: true },
    { group: 'economics', name: 'dividendYield', kind: 'ratio', optional: true },
    { group: 'economics', name: 'grossMargin', kind: 'ratio', optional: true },
    { group: 'economics', name: 'leverage', kind: 'ratio', optional: true },
    { group: 'economics', name: 'profit', kind: 'amount', optional: true },
    { group: 'economics', name: 'equityMultiple', kind: 'amount', optional: true },
  ],
  token: [
    { group: 'token', name: 'decimals', kind: 'count' },
    { group: 'token', name: 'network', kind: 'choice', options: 'chains', optional: true },
    { group: 'token', name: 'contractAddress', kind: 'line', max: 64, optional: true },
    { group: 'token', name: 'protocol', kind: 'line', max: 40, optional: true },
  ],
} as const satisfies Record<string, readonly TermField[]>
export type SectionName = keyof typeof termSections
export const sectionNames = ['about', 'sort', 'offer', 'figures', 'token'] as const satisfies readonly SectionName[]
export const termFields: readonly TermField[] = sectionNames.flatMap((name): readonly TermField[] => termSections[name])

/** The texts of one member and of one question, each in both languages. */
export const entryFields = {
  members: [
    { name: 'name', kind: 'both', max: 60 },
    { name: 'role', kind: 'both', max: 60 },
    { name: 'about', kind: 'note', max: 300 },
  ],
  faq: [
    { name: 'question', kind: 'both', max: 200 },
    { name: 'answer', kind: 'note', max: 1000 },
  ],
} as const
export type EntryList = keyof typeof entryFields
export const entryLists = ['members', 'faq'] as const satisfies readonly EntryList[]
export const mostEntries: Record<EntryList, number> = { members: 20, faq: 30 }
export const languages = ['en', 'zh'] as const
