import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Tx } from '#platform/database/tx.ts'
import { diskStore } from '#services/uploads/file-store.ts'
import { openUpload } from '#services/uploads/open-upload.ts'
import { readUpload } from '#services/uploads/uploads.sql.ts'
import { openReasons } from '#platform/settings/reasons.sql.ts'
import { appealActs } from './appeals.sql.ts'
import { sendMessage } from './chat.ts'
import { listOwnDeals } from './list-deals.sql.ts'
import { isPictureOf, listMessages, type MessageRow } from './messages.sql.ts'
import { findOwnDeal } from './otc-deals.sql.ts'
import { seesQr, dealViews } from './view.ts'
import { appeal, cancelByBuyer, markPaid, release } from './step-deal.ts'
import { previewDeal, takeAd } from './take-ad.ts'

type Deal = ReplyOf<typeof otcDeals.get>
type ChatMessage = ReplyOf<typeof otcDeals.messages>['rows'][number]

/** Runs a step and returns the updated deal. */
const afterIn =
  (deps: Pick<Deps, 'config'>) =>
  async <C extends string>(
    tx: Tx,
    customerId: string,
    id: string,
    stepped: Outcome<unknown, C>,
  ): Promise<Outcome<Deal, C>> => {
    if (!stepped.ok) return stepped
    const row = await findOwnDeal(tx, customerId, id)
    assert(row, `deal ${id} was just changed but cannot be read`)
    const [view] = await dealViews(deps, tx, customerId, [row])
    assert(view, `deal ${id} was just changed but cannot be read`)
    return ok(view)
  }

const messageView = (row: MessageRow, customerId: string): ChatMessage => ({
  id: String(row.key),
  at: row.at.toISOString(),
  by: row.author_id === customerId ? 'me' : 'other',
  text: row.text,
  image: row.upload_id,
})

export function otcDealRoutes(deps: Deps): Noun {
  const store = diskStore(deps.config.FILES_DIR)
  const after = afterIn(deps)
  const { random } = deps
  return noun('otc-deals', otcDeals, {
    preview: ({ inTx, customer }, dealRequest) => inTx((tx) => previewDeal(tx, customer.customerId, dealRequest)),
    take: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => {
        const id = random.uuid()
        return after(tx, customerId, id, await takeAd(tx, id, customerId, input))
      }),
    list: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => {
        const { rows, ...list } = await listOwnDeals(tx, customerId, input)
        return ok({ ...pageAnswer(input, list), rows: await dealViews(deps, tx, customerId, rows) })
      }),
    get: ({ inTx, customer: { customerId } }, { id }) =>
      inTx(async (tx) =>
        (await findOwnDeal(tx, customerId, id)) === undefined
          ? refuse('NOT_FOUND')
          : after(tx, customerId, id, ok(undefined)),
      ),
    markPaid: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => after(tx, customerId, input.id, await markPaid(tx, customerId, input))),
    cancel: ({ inTx, customer: { customerId } }, { id }) =>
      inTx(async (tx) => after(tx, customerId, id, await cancelByBuyer(tx, customerId, id))),
    release: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => after(tx, customerId, input.id, await release(tx, customerId, input))),
    appealReasons: ({ inTx }, { side }) => inTx(async (tx) => ok({ rows: await openReasons(tx, appealActs[side]) })),
    appeal: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => after(tx, customerId, input.id, await appeal(tx, random.uuid(), customerId, input))),
    messages: ({ inTx, customer: { customerId } }, { id, ...page }) =>
      inTx(async (tx) => {
        if ((await findOwnDeal(tx, customerId, id)) === undefined) return refuse('NOT_FOUND')
        const { rows, ...list } = await listMessages(tx, id, page)
        return ok({ ...pageAnswer(page, list), rows: rows.map((row) => messageView(row, customerId)) })
      }),
    say: ({ inTx, customer: { customerId } }, input) =>
      inTx(async (tx) => {
        const message = await sendMessage(tx, customerId, input)
        return message.ok ? ok({ id: String(message.value.id), at: message.value.at.toISOString() }) : message
      }),
    file: async ({ customer: { customerId } }, { id, upload }) => {
      const deal = await findOwnDeal(deps, customerId, id)
      if (deal === undefined) return refuse('NOT_FOUND')
      const isQr = deal.qr_id === upload && seesQr(deal, customerId)
      if (!isQr && !(await isPictureOf(deps, id, upload))) return refuse('NOT_FOUND')
      return ok(await openUpload(store, await readUpload(deps, upload)))
    },
  })
}
