/** The three looks a reader may choose. They live as data attributes on <html>, where tokens.css reads them. */
export const looks = {
  theme: ['light', 'dark'],
  updown: ['green-up', 'red-up'],
  density: ['comfortable', 'compact'],
} as const

export type LookName = keyof typeof looks
export type Look<N extends LookName> = (typeof looks)[N][number]
export type Theme = Look<'theme'>
export type UpDown = Look<'updown'>
export type Density = Look<'density'>

const keyOf = (name: LookName): string => `tessera.${name}`

/** What the reader chose before, or undefined. A browser that keeps nothing simply has no saved choice. */
export function savedLook<N extends LookName>(name: N): Look<N> | undefined {
  const known: readonly Look<N>[] = looks[name]
  const saved = storage()?.getItem(keyOf(name))
  return known.find((look) => look === saved)
}

/** What stands on <html>; the first of its kind before anything was applied. */
export function appliedLook<N extends LookName>(name: N): Look<N> {
  const known: readonly [Look<N>, ...Look<N>[]] = looks[name]
  const applied = typeof document === 'undefined' ? undefined : document.documentElement.dataset[name]
  return known.find((look) => look === applied) ?? known[0]
}

export function applyLook<N extends LookName>(name: N, look: Look<N>): void {
  document.documentElement.dataset[name] = look
}

export function saveLook<N extends LookName>(name: N, look: Look<N>): void {
  storage()?.setItem(keyOf(name), look)
  applyLook(name, look)
}

/** Call before the first paint: saved choices, else the system's theme and the language's market colours. */
export function startLooks(locale: 'en-US' | 'zh-CN'): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  applyLook('theme', savedLook('theme') ?? (dark ? 'dark' : 'light'))
  applyLook('updown', savedLook('updown') ?? (locale === 'zh-CN' ? 'red-up' : 'green-up'))
  applyLook('density', savedLook('density') ?? 'comfortable')
}

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    // Access itself throws when the browser blocks site data; the choice then lasts for this page only.
    return undefined
  }
}
