import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { type ScreenName, screenName, screenPaths } from '@tessera/contract/screens.ts'
import { CreditCard, Handshake, KeyRound, type LucideIcon, ScanFace, UserRound, UsersRound } from 'lucide-react'
import { addressOf } from '#parts/paths.ts'
import { menuIcons } from './menu-icons.ts'
import type { MenuName, MenuPosition, PersonalGroupId, RouteRow } from './route-row.ts'
import { routes } from './routes.ts'

export type MenuEntry = Omit<MenuPosition, 'in'> & {
  readonly id: ScreenName
  readonly icon: LucideIcon
  readonly to: (locale: Locale) => string
}

/** The entries of a menu, as the rows of the screens declare them. */
const entriesOf = (menu: MenuName): readonly MenuEntry[] =>
  screenPaths
    .flatMap((path) => {
      const { entry }: RouteRow = routes[path]
      const position = entry?.in[menu]
      if (entry === undefined || position === undefined) return []
      const { in: _, ...rest } = entry
      const id = screenName(path)
      return [{ position, ...rest, id, icon: iconOf(id), to: (locale: Locale) => addressOf(locale, path) }]
    })
    .toSorted((a, b) => a.position - b.position)

/** Returns the icon of a screen that has a place in menus. */
function iconOf(name: ScreenName): LucideIcon {
  if (!(name in menuIcons)) throw new Error(`${name} has no icon in menu-icons.ts`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked above
  return menuIcons[name as keyof typeof menuIcons]
}

/** The assets menu of the header: the two accounts of specification §2.3, then the other places for assets. */
export const assetsMenu = entriesOf('headerAssets')

/** The account menu of the header, before its log-out entry. */
export const accountMenu = entriesOf('headerAccount')

/** The side menu beside the three accounts, with payments from held products. */
export const assetNavigation = entriesOf('besideAccounts')

export type PersonalGroup = {
  readonly id: PersonalGroupId
  readonly icon: LucideIcon
  readonly entries: readonly MenuEntry[]
}

const groupIcons: Readonly<Record<PersonalGroupId, LucideIcon>> = {
  account: UserRound,
  verification: ScanFace,
  payments: CreditCard,
  people: UsersRound,
  api: KeyRound,
  programs: Handshake,
}

const groupIds = ['account', 'verification', 'payments', 'people', 'api', 'programs'] as const
/** The side menu of the personal area: groups, each with its entries as children. */
export const personalMenu: readonly PersonalGroup[] = groupIds.map((id) => ({
  id,
  icon: groupIcons[id],
  entries: entriesOf(id),
}))

export type Reader = {
  readonly approved: boolean
  readonly isSub: boolean
  readonly isCompany?: boolean
  readonly isMember?: boolean
}

export const visibleTo = <T extends Omit<MenuPosition, 'in'>>(
  menu: readonly T[],
  { approved, isSub, isCompany = false, isMember = false }: Reader,
): readonly T[] =>
  menu.filter(
    ({ when, ownerOnly, companyOnly, firstOnly }) =>
      (when === undefined || (when === 'approved') === approved) &&
      !(isSub && ownerOnly === true) &&
      (isCompany || companyOnly !== true) &&
      !(isMember && firstOnly === true),
  )

/** The groups that this reader can use, with the visible entries of each. */
export const groupsVisibleTo = (menu: readonly PersonalGroup[], reader: Reader): readonly PersonalGroup[] =>
  menu
    .map((group) => ({ ...group, entries: visibleTo(group.entries, reader) }))
    .filter(({ entries }) => entries.length > 0)
