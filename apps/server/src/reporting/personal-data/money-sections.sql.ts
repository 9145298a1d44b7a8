import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { sql } from 'kysely'
import { col, accountsOfOwner, joined, money, rowsOf, fields, scaled, type Section } from './section.sql.ts'

/** The customer's assets and each balance change. */
export const moneySections: readonly Section[] = [
  {
    key: 'balances',
    tables: ['account', 'hold'],
    columns: { ...fields('kind', 'coin'), balance: money('x.posted'), onHold: money('x.held') },
    from: rowsOf('account', 'x.coin, x.kind'),
  },
  {
    key: 'movements',
    tables: ['posting', 'journal', 'fill'],
    columns: {
      at: sql`coalesce(x.filled_at, j.created_at)`,
      kind: sql`coalesce(j.kind, 'fill')`,
      account: sql`a.kind`,
      coin: sql`a.coin`,
      amount: money('x.amount', 'a.coin'),
      balance: money('x.balance', 'a.coin'),
    },
    from: (id) => sql`
      from account a join entry x on x.account_id = a.id left join journal j on j.id = x.journal_id
     where a.customer_id in ${accountsOfOwner(id)} order by x.id desc`,
  },
  {
    key: 'deposits',
    tables: ['deposit'],
    columns: {
      ...fields('seen_at', 'credited_at', 'coin', 'chain', 'status', 'signature', 'destination'),
      amount: money('x.amount'),
    },
    from: rowsOf('deposit', 'x.seen_at desc'),
  },
  {
    key: 'withdrawals',
    tables: ['withdrawal'],
    columns: {
      ...fields(
        'requested_at',
        'status',
        'status_at',
        'coin',
        'chain',
        'address',
        'tag',
        'beneficiary',
        'remark',
        'over_limit_reason',
      ),
      amount: money('x.amount'),
      fee: money('x.fee'),
      message: col('customer_message'),
    },
    from: rowsOf('withdrawal', 'x.requested_at desc'),
  },
  {
    key: 'fiatDeposits',
    tables: ['fiat_order'],
    columns: {
      ...fields('number', 'created_at', 'status', 'coin', 'reference', 'paid_at', 'completed_at'),
      amount: money('x.amount'),
      settled: money('x.settled'),
    },
    from: rowsOf('fiat_order', 'x.created_at desc'),
  },
  {
    key: 'payouts',
    tables: ['payout'],
    columns: {
      ...fields(
        'number',
        'requested_at',
        'status',
        'status_at',
        'coin',
        'account_name',
        'bank',
        'payment_texts',
        'reference',
        'over_limit_reason',
      ),
      accountNumber: col('number_sealed'),
      amount: money('x.amount'),
      fee: money('x.fee'),
      message: col('customer_message'),
    },
    from: rowsOf('payout', 'x.requested_at desc'),
    sealed: { accountNumber: 'bank_account_number' },
  },
  {
    key: 'sentToCustomers',
    tables: ['internal_transfer'],
    columns: { ...fields('number', 'sent_at', 'coin', 'note'), amount: money('x.amount'), fee: money('x.fee') },
    from: rowsOf('internal_transfer', 'x.sent_at desc'),
  },
  {
    key: 'receivedFromCustomers',
    tables: ['internal_transfer'],
    columns: { ...fields('number', 'sent_at', 'coin', 'note'), amount: money('(x.amount - x.fee)') },
    from: (id) => sql`from internal_transfer x where x.recipient_id in ${accountsOfOwner(id)} order by x.sent_at desc`,
  },
  {
    key: 'transfers',
    tables: ['transfer'],
    columns: {
      ...fields('number', 'requested_at', 'source', 'target', 'coin', 'status', 'completed_at'),
      amount: money('x.amount'),
    },
    from: rowsOf('transfer', 'x.requested_at desc'),
  },
  {
    key: 'signatures',
    tables: ['signature_act'],
    columns: {
      ...fields('number', 'kind', 'status', 'requested_at', 'ended_at', 'coin'),
      amount: money('x.amount'),
    },
    from: joined('signature_act', '', 'x.account_id', 'x.requested_at desc'),
  },
  {
    key: 'subscriptions',
    tables: ['subscription', 'token_unlock'],
    columns: {
      ...fields('number', 'created_at', 'currency', 'status', 'closed_at'),
      product: sql`p.symbol`,
      quantity: scaled('x.quantity', 'p.decimals'),
      allotted: scaled('x.allotted', 'p.decimals'),
      amount: money('x.amount', 'x.currency'),
      fee: money('x.fee', 'x.currency'),
    },
    from: joined('subscription', 'join product p on p.id = x.product_id', 'x.customer_id', 'x.created_at desc'),
  },
  {
    key: 'orders',
    tables: ['trading_order'],
    columns: {
      ...fields('number', 'placed_at', 'market', 'side', 'type', 'status', 'closed_at', 'cancel_cause'),
      price: money('x.price', 'm.quote'),
      quantity: money('x.quantity', 'm.base'),
      fee: money('x.fee', 'm.quote'),
      feeInCoin: sql`case when x.coin_fee > 0 then ${money('x.coin_fee', 'x.fee_coin')} || ' ' || x.fee_coin end`,
    },
    from: joined('trading_order', 'join market m on m.symbol = x.market', 'x.customer_id', 'x.number desc'),
  },
  {
    key: 'priceAlerts',
    tables: ['price_alert'],
    columns: {
      ...fields('market', 'side', 'created_at', 'reached_at'),
      price: money('x.price', 'm.quote'),
      reachedPrice: money('x.reached_price', 'm.quote'),
    },
    from: joined('price_alert', 'join market m on m.symbol = x.market', 'x.customer_id', 'x.created_at desc'),
  },
  {
    key: 'distributions',
    tables: ['distribution_holder'],
    columns: {
      ...fields('number', 'status', 'paid_at', 'country'),
      type: sql`d.type`,
      currency: sql`d.currency`,
      gross: money('x.gross', 'd.currency'),
      tax: money('x.tax', 'd.currency'),
      net: money('x.net', 'd.currency'),
    },
    from: joined(
      'distribution_holder',
      'join distribution d on d.id = x.distribution_id',
      'x.customer_id',
      'x.number desc',
    ),
  },
  {
    key: 'otcAds',
    tables: ['otc_ad'],
    columns: {
      ...fields('number', 'created_at', 'side', 'coin', 'fiat', 'terms', 'status'),
      price: scaled('x.price', String(RATE_SCALE)),
      quantity: money('x.quantity'),
    },
    from: rowsOf('otc_ad', 'x.created_at desc'),
  },
  {
    key: 'otcDeals',
    tables: ['otc_deal'],
    columns: {
      ...fields('number', 'created_at', 'coin', 'fiat', 'status', 'outcome', 'paid_at', 'ended_at'),
      amount: money('x.amount'),
      fiatAmount: money('x.fiat_amount', 'x.fiat'),
    },
    from: (id) => sql`
      from otc_deal x where x.seller_id in ${accountsOfOwner(id)} or x.buyer_id in ${accountsOfOwner(id)} order by x.created_at desc`,
  },
  {
    key: 'otcMessages',
    tables: ['otc_message', 'otc_appeal'],
    columns: { at: col('at'), text: col('text'), deal: sql`d.number` },
    from: (id) => sql`
      from otc_message x join otc_deal d on d.id = x.deal_id where x.author_id in ${accountsOfOwner(id)} order by x.at desc`,
  },
]
