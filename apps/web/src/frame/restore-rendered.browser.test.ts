import { dehydrate, type QueryKey } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { market, publicInfo } from '#parts/public-info.queries.ts'
import { makeQueryClient } from '#parts/query-client.ts'
import { isDocumentAddress, restoreAnswers, restoreStyles } from './restore-rendered.ts'

test("requests the reader's region again, because the server rendered without one", () => {
  const infoKey: QueryKey = publicInfo().queryKey
  const marketKey: QueryKey = market().queryKey
  const server = makeQueryClient()
  for (const key of [infoKey, marketKey]) server.setQueryData(key, {})
  const state = document.createElement('script')
  state.type = 'application/json'
  state.id = 'drawn-state'
  state.textContent = JSON.stringify(dehydrate(server))
  document.body.append(state)
  onTestFinished(() => state.remove())

  const client = makeQueryClient()
  expect(restoreAnswers(client)).toBe(true)
  expect(client.getQueryState(infoKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(marketKey)?.isInvalidated).toBe(false)
})

test('turns style rules back into style attributes', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<style id="drawn-styles">[data-drawn="0"]{color:red}[data-drawn="1"]{--g:6px}</style>
    <main id="page"><p data-drawn="1"></p><p data-drawn="0"></p><p data-drawn="1"></p></main>`,
  )
  const page = document.querySelector('#page')
  onTestFinished(() => page?.remove())
  restoreStyles()
  expect(Array.from(page?.children ?? [], (each) => each.outerHTML)).toEqual([
    '<p style="--g: 6px;"></p>',
    '<p style="color: red;"></p>',
    '<p style="--g: 6px;"></p>',
  ])
  expect(document.querySelector('#drawn-styles')).toBeNull()
})

test('recognises that the address is no longer the one of the document', () => {
  const before = location.href
  onTestFinished(() => history.replaceState({}, '', before))
  expect(isDocumentAddress()).toBe(true)
  history.replaceState({}, '', `${before.split('?', 1)[0]}?tab=2#part`)
  expect(isDocumentAddress()).toBe(true)
  history.replaceState({}, '', '/another-page')
  expect(isDocumentAddress()).toBe(false)
})
