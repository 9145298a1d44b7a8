import type { DepositStatus } from '@tessera/domain/payments/deposits/machine.ts'
import type { FiatOrderStatus } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { formatAmount, minus } from '@tessera/domain/books/money/amount.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { TransferStatus } from '@tessera/domain/profile/transfers/transfer.ts'
import type { WithdrawalStatus } from '@tessera/domain/payments/withdrawals/machine.ts'
import { z } from 'zod'
import { listDeposits } from '#payments/deposits/deposits.sql.ts'
import { ownOrders, pageOfOrders } from '#payments/fiat-orders/orders.sql.ts'
import type { Deps } from '#platform/http/deps.ts'
import { findWithdrawal, listWithdrawals } from '#payments/withdrawals/list-withdrawals.sql.ts'
import { limit, time, timeFrom, whole, withdrawalName } from './params.ts'
import { type Caller, own, type Route } from './route.ts'
import { findCoin, listMoved, withdrawalNamed, withdrawalNames } from './wallet.sql.ts'

type Wallet = Pick<Deps, 'db'>
const coin = z.string().regex(/^[A-Za-z0-9]{2,12}$/)
const page = {
  offset: whole.optional(),
  limit: limit(1_000, 1_000),
  startTime: timeFrom.optional(),
  endTime: time.optional(),
}

const transferCodes: Record<TransferStatus, string> = {
  requested: 'PENDING',
  sent: 'PENDING',
  completed: 'CONFIRMED',
  refused: 'FAILED',
}

/** Transfers in one direction. Directions that only Binance has return an empty list. */
const transfersRoute = (deps: Wallet): Route =>
  own({
    method: 'GET',
    path: '/sapi/v1/asset/transfer',
    needs: 'read',
    input: z.object({
      type: z.string().regex(/^[A-Z_]{3,60}$/),
      startTime: timeFrom.optional(),
      endTime: time.optional(),
      current: whole.pipe(z.number().min(1).max(10_000)).default(1),
      size: limit(100, 10),
      // ccxt computes the type from these and sends them too.
      fromAccount: z.string().optional(),
      toAccount: z.string().optional(),
    }),
    handle: async ({ type, ...range }, { customerId }) => {
      const into = ({ FUNDING_MAIN: 'spot', MAIN_FUNDING: 'funding' } as const)[type]
      if (into === undefined) return ok({ total: 0, rows: [] })
      const { total, rows } = await listMoved(deps, customerId, { into, ...range })
      return ok({
        total,
        rows: rows.map((row) => ({
          asset: row.coin,
          amount: formatAmount(row.amount, row.scale),
          type,
          status: transferCodes[row.status],
          tranId: Number(row.number),
          timestamp: row.requested_at.getTime(),
        })),
      })
    },
  })

const fiatCodes: Record<FiatOrderStatus, string> = {
  to_be_paid: 'Processing',
  checking: 'Processing',
  completed: 'Successful',
  failed: 'Failed',
  rejected: 'Refunded',
  canceled: 'Failed',
}

/** Deposits by bank. Withdrawals by bank are not listed here. */
const fiatRoute = (deps: Wallet): Route =>
  own({
    method: 'GET',
    path: '/sapi/v1/fiat/orders',
    needs: 'read',
    input: z.object({
      transactionType: z.enum(['0', '1']),
      beginTime: timeFrom.optional(),
      endTime: time.optional(),
      page: whole.pipe(z.number().min(1).max(10_000)).default(1),
      rows: limit(500, 100),
      // ccxt forwards its own parameter.
      fiat: z.string().optional(),
    }),
    handle: async (request, { customerId }) => {
      const { beginTime: from, endTime: to, page: at, rows: pageSize } = request
      const { total, rows } =
        request.transactionType === '1'
          ? { total: 0, rows: [] }
          : await pageOfOrders(deps, { where: ownOrders(customerId, { from, to }), page: at, pageSize })
      const data = rows.map((row) => ({
        orderNo: row.id,
        fiatCurrency: row.coin,
        indicatedAmount: formatAmount(row.amount, row.scale),
        amount: formatAmount(row.settled ?? row.amount, row.scale),
        totalFee: '0',
        method: 'BankTransfer',
        status: fiatCodes[row.status],
        transactionType: request.transactionType,
        createTime: row.created_at.getTime(),
        updateTime: (row.completed_at ?? row.paid_at ?? row.created_at).getTime(),
      }))
      return ok({ code: '000000', message: 'success', data, total, success: true })
    },
  })

/** Deposits and withdrawals by chain, and transfers between own accounts, newest first. */
export const historyRoutes = (deps: Wallet): readonly Route[] => [
  transfersRoute(deps),
  fiatRoute(deps),
  own({
    method: 'GET',
    path: '/sapi/v1/capital/deposit/hisrec',
    needs: 'read',
    input: z.object({
      ...page,
      coin: coin.optional(),
      status: whole.optional(),
      txId: z.string().optional(),
      includeSource: z.string().optional(),
    }),
    handle: (request, caller) => depositsOf(deps, request, caller),
  }),
  own({
    method: 'GET',
    path: '/sapi/v1/capital/withdraw/history',
    needs: 'read',
    input: z.object({
      ...page,
      coin: coin.optional(),
      status: whole.optional(),
      withdrawOrderId: withdrawalName.optional(),
    }),
    handle: (request, caller) => withdrawalsOf(deps, request, caller),
  }),
]

