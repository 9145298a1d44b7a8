import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'

/** The lifetime of unsent input (decision G2). */
export const DRAFT_LIFETIME_MS = DAY_MS

const DATABASE = 'tessera-drafts'
const KEYS = 'keys'
const DRAFTS = 'drafts'
type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly box: ArrayBuffer; readonly until: number }

/** True if the browser can encrypt and store drafts; forms also work without them. */
export const keepsDrafts = (): boolean => typeof crypto.subtle === 'object' && typeof indexedDB === 'object'

/** False from a logout until the next form opens. A form that closes because of the logout must not keep its input. */
let isOpen = true

/** Drafts are kept again. A form calls it when it opens. */
export const openDrafts = (): void => void (isOpen = true)

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('IndexedDB is not available in this browser')),
    )
  })

/** Opens the database for one step and closes it again, so that it can be deleted at any time. */
async function inStore<T>(name: string, step: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => {
    for (const store of [KEYS, DRAFTS]) opening.result.createObjectStore(store)
  })
  const database = await done(opening)
  try {
    return await done(step(database.transaction(name, 'readwrite').objectStore(name)))
  } finally {
    database.close()
  }
}

/** Returns this browser's encryption key, created once. It is not extractable. */
async function sealingKey(): Promise<CryptoKey> {
  const known = await inStore<CryptoKey | undefined>(KEYS, (store) => store.get(DRAFTS))
  if (known !== undefined) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await inStore(KEYS, (store) => store.put(made, DRAFTS))
  return made
}

const sealOf = (storageKey: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(storageKey),
})

/** Stores the input of `owner` in `form`, encrypted, in this browser. It replaces an earlier draft of the same form. */
export async function keepDraft(owner: string, form: string, fields: object, now = Date.now()): Promise<void> {
  if (!isOpen) return
  const storageKey = `${owner}/${form}`
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(fields))
  const box = await crypto.subtle.encrypt(sealOf(storageKey, iv), await sealingKey(), text)
  const sealed: Sealed = { iv, box, until: now + DRAFT_LIFETIME_MS }
  if (!isOpen) return
  await inStore(DRAFTS, (store) => store.put(sealed, storageKey))
}

/**
 * Returns the draft of the same owner and form if it is less than a day old; deletes an older one. Throws if it cannot
 * be decrypted.
 */
export async function readDraft(owner: string, form: string, now = Date.now()): Promise<unknown> {
  const storageKey = `${owner}/${form}`
  const sealed = await inStore<Sealed | undefined>(DRAFTS, (store) => store.get(storageKey))
  if (sealed === undefined) return undefined
  if (sealed.until <= now) {
    await dropDraft(owner, form)
    return undefined
  }
  const text = await crypto.subtle.decrypt(sealOf(storageKey, sealed.iv), await sealingKey(), sealed.box)
  return JSON.parse(new TextDecoder().decode(text))
}

export const dropDraft = (owner: string, form: string): Promise<unknown> =>
  inStore(DRAFTS, (store) => store.delete(`${owner}/${form}`))

/** Deletes all drafts and the key, at logout. */
export function dropDrafts(): Promise<unknown> {
  isOpen = false
  return done(indexedDB.deleteDatabase(DATABASE))
}
