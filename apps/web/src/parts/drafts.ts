/** Specification's decision G2: what was typed and not sent is kept for a day. */
export const KEPT_MS = 24 * 3_600_000

const DATABASE = 'tessera-drafts'
const KEYS = 'keys'
const DRAFTS = 'drafts'
type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly box: ArrayBuffer; readonly until: number }

/** A browser without a seal or a store keeps no drafts; the form works all the same. */
export const keepsDrafts = (): boolean => typeof crypto.subtle === 'object' && typeof indexedDB === 'object'

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps nothing')))
  })

/** Opened for one step and closed again, so that all of it can be taken away at any time. */
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

/** Made once in this browser, which gives it to nobody: it seals and opens, and cannot be read. */
async function sealingKey(): Promise<CryptoKey> {
  const known = await inStore<CryptoKey | undefined>(KEYS, (store) => store.get(DRAFTS))
  if (known !== undefined) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await inStore(KEYS, (store) => store.put(made, DRAFTS))
  return made
}

const sealOf = (place: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(place),
})

/** Keeps what `owner` typed into `form`, sealed, in this browser. Another draft of the same form gives way. */
export async function keepDraft(owner: string, form: string, fields: object, now = Date.now()): Promise<void> {
  const place = `${owner}/${form}`
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(fields))
  const box = await crypto.subtle.encrypt(sealOf(place, iv), await sealingKey(), text)
  const sealed: Sealed = { iv, box, until: now + KEPT_MS }
  await inStore(DRAFTS, (store) => store.put(sealed, place))
}

/** The draft of the same owner and form, of the last day; an older one is taken away. Throws where the seal was broken. */
export async function readDraft(owner: string, form: string, now = Date.now()): Promise<unknown> {
  const place = `${owner}/${form}`
  const sealed = await inStore<Sealed | undefined>(DRAFTS, (store) => store.get(place))
  if (sealed === undefined) return undefined
  if (sealed.until <= now) {
    await dropDraft(owner, form)
    return undefined
  }
  const text = await crypto.subtle.decrypt(sealOf(place, sealed.iv), await sealingKey(), sealed.box)
  return JSON.parse(new TextDecoder().decode(text))
}

export const dropDraft = (owner: string, form: string): Promise<unknown> =>
  inStore(DRAFTS, (store) => store.delete(`${owner}/${form}`))

/** Nothing of anybody stays, nor the key: for whoever logs out. */
export const dropDrafts = (): Promise<unknown> => done(indexedDB.deleteDatabase(DATABASE))
