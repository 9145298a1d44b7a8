import type { RenderedPage } from './server-rendering.ts'

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
 * Requests the scripts once the rendered page is painted, so that they do not delay it. They run in order, each in a task of its
 * own. While they load, the browser opens its language data, which takes longer than 10 ms the first time. Nobody sees a hidden
 * page, and some browsers do not report paints, so neither waits for one.
 */
const AFTER_PAINT = `{let go=()=>{go=()=>{};const scripts=document.querySelector('#scripts').content;for(const script of scripts.children)script.async=false;document.head.append(scripts);setTimeout(openLanguage)};const openLanguage=()=>{const language=document.documentElement.lang;new Intl.Locale(language).maximize();setTimeout(()=>{new Intl.NumberFormat(language).format(0);new Intl.PluralRules(language).select(0)})};const soon=()=>go();if(document.hidden)go();else{new PerformanceObserver((seen)=>{if(seen.getEntriesByName('first-contentful-paint').length>0)go()}).observe({type:'paint',buffered:true});addEventListener('visibilitychange',soon,{once:true});setTimeout(soon,1000)}}`

/** A data block ends at the first `</script`, whatever it holds: no `<` of the data stands in it as such. */
const asData = (state: unknown): string => JSON.stringify(state).replaceAll('<', '\\u003c')

/**
 * Puts a drawing into index.html. Style attributes are inline styles, which the policy forbids: they become rules under
 * the page's nonce, and the web app turns them back before it hydrates the page (apps/web/src/frame/restore-rendered.ts).
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

/** Text of an attribute as it stands in a sheet; an encoded `<` stays encoded, so that nothing in it ends the sheet. */
const plain = (css: string): string => css.replaceAll(/&(?:quot|#x27|amp);/g, (entity) => decoded[entity] ?? entity)
