import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { MAX_MESSAGES } from '@tessera/domain/desk/otc-deals/rules.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { openAppeal } from './appeals.sql.ts'
import { insertMessage, isBlocked } from './messages.sql.ts'
import { findOwnDeal, lockDeal } from './otc-deals.sql.ts'
import { ownPicture } from './picture.ts'
import { mayDo } from './step-deal.ts'
import { otcChatClosed, otcChatFull } from './refusals.ts'

/** Sends a message in the chat of a deal. A blocked customer may write only while the deal or an appeal is open. */
export async function sendMessage(
  tx: Tx,
  customerId: string,
  { id, text, image }: InputOf<typeof otcDeals.say>,
): Promise<Outcome<{ id: bigint; at: Date }, (typeof otcDeals.say.refusals)[number]>> {
  if ((await findOwnDeal(tx, customerId, id)) === undefined) return refuse('NOT_FOUND')
  const deal = await lockDeal(tx, id)
  if (deal === undefined) return refuse('NOT_FOUND')
  const appealed = (await openAppeal(tx, id)) !== undefined
  const isOver = deal.ended_at !== null && !appealed
  if (!mayDo(deal, customerId, appealed, tx.now).includes('say') || (isOver && (await isBlocked(tx, deal))))
    return otcChatClosed
  if (deal.messages >= MAX_MESSAGES) return otcChatFull
  const picture = await ownPicture(tx, customerId, image, 'image')
  if (!picture.ok) return picture
  return ok(await insertMessage(tx, { dealId: id, authorId: customerId, text, image: picture.value }))
}
