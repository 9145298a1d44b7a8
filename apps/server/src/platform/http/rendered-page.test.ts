import { expect, test } from 'vitest'
import { withRendering } from './rendered-page.ts'

const page = '<html><head></head><body><div id="root"></div></body></html>'

test('moves style attributes into rules under the nonce, equal ones once', () => {
  const html = '<p style="--g:2px">a</p><p style="color:red">b</p><p style="--g:2px">c</p>'
  const drawn = withRendering(page, { html, state: {} }, 'n')
  expect(drawn).not.toContain(' style="')
  expect(drawn).toContain('<p data-drawn="0">a</p><p data-drawn="1">b</p><p data-drawn="0">c</p>')
  expect(drawn).toContain(
    '<style nonce="n" id="drawn-styles">[data-drawn="0"]{--g:2px}[data-drawn="1"]{color:red}</style></head>',
  )
})

test('WEB-04 neither state data nor a style can end its element', () => {
  const state = { name: '</script><script>alert(1)</script>' }
  const html = '<p style="content:&quot;&lt;/style&gt;&quot;">a</p>'
  const drawn = withRendering(page, { html, state }, 'n')
  // The state data, and the starter of the page's scripts.
  expect(drawn.match(/<\/script/g)).toHaveLength(2)
  expect(drawn.match(/<\/style/g)).toHaveLength(1)
  const data = /id="drawn-state">(.*?)<\/script>/.exec(drawn)?.[1] ?? ''
  expect(JSON.parse(data)).toEqual(state)
})

test("keeps the page's scripts in a template, imported files first, and starts them with one script under the nonce", () => {
  const script = '<script type="module" crossorigin src="/assets/a.js"></script>'
  const built = page.replace('</head>', `${script}<link rel="modulepreload" crossorigin href="/assets/b.js"></head>`)
  const drawn = withRendering(built, { html: '<p>a</p>', state: {} }, 'n')
  expect(drawn.slice(0, drawn.indexOf('<body>'))).not.toContain('/assets/')
  const waiting = '<script type="module" crossorigin src="/assets/b.js"></script>' + script
  expect(drawn).toContain(`<template id="scripts">${waiting}</template><script nonce="n">`)
})

test('inserts names with replacement patterns literally', () => {
  const drawn = withRendering(page, { html: "<p>$& $' $`</p>", state: '$&' }, 'n')
  expect(drawn).toContain("<p>$& $' $`</p>")
  expect(drawn).toContain('id="drawn-state">"$&"</script>')
})
