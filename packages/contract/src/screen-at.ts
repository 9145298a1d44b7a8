import { inLocale, localeIn } from './platform/text/choose-locale.ts'
import { isLocale } from './platform/text/locale.ts'
import { type ScreenPath, screenPaths, screenRow } from './screens.ts'

/** An area without a screen of its own leads to its first one. */
export const areaStart = { assets: '/assets/tokenAccount', personal: '/personal/userManagement' } as const

/** Returns true if the browser may keep the page at `path` in its back/forward cache. */
export function isKeptForBack(path: string): boolean {
  const at = screenAt(path)
  return at !== undefined && screenRow(at.screen).keptForBack === true
}

export type Standing = {
  readonly screen: ScreenPath
  /** What stands in the part that may be left out: a symbol, the name of a text. */
  readonly id: string | undefined
}

/** The screen at a path of the site, with its language or without; undefined where none is. Small letters and capitals are one. */
export function screenAt(path: string): Standing | undefined {
  const parts = below(path).split('/').slice(1)
  const area = Object.entries(areaStart).find(([name]) => parts.length === 1 && same(name, parts[0]))
  if (area !== undefined) return { screen: area[1], id: undefined }
  for (const screen of screenPaths) {
    const own = screen.split('/').slice(1)
    const fixed = own.filter((part) => part !== '' && !part.startsWith('{'))
    const more = parts.length - fixed.length
    if (more < 0 || more > own.filter((part) => part.startsWith('{')).length) continue
    if (!fixed.every((part, at) => same(part, parts[at]))) continue
    const id = decoded(parts[fixed.length])
    if (more === 1 && id === undefined) return undefined
    return { screen: id === undefined ? (listOf(screen) ?? screen) : screen, id }
  }
  return undefined
}

/** The address of the list when `path`, with its language, names no single thing; otherwise `path`. */
export function listFor(path: string): string {
  const locale = localeIn(path)
  const screen = screenPaths.find((each) => listOf(each) !== undefined && same(fixedPart(each), below(path)))
  const list = screen && listOf(screen)
  return list === undefined || !isLocale(locale) ? path : inLocale(list, locale)
}

const listOf = (path: ScreenPath): ScreenPath | undefined => screenPaths.find((each) => each === screenRow(path).list)

const fixedPart = (screen: ScreenPath): string => screen.replace(/\/\{.*$/, '')

/** Without language and without a slash at the end: nothing is the first screen. */
const below = (path: string): string => inLocale(path, 'en_US').slice('/en_US'.length)
const same = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/** Undefined where nothing stands, or nothing that can be read. */
function decoded(part: string | undefined): string | undefined {
  if (part === undefined || part === '') return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
