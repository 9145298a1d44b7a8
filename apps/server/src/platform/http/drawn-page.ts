import type { Drawn } from './drawing.ts'

const STYLE = / style="([^"]*)"/g
const decoded: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** The built page's own script, and the hints to fetch what it imports. */
const ENTRY = /\s*<script type="module"[^>]*><\/script>/g
const IMPORTED = /\s*<link rel="modulepreload"([^>]*) href=("[^"]*")>/g
/** What is imported runs first, each file as a script of its own: no long evaluation of all at once. */
const scriptsOf = (page: string): string =>
  [...page.matchAll(IMPORTED)]
    .map(([, attributes, file]) => `<script type="module"${attributes} src=${file}></script>`)
    .join('') + (page.match(ENTRY) ?? []).join('')
/**
 * The scripts that take the page over are asked for once what is drawn is seen: they take no turn from the first paint.
 * Nobody sees a hidden page, and a browser that does not tell of paints is not waited for.
 */
const AFTER_PAINT = `{let go=()=>{go=()=>{};document.head.append(document.querySelector('#scripts').content)};const soon=()=>go();if(document.hidden)go();else{new PerformanceObserver((seen)=>{if(seen.getEntriesByName('first-contentful-paint').length>0)go()}).observe({type:'paint',buffered:true});addEventListener('visibilitychange',soon,{once:true});setTimeout(soon,1000)}}`

/**
 * Until the page is taken over its buttons and tabs do nothing: the last one that was pressed is kept, and pressed again when the
 * web app says that all of it answers (apps/web/src/main.tsx). What is taken over already answers by itself, and is known by the
 * listeners that Preact keeps at each element (`__e`): a press that began before goes nowhere else. Links lead by themselves, and
 * forms are closed.
 */
const PRESSED_EARLY = `{let early,down;const press=(event)=>{const at=event.target.closest?.('button,[role=tab]')??undefined,isEarly=at&&(at===down||!at.__e);if(event.type==='pointerdown'){down=isEarly?at:undefined;return}down=undefined;if(!at)return;if(isEarly){early=at;event.preventDefault();event.stopImmediatePropagation()}};for(const type of ['pointerdown','click'])addEventListener(type,press,true);addEventListener('taken-over',()=>{for(const type of ['pointerdown','click'])removeEventListener(type,press,true);early?.click()},{once:true})}`

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
  const start = `<template id="scripts">${scriptsOf(page)}</template><script nonce="${nonce}">${PRESSED_EARLY}${AFTER_PAINT}</script>`
  const data = `<script type="application/json" id="drawn-state">${asData(state)}</script>`
  return page
    .replaceAll(ENTRY, '')
    .replaceAll(IMPORTED, '')
    .replace('</head>', () => `<style nonce="${nonce}" id="drawn-styles">${sheet}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>${data}${start}`)
}

/** Text of an attribute as it stands in a sheet; an encoded `<` stays encoded, so that nothing in it ends the sheet. */
const plain = (css: string): string => css.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => decoded[entity] ?? entity)
