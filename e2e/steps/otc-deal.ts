import type { Page } from '@playwright/test'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { endingOfAccount, methodText } from '@tessera/domain/desk/payment-methods/method.ts'
import { createHash, randomUUID } from 'node:crypto'
import { investors } from '../../world/src/stories/cast.ts'
import { prove } from './api-key.ts'
import { clientOf, once } from './client-of.ts'
import { picture } from './form.ts'
import { storedToken } from './sessions.ts'

export type Deal = ReplyOf<typeof otcDeals.get>
export type Ad = ReplyOf<typeof otcAds.create>

/** Lim publishes an ad of 40 tUSD, paid by PayNow. */
export async function publishAd(page: Page, baseUrl: string): Promise<Ad> {
  const token = await storedToken('lim')
  const account = `+6591${String(Date.now()).slice(-6)}`
  const salt = randomUUID().replaceAll('-', '')
  const content = createHash('sha256')
    .update(methodText({ kind: 'paynow', account, salt }))
    .digest('hex')
  const who = { request: page.request, baseUrl, token, phone: investors.lim.phone }
  const payload = { kind: 'paynow', ending: endingOfAccount('paynow', account), content } as const
  const verifyToken = await prove(who, 'set_payment_method', payload)
  const method = await clientOf(baseUrl, token, paymentMethods).add(
    { kind: 'paynow', account, salt, verifyToken },
    once(),
  )
  const input = {
    side: 'sell',
    coin: 'tUSD',
    fiat: 'SGD',
    quantity: '40',
    priceType: 'floating',
    marginPpm: 5_000,
  } as const
  const dealRequest = {
    ...input,
    min: '5',
    max: '40',
    windowMinutes: 30,
    methodIds: [method.id],
    terms: 'Own account only.',
  } as const
  return clientOf(baseUrl, token, otcAds).create({ ...dealRequest, methodIds: [method.id] }, once())
}

/** Chen takes 10 tUSD of it, pays with a proof, writes a message, and appeals. */
export async function appealedDeal(page: Page, baseUrl: string, ad: Ad): Promise<Deal> {
  const token = await storedToken('chen')
  const deals = clientOf(baseUrl, token, otcDeals)
  const takeInput = { adId: ad.id, amount: '10', method: 'paynow' } as const
  const { price } = await deals.preview(takeInput)
  const { id } = await deals.take({ ...takeInput, price }, once())
  const buffer = await picture(page, `Paid ${id.slice(0, 8)}`, 'teal')
  const answer = await page.request.post('/upload/api/v1/uploads/create', {
    headers: { token },
    multipart: { file: { name: 'proof.png', mimeType: 'image/png', buffer }, name: 'proof.png', purpose: 'image' },
  })
  const { data } = await answer.json()
  await deals.markPaid({ id, proof: data.id }, once())
  await deals.say({ id, text: 'Paid by PayNow, please look.' }, once())
  return deals.appeal({ id, reason: 'not_released', text: 'Paid an hour ago, nothing happens.' }, once())
}

export const dealOf = async (baseUrl: string, id: string): Promise<Deal> =>
  clientOf(baseUrl, await storedToken('chen'), otcDeals).get({ id })
