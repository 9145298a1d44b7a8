import { inLocale, localeIn } from './platform/text/choose-locale.ts'
import { isLocale } from './platform/text/locale.ts'
import { type ScreenPath, screenPaths, screenRow } from './screens.ts'

/** The first screen of an area without a screen of its own. */
export const areaStart = { assets: '/assets/tokenAccount', personal: '/personal/userManagement' } as const

/** Returns true if the browser may keep the page at `path` in its back/forward cache. */
export function mayUseBackForwardCache(path: string): boolean {
  const at = screenAt(path)
  return at !== undefined && screenRow(at.screen).backForwardCache === true
}

export type Standing = {
  readonly screen: ScreenPath
  /** The optional part of the path: a symbol, or the slug of a text. */
  readonly id: string | undefined
}

/**
 * Returns the screen at a path of the site, with or without its language; undefined if there is none. Case does not
 * matter.
 */
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

/** Returns the address of the list if `path`, with its language, names no single thing; otherwise `path`. */
export function listFor(path: string): string {
  const locale = localeIn(path)
  const screen = screenPaths.find((each) => listOf(each) !== undefined && same(fixedPart(each), below(path)))
  const list = screen && listOf(screen)
  return list === undefined || !isLocale(locale) ? path : inLocale(list, locale)
}

const listOf = (path: ScreenPath): ScreenPath | undefined => screenPaths.find((each) => each === screenRow(path).list)

const fixedPart = (screen: ScreenPath): string => screen.replace(/\/\{.*$/, '')

/** Returns the path without language and without a slash at the end; empty for the first screen. */
const below = (path: string): string => inLocale(path, 'en_US').slice('/en_US'.length)
const same = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase()

/** Decodes a part of a path; undefined if it is absent or cannot be decoded. */
function decoded(part: string | undefined): string | undefined {
  if (part === undefined || part === '') return undefined
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
