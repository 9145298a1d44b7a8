import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestExchange } from './exchange.ts'

export type Phone = { readonly id: string; readonly phoneToken: string }

/** Reads the code from the QR image of a handover. */
export const codeOfUrl = (url: string): string => new URL(url).hash.slice(1)

/** Opens a code like a phone. */
export async function openOnPhone(exchange: TestExchange, url: string): Promise<Phone> {
  const { phoneToken, handover } = await exchange.api(kycHandovers).open({ code: codeOfUrl(url) })
  return { id: handover.id, phoneToken }
}

/** Sends a unique photo, like the form in the phone's browser. */
export async function sendPhoto(
  exchange: TestExchange,
  by: Phone,
  item: string,
): Promise<{ code: string; data: { step: number } }> {
  const background = `#${randomUUID().slice(0, 6)}`
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...by, item, name: `${item}.jpg` })) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), `${item}.jpg`)
  const packed = new Response(form)
  const response = await exchange.server.app.inject({
    method: 'POST',
    url: '/ex/api/v1/kyc/qr/send',
    headers: { 'content-type': packed.headers.get('content-type') ?? '' },
    payload: Buffer.from(await packed.arrayBuffer()),
  })
  return response.json()
}
