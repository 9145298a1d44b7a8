import { afterEach, expect, test } from 'vitest'
import { dropDraft, dropDrafts, keepDraft, KEPT_MS, readDraft } from './drafts.ts'

afterEach(() => dropDrafts())

const typed = { legalName: 'Lim Jia Wen', line1: '12 Marina View' }

/** Everything the browser keeps, as text. */
async function stored(): Promise<string> {
  const opening = indexedDB.open('tessera-drafts', 1)
  const database = await new Promise<IDBDatabase>((resolve) =>
    opening.addEventListener('success', () => resolve(opening.result)),
  )
  const asked = database.transaction('drafts').objectStore('drafts').getAll()
  const rows = await new Promise<{ box: ArrayBuffer; iv: Uint8Array }[]>((resolve) =>
    asked.addEventListener('success', () => resolve(asked.result)),
  )
  database.close()
  return rows.map(({ box }) => new TextDecoder('latin1').decode(box)).join('\n')
}

test('G2 a draft comes back to its owner and its form, and to nobody else', async () => {
  await keepDraft('lim', 'kyc', typed)
  expect(await readDraft('lim', 'kyc')).toEqual(typed)
  expect(await readDraft('chen', 'kyc')).toBeUndefined()
  expect(await readDraft('lim', 'other')).toBeUndefined()
})

test('G2 what the browser keeps cannot be read without its key', async () => {
  await keepDraft('lim', 'kyc', typed)
  const text = await stored()
  expect(text.length).toBeGreaterThan(20)
  expect(text).not.toContain('Marina')
})

test('G2 a draft is a day old at most', async () => {
  await keepDraft('lim', 'kyc', typed, 1_000)
  expect(await readDraft('lim', 'kyc', KEPT_MS + 999)).toEqual(typed)
  expect(await readDraft('lim', 'kyc', KEPT_MS + 1_000)).toBeUndefined()
  expect(await stored()).toBe('')
})

test('a draft that was sent is gone, and after logging out the browser keeps nothing', async () => {
  await keepDraft('lim', 'kyc', typed)
  await dropDraft('lim', 'kyc')
  expect(await readDraft('lim', 'kyc')).toBeUndefined()
  await dropDrafts()
  expect(await indexedDB.databases()).toEqual([])
})
