import { uploads } from '@tessera/contract/services/uploads/uploads.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { provenPaymentMethod } from '#testing/proven-payment-method.ts'
import { codeOfRefusal } from '#testing/access.ts'
import { type Dealing, dealing, DOLLAR } from '#testing/dealing.ts'
import { testExchange, type TestExchange } from '#testing/exchange.ts'
import { sendFile } from '#testing/send-file.ts'
import { freshKey } from '#testing/withdrawing.ts'

let exchange: TestExchange
let desk: Dealing
beforeAll(async () => {
  exchange = await testExchange({}, { waits: { newBankAccountHours: 0 } })
  desk = await dealing(exchange)
})
afterAll(() => exchange.close())

const picture = async () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
const qrOf = async (who: Parameters<typeof sendFile>[1], purpose: 'qr' | 'image' = 'qr') =>
  (await sendFile(exchange, who, { bytes: await picture(), name: 'qr.png', purpose })).body.data.id
const paynow = { kind: 'paynow', account: '+65 9123 4567' } as const

test('FIL-08 only the buyer of an open deal sees the QR code of the seller', async () => {
  const [ada, bob, eve] = [await desk.dealer(1_000n * DOLLAR), await desk.dealer(), await desk.dealer()]
  const qr = await qrOf(ada)
  const methodId = await desk.addMethod(ada, { ...paynow, qr })
  const ad = await desk.publish({ ...ada, methodId })
  const deal = await desk.take(bob, ad)
  expect((await desk.deals(bob).get({ id: deal.id })).payTo.qr).toBe(qr)
  expect((await desk.deals(ada).get({ id: deal.id })).payTo.qr).toBeNull()
  const file = (who: typeof ada) => desk.deals(who).file({ id: deal.id, upload: qr })
  expect((await file(bob)).size).toBeGreaterThan(0)
  for (const who of [ada, eve]) expect(await codeOfRefusal(file(who))).toBe('NOT_FOUND')
  for (const who of [bob, eve])
    expect(await codeOfRefusal(exchange.api(uploads, who).file({ id: qr }))).toBe('NOT_FOUND')
  await desk.cancel(bob, deal.id)
  expect((await desk.deals(bob).get({ id: deal.id })).payTo.qr).toBeNull()
  expect(await codeOfRefusal(file(bob))).toBe('NOT_FOUND')
})

test('accepts as a QR code only a picture that the customer uploaded as one, for a scannable method', async () => {
  const [ada, bob] = [await desk.dealer(), await desk.dealer()]
  const add = async (details: Parameters<typeof desk.addMethod>[1]) =>
    codeOfRefusal(
      exchange
        .api(paymentMethods, ada)
        .add(await provenPaymentMethod(exchange.deps, ada, details ?? paynow), freshKey()),
    )
  expect(await add({ ...paynow, qr: await qrOf(bob) })).toBe('PAYMENT_METHOD_QR_UNKNOWN')
  expect(await add({ ...paynow, qr: await qrOf(ada, 'image') })).toBe('PAYMENT_METHOD_QR_UNKNOWN')
  const bank = { kind: 'bank_transfer', account: '0039182047', bank: 'DBS' } as const
  expect(await add({ ...bank, qr: await qrOf(ada) })).toBe('PAYMENT_METHOD_FIELD_NOT_USED')
})
