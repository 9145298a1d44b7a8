import { accountKinds } from '@tessera/domain/books/ledger/account-kinds.ts'
import { journalKinds } from '@tessera/domain/books/ledger/transfer.ts'
import { programmes } from '@tessera/domain/partners/agents/machine.ts'
import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import { auditActions } from '@tessera/contract/audit-actions.ts'
import { choiceField, pageField, searchWith, textField } from '@tessera/contract/platform/text/search-fields.ts'
import { cmsKinds } from '@tessera/domain/office/cms/kinds.ts'
import type { Title } from '#frame/routes.ts'

/** Each list has its own statuses, so the list checks `status` itself. A case or a deal may be open over any screen. */
const common = { page: pageField, status: textField, case: textField }
const plain = searchWith(common)
const found = searchWith({ ...common, search: textField })

/** The search parameters of each screen. An invalid value counts as missing. */
const searches = {
  queue: searchWith({
    ...common,
    tab: choiceField(['all', 'checker', 'maker', 'mine']),
    kind: choiceField(approvalKindNames),
  }),
  kyc: searchWith({ ...common, search: textField, risk: choiceField(['high']) }),
  companies: searchWith({ ...common, search: textField, risk: choiceField(['high']) }),
  investorClasses: found,
  customers: searchWith({
    ...common,
    tab: choiceField(['found', 'ineligible']),
    search: textField,
    phones: choiceField(['same']),
    customer: textField,
  }),
  agents: searchWith({ ...common, programme: choiceField(programmes) }),
  withdrawals: plain,
  payouts: searchWith({ ...common, tab: choiceField(['queue', 'batches']) }),
  payments: searchWith({ ...common, tab: choiceField(['sources', 'instructions', 'beneficiaries', 'statement']) }),
  bank: searchWith({
    ...common,
    tab: choiceField(['lines', 'orders', 'statements', 'receivables']),
    search: textField,
  }),
  otc: searchWith({ ...common, tab: choiceField(['appeals', 'deals', 'ads']), deal: textField }),
  ledger: searchWith({
    ...common,
    tab: choiceField(accountKinds),
    coin: textField,
    customer: textField,
    at: textField,
    account: textField,
    kind: choiceField(journalKinds),
    from: textField,
    until: textField,
    amount: textField,
    reference: textField,
    journal: textField,
  }),
  trial: searchWith({ ...common, day: textField }),
  differences: plain,
  days: plain,
  rates: plain,
  rebates: plain,
  financing: found,
  products: searchWith({ ...common, edit: textField }),
  subscriptions: searchWith({ ...common, tab: choiceField(['queue', 'book']) }),
  distributions: plain,
  markets: plain,
  texts: searchWith({ ...common, kind: choiceField(cmsKinds), text: textField }),
  sms: plain,
  staff: plain,
  rights: plain,
  site: plain,
  setup: plain,
  settings: searchWith({ ...common, edit: textField }),
  stops: plain,
  audit: searchWith({ ...common, actor: textField, action: choiceField(auditActions), target: textField }),
  search: searchWith({ ...common, text: textField }),
  account: plain,
} satisfies Record<Title, unknown>

type Searches = typeof searches
/** The search parameters of a screen as its schema returns them. */
export type SearchOf<T extends Title> = ReturnType<Searches[T]['parse']>

export const searchSchema = <T extends Title>(title: T): Searches[T] => searches[title]

/** The search parameters of a screen, parsed. */
export const searchIn = <T extends Title>(title: T, text: object): SearchOf<T> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the result of the screen's own schema
  searches[title].parse(text) as SearchOf<T>
