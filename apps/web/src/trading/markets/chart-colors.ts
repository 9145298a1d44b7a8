const tokens = {
  up: '--up',
  down: '--down',
  upSoft: '--up-soft',
  downSoft: '--down-soft',
  text: '--text-3',
  border: '--border',
  cross: '--text-3',
  label: '--tooltip',
  ma7: '--data-2',
  ma25: '--data-4',
  ema50: '--data-3',
  bollinger: '--data-6',
  auction: '--data-5',
  valuation: '--data-1',
} as const
export type ChartColors = Readonly<Record<keyof typeof tokens, string>>

/** The current values of the colour tokens, which a canvas cannot read itself. */
export function readColors(): ChartColors {
  const style = getComputedStyle(document.documentElement)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each key of `tokens`
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]),
  ) as ChartColors
}

/**
 * Calls `changed` when the user changes the theme or the colours of rising and falling prices. Returns a function that
 * stops it.
 */
export function onAppearanceChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-updown'] })
  return () => observer.disconnect()
}
