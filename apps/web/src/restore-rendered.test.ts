import { dehydrate, type QueryKey } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { market, publicInfo } from './lib/public-info.queries.ts'
import { makeQueryClient } from './lib/query-client.ts'
import { restoreRendered } from './restore-rendered.ts'

test('the region of the reader is requested again, because the server rendered without one', () => {
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
  expect(restoreRendered(client)).toBe(true)
  expect(client.getQueryState(infoKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(marketKey)?.isInvalidated).toBe(false)
})
