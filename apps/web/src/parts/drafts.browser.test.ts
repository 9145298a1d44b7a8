import { afterEach, beforeEach, expect, test } from 'vitest'
import { dropDraft, dropDrafts, keepDraft, DRAFT_LIFETIME_MS, openDrafts, readDraft } from './drafts.ts'

beforeEach(openDrafts)
afterEach(() => dropDrafts())

const typed = { legalName: 'Lim Jia Wen', line1: '12 Marina View' }

/** Everything in the browser's storage, as text. */
async function stored(): Promise<string> {
  const opening = indexedDB.open('tessera-drafts', 1)
  const database = await new Promise<IDBDatabase>((resolve) =>
    opening.addEventListener('success', () => resolve(opening.result)),
  )
  const request = database.transaction('drafts').objectStore('drafts').getAll()
  const rows = await new Promise<{ box: ArrayBuffer; iv: Uint8Array }[]>((resolve) =>
    request.addEventListener('success', () => resolve(request.result)),
  )
  database.close()
  return rows.map(({ box }) => new TextDecoder('latin1').decode(box)).join('\n')
}

test('G2 a draft is restored for its owner and its form only', async () => {
  await keepDraft('lim', 'kyc', typed)
  expect(await readDraft('lim', 'kyc')).toEqual(typed)
  expect(await readDraft('chen', 'kyc')).toBeUndefined()
  expect(await readDraft('lim', 'other')).toBeUndefined()
})

test('G2 stored drafts cannot be read without the key', async () => {
  await keepDraft('lim', 'kyc', typed)
  const text = await stored()
  expect(text.length).toBeGreaterThan(20)
  expect(text).not.toContain('Marina')
})

test('G2 a draft expires after a day', async () => {
  await keepDraft('lim', 'kyc', typed, 1_000)
  expect(await readDraft('lim', 'kyc', DRAFT_LIFETIME_MS + 999)).toEqual(typed)
  expect(await readDraft('lim', 'kyc', DRAFT_LIFETIME_MS + 1_000)).toBeUndefined()
  expect(await stored()).toBe('')
})

test('a submitted draft is deleted, and a logout deletes everything', async () => {
  await keepDraft('lim', 'kyc', typed)
  await dropDraft('lim', 'kyc')
  expect(await readDraft('lim', 'kyc')).toBeUndefined()
  await dropDrafts()
  expect(await indexedDB.databases()).toEqual([])
})

test('G2 after a logout, the last input of a form that closes is not kept', async () => {
  await keepDraft('lim', 'kyc', typed)
  const [beforeLogout] = [keepDraft('lim', 'kyc', { ...typed, line1: '13 Marina View' }), await dropDrafts()]
  await beforeLogout
  await keepDraft('lim', 'kyc', typed)
  expect(await readDraft('lim', 'kyc')).toBeUndefined()
  openDrafts()
  await keepDraft('lim', 'kyc', typed)
  expect(await readDraft('lim', 'kyc')).toEqual(typed)
})
