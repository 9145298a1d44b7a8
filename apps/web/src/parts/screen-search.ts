import { searchWith } from '@tessera/contract/platform/text/search-fields.ts'
import { type ScreenPath, screenRow, type screens } from '@tessera/contract/screens.ts'

const none = searchWith({})

type Screens = typeof screens
type SchemaOf<P extends ScreenPath> = Screens[P] extends { readonly search: infer S extends typeof none }
  ? S
  : typeof none
/** The search parameters of a screen as its schema returns them. */
export type SearchOf<P extends ScreenPath> = ReturnType<SchemaOf<P>['parse']>

export const searchSchema = <P extends ScreenPath>(screen: P): SchemaOf<P> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- SchemaOf reads the same table by the same key
  (screenRow(screen).search ?? none) as SchemaOf<P>

/** The search parameters of a screen, parsed. */
export const searchIn = <P extends ScreenPath>(screen: P, search: object): SearchOf<P> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the result of the screen's own schema
  searchSchema(screen).parse(search) as SearchOf<P>
