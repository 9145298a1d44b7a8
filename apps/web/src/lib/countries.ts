import { areas } from '@tessera/domain/customers/areas.ts'
import { bcp47, type Locale } from '@tessera/contract/locale.ts'

/** Every country with its name in the reader's language, in that language's order. */
export function countries(locale: Locale): readonly { value: string; label: string }[] {
  const tag = bcp47(locale)
  const names = new Intl.DisplayNames(tag, { type: 'region' })
  const inOrder = new Intl.Collator(tag)
  return areas
    .map(({ iso2: value }) => ({ value, label: names.of(value) ?? value }))
    .toSorted((a, b) => inOrder.compare(a.label, b.label))
}