type Page = {
  offset?: number | undefined
  limit: number
  startTime?: Date | undefined
  endTime?: Date | undefined
  coin?: string | undefined
}
/** Returns our statuses with this code; all without a code. */
const withCode = <S extends string>(codes: Readonly<Record<S, number>>, code: number | undefined): S[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
  (Object.keys(codes) as S[]).filter((status) => code === undefined || codes[status] === code)

type Chosen = { readonly status?: number | undefined }
/** Returns rows from an offset, although our lists have pages. An offset within a page is read from that page. */
async function listed<T>(
  deps: Wallet,
  request: Page,
  rowsOf: (filter: {
    coin: string | undefined
    from: string | undefined
    to: string | undefined
    page: number
    pageSize: number
  }) => Promise<{ rows: T[] }>,
): Promise<T[]> {
  const code = request.coin === undefined ? undefined : ((await findCoin(deps, request.coin))?.code ?? request.coin)
  const filter = { coin: code, from: request.startTime?.toISOString(), to: request.endTime?.toISOString() }
  const end = (request.offset ?? 0) + request.limit
  return (await rowsOf({ ...filter, page: 1, pageSize: end })).rows.slice(request.offset ?? 0)
}

/** Binance: 0 pending, 1 success, 2 rejected, 6 credited but locked, 7 wrong deposit, 8 waiting. */
const depositCodes: Record<DepositStatus, number> = {
  seen: 0,
  confirming: 0,
  finalised: 0,
  credited: 1,
  manual: 8,
  withheld: 7,
  dropped: 2,
  reversed: 2,
}

async function depositsOf(
  deps: Wallet,
  { txId: signature, status, ...request }: Page & Chosen & { txId?: string | undefined },
  { customerId }: Caller,
): Promise<Outcome<unknown>> {
  const statuses = withCode(depositCodes, status)
  const rows = await listed(deps, request, (filter) =>
    listDeposits(deps, customerId, { ...filter, statuses, signature }),
  )
  return ok(
    rows.map((row) => ({
      id: row.id,
      amount: formatAmount(row.amount, row.scale),
      coin: row.coin,
      network: row.chain,
      status: depositCodes[row.status],
      address: row.address,
      addressTag: '',
      txId: row.signature,
      insertTime: row.seen_at.getTime(),
      completeTime: row.credited_at?.getTime() ?? null,
      updateTime: (row.credited_at ?? row.seen_at).getTime(),
      transactionFee: '0',
      transferType: 0,
      confirmTimes: `${row.confirmations}/${row.needed}`,
      unlockConfirm: row.needed,
      walletType: 1,
    })),
  )
}

/** Binance: 0 email sent, 1 cancelled, 2 awaiting approval, 3 rejected, 4 processing, 5 failure, 6 completed. */
const withdrawalCodes: Record<WithdrawalStatus, number> = {
  held: 2,
  email_confirm: 0,
  review: 2,
  approved: 4,
  signed: 4,
  broadcast: 4,
  expired: 4,
  failed: 4,
  confirmed: 6,
  refused: 3,
  cancelled: 1,
  lapsed: 1,
  refunded: 5,
}

/** Returns `2026-03-18 06:42:05`, in UTC. */
const stamp = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

/** A page, or one withdrawal by the client's id, of any time. */
type NamedPage = Page & Chosen & { readonly withdrawOrderId?: string | undefined }

async function chosenWithdrawals(deps: Wallet, request: NamedPage, { customerId, actor }: Caller) {
  const { withdrawOrderId: name } = request
  const stages = withCode(withdrawalCodes, request.status)
  if (name === undefined)
    return listed(deps, request, (filter) => listWithdrawals(deps, customerId, { ...filter, stages }))
  const id = await withdrawalNamed(deps, actor, name)
  const row = id === undefined ? undefined : await findWithdrawal(deps, customerId, id)
  if (row === undefined) return []
  const { coin: code = row.coin, startTime = row.requested_at, endTime = row.requested_at } = request
  const isMatch = row.coin.toUpperCase() === code.toUpperCase() && stages.includes(row.status)
  return isMatch && row.requested_at >= startTime && row.requested_at <= endTime ? [row] : []
}

async function withdrawalsOf(deps: Wallet, request: NamedPage, caller: Caller): Promise<Outcome<unknown>> {
  const rows = await chosenWithdrawals(deps, request, caller)
  const ids = rows.map(({ id }) => id)
  const names = await withdrawalNames(deps, caller.actor, ids)
  return ok(
    rows.map((row) => ({
      id: row.id,
      amount: formatAmount(minus(row.amount, row.fee), row.scale),
      transactionFee: formatAmount(row.fee, row.scale),
      coin: row.coin,
      network: row.chain,
      status: withdrawalCodes[row.status],
      address: row.address,
      addressTag: row.tag ?? '',
      txId: row.signature ?? '',
      applyTime: stamp(row.requested_at),
      completeTime: row.status === 'confirmed' ? stamp(row.status_at) : '',
      updateTime: row.status_at.getTime(),
      info: row.customer_message ?? '',
      transferType: 0,
      walletType: 1,
      ...(names.has(row.id) && { withdrawOrderId: names.get(row.id) }),
    })),
  )
}
