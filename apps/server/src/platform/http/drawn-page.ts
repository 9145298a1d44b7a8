import type { Drawn } from './drawing.ts'

const STYLE = / style="([^"]*)"/g
const decoded: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** A data block ends at the first `</script`, whatever it holds: no `<` of the data stands in it as such. */
const asData = (state: unknown): string => JSON.stringify(state).replaceAll('<', '\\u003c')

/**
 * Puts a drawing into index.html. Style attributes are inline styles, which the policy forbids: they become rules under
 * the page's nonce, and the web app turns them back when it takes the page over (apps/web/src/take-over.ts).
 */
export function withDrawing(page: string, { html, state }: Drawn, nonce: string): string {
  const rules = new Map<string, number>()
  const numberOf = (css: string): number => {
    const number = rules.get(css) ?? rules.size
    rules.set(css, number)
    return number
  }
  const drawn = html.replaceAll(STYLE, (_whole, css: string) => ` data-drawn="${numberOf(css)}"`)
  const sheet = [...rules].map(([css, number]) => `[data-drawn="${number}"]{${plain(css)}}`).join('')
  const data = `<script type="application/json" id="drawn-state">${asData(state)}</script>`
  return page
    .replace('</head>', () => `<style nonce="${nonce}" id="drawn-styles">${sheet}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>${data}`)
}

/** Text of an attribute as it stands in a sheet; an encoded `<` stays encoded, so that nothing in it ends the sheet. */
const plain = (css: string): string => css.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => decoded[entity] ?? entity)
