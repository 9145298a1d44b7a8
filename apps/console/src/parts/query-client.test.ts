import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { makeQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('a decision without a network fails at once and is not sent later', async () => {
  const client = makeQueryClient()
  const sent: string[] = []
  const mutationFn = (what: string): Promise<void> => {
    sent.push(what)
    return Promise.reject(new Error('gone'))
  }
  onlineManager.setOnline(false)
  const decided = client.getMutationCache().build(client, { mutationFn }).execute('approve')
  await expect(decided).rejects.toThrow('gone')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  expect(sent).toEqual(['approve'])
})
