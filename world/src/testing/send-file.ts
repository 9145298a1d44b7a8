import type { Purpose } from '@tessera/domain/services/uploads/purpose.ts'
import type { Person, TestExchange } from './exchange.ts'

type Answer = {
  readonly status: number
  readonly body: { code: string; data: { id: string; url: string; name: string; sha256: string; size: number } }
}
type Sending = {
  readonly bytes: Uint8Array
  readonly name?: string
  readonly purpose?: Purpose
  readonly staff?: boolean
  /** Further fields of the form. */
  readonly fields?: Readonly<Record<string, string>>
}

/** Sends one file like a browser's form. */
export async function sendFile(exchange: TestExchange, as: Person, sending: Sending): Promise<Answer> {
  const form = new FormData()
  const name = sending.name ?? 'photo.jpg'
  form.append('name', name)
  form.append('purpose', sending.purpose ?? 'kyc')
  for (const [field, value] of Object.entries(sending.fields ?? {})) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(sending.bytes)], { type: 'image/jpeg' }), name)
  const packed = new Response(form)
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: sending.staff === true ? '/console/api/v1/uploads/create' : '/upload/api/v1/uploads/create',
    headers: { token: as.token, language: 'en_US', 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}
