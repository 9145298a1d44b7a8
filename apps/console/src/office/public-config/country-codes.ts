import { areas } from '@tessera/domain/access/customers/areas.ts'
import { plainLetters } from '@tessera/ui/text-rules.ts'

const known: ReadonlySet<string> = new Set(areas.map(({ iso2 }) => iso2))

/** Parses typed codes: the valid countries, sorted and unique, and the invalid ones. */
export function readCodes(text: string): { readonly codes: string[]; readonly invalid: string[] } {
  const typed = [
    ...new Set(
      plainLetters(text)
        .toUpperCase()
        .split(/[\s,，、;；]+/u)
        .filter((code) => code !== ''),
    ),
  ].toSorted()
  return { codes: typed.filter((code) => known.has(code)), invalid: typed.filter((code) => !known.has(code)) }
}
