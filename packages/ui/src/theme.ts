/** The three appearance settings. They are data attributes of <html>, which tokens.css reads. */
export const appearances = {
  theme: ['light', 'dark'],
  updown: ['green-up', 'red-up'],
  density: ['comfortable', 'compact'],
} as const

export type AppearanceName = keyof typeof appearances
export type Appearance<N extends AppearanceName> = (typeof appearances)[N][number]
export type Theme = Appearance<'theme'>
export type UpDown = Appearance<'updown'>
export type Density = Appearance<'density'>

const keyOf = (name: AppearanceName): string => `tessera.${name}`

/** The reader's saved choice, or undefined. A browser that blocks storage has none. */
export function savedAppearance<N extends AppearanceName>(name: N): Appearance<N> | undefined {
  const known: readonly Appearance<N>[] = appearances[name]
  const saved = storage()?.getItem(keyOf(name))
  return known.find((value) => value === saved)
}

/** The current value on <html>; the first value if none was applied. */
export function appliedAppearance<N extends AppearanceName>(name: N): Appearance<N> {
  const known: readonly [Appearance<N>, ...Appearance<N>[]] = appearances[name]
  const applied = typeof document === 'undefined' ? undefined : document.documentElement.dataset[name]
  return known.find((value) => value === applied) ?? known[0]
}

export function applyAppearance<N extends AppearanceName>(name: N, value: Appearance<N>): void {
  document.documentElement.dataset[name] = value
}

export function saveAppearance<N extends AppearanceName>(name: N, value: Appearance<N>): void {
  storage()?.setItem(keyOf(name), value)
  applyAppearance(name, value)
}

/**
 * Applies the saved choices, else the system's theme and the language's market colours. Call it before the first paint.
 */
export function startAppearance(locale: 'en-US' | 'zh-CN'): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  applyAppearance('theme', savedAppearance('theme') ?? (dark ? 'dark' : 'light'))
  applyAppearance('updown', savedAppearance('updown') ?? (locale === 'zh-CN' ? 'red-up' : 'green-up'))
  applyAppearance('density', savedAppearance('density') ?? 'comfortable')
}

function storage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    // Access throws if the browser blocks site data; the choice then lasts for this page only.
    return undefined
  }
}
