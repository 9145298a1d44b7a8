import type { RenderedPage } from './server-rendering.ts'

const STYLE = / style="([^"]*)"/g
const decoded: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' }

/** The script of the built page, and the preload hints for its imports. */
const ENTRY = /\s*<script type="module"[^>]*><\/script>/g
const IMPORTED = /\s*<link rel="modulepreload"([^>]*) href=("[^"]*")>/g
/** Returns the scripts of a page. Imported files run first, each as a separate script, to avoid one long evaluation. */
const scriptsOf = (page: string): string =>
  [...page.matchAll(IMPORTED)]
    .map(([, attributes, file]) => `<script type="module"${attributes} src=${file}></script>`)
    .join('') + (page.match(ENTRY) ?? []).join('')
/**
 * Requests the scripts once the rendered page is painted, so that they do not delay it. They run in order, each in its
 * own task. While they load, the browser opens its language data, which takes longer than 10 ms the first time. A
 * hidden page, and browsers that do not report paints, start at once.
 */
const AFTER_PAINT = `{let go=()=>{go=()=>{};const scripts=document.querySelector('#scripts').content;for(const script of scripts.children)script.async=false;document.head.append(scripts);setTimeout(openLanguage)};const openLanguage=()=>{const language=document.documentElement.lang;new Intl.Locale(language).maximize();setTimeout(()=>{new Intl.NumberFormat(language).format(0);new Intl.PluralRules(language).select(0)})};const soon=()=>go();if(document.hidden)go();else{new PerformanceObserver((seen)=>{if(seen.getEntriesByName('first-contentful-paint').length>0)go()}).observe({type:'paint',buffered:true});addEventListener('visibilitychange',soon,{once:true});setTimeout(soon,1000)}}`

/** Returns the state as a data block. The block ends at the first `</script`, so every `<` of the data is escaped. */
const asData = (state: unknown): string => JSON.stringify(state).replaceAll('<', '\\u003c')

/**
 * Inserts the rendering into index.html. The policy forbids inline styles, so style attributes become rules under the
 * page's nonce. The web app restores them before it hydrates the page (apps/web/src/frame/restore-rendered.ts).
 */
export function withRendering(page: string, { html, state }: RenderedPage, nonce: string): string {
  const rules = new Map<string, number>()
  const numberOf = (css: string): number => {
    const number = rules.get(css) ?? rules.size
    rules.set(css, number)
    return number
  }
  const drawn = html.replaceAll(STYLE, (_whole, css: string) => ` data-drawn="${numberOf(css)}"`)
  const sheet = [...rules].map(([css, number]) => `[data-drawn="${number}"]{${plain(css)}}`).join('')
  const start = `<template id="scripts">${scriptsOf(page)}</template><script nonce="${nonce}">${AFTER_PAINT}</script>`
  const data = `<script type="application/json" id="drawn-state">${asData(state)}</script>`
  return page
    .replaceAll(ENTRY, '')
    .replaceAll(IMPORTED, '')
    .replace('</head>', () => `<style nonce="${nonce}" id="drawn-styles">${sheet}</style></head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>${data}${start}`)
}

/**
 * Returns the text of an attribute for a style sheet. An encoded `<` stays encoded, so that nothing can end the sheet.
 */
const plain = (css: string): string => css.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => decoded[entity] ?? entity)
