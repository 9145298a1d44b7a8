import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import { auditTargets } from '@tessera/contract/services/audit/audit.ts'
import { auditActions } from '@tessera/contract/audit-actions.ts'
import { documentTypes } from '@tessera/contract/identity/kyc/kyc.ts'
import {
  appealReasonCodes,
  appealReasons,
  outcomeReasonCodes,
  outcomeReasons,
} from '@tessera/contract/desk/otc-ads/otc-reasons.ts'
import { findings } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { reversalReasons } from '@tessera/contract/payments/receivables/reversal-reasons.ts'
import { roleNames } from '@tessera/contract/permissions.ts'
import { supplementActs } from '@tessera/contract/issuance/products/products-manage.ts'
import { cmsKinds } from '@tessera/domain/office/cms/kinds.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { setAsideReasons } from '@tessera/domain/payments/deposits/crediting.ts'
import { agentMachine, licenceTypes, programmes } from '@tessera/domain/partners/agents/machine.ts'
import { distributionMachine, distributionTypes } from '@tessera/domain/issuance/distributions/machine.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { queueReasons } from '@tessera/domain/payments/fiat-orders/match.ts'
import { statementFormats } from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { investorGrounds } from '@tessera/domain/identity/investor-classes/evidence.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { marketEvents, marketMachine } from '@tessera/domain/trading/markets/market.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { suspectCauses } from '@tessera/domain/trading/orders/kinds.ts'
import { dealMachine, outcomes } from '@tessera/domain/desk/otc-deals/machine.ts'
import { investorClasses } from '@tessera/domain/identity/investor-classes/classes.ts'
import { heldBackReasons } from '@tessera/domain/payments/payouts/export-policy.ts'
import { payoutMachine } from '@tessera/domain/payments/payouts/machine.ts'
import { feeds, heldReasons } from '@tessera/domain/books/rates/agree.ts'
import { reversalCauses } from '@tessera/domain/payments/receivables/reversal.ts'
import { places } from '@tessera/domain/books/reconciliation/postings.ts'
import { resettable } from '@tessera/domain/access/security/reset.ts'
import { stopScopes } from '@tessera/domain/access/stops/stop.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { identifications } from '@tessera/domain/payments/withdrawals/travel-rule.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { signerRefusals } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { numberText } from '@tessera/ui/num.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { effectText } from '#payments/bank/effect-text.ts'
import { doorNames } from '@tessera/contract/office/public-config/site-settings.ts'
import { useFreezeReaders } from '#access/customers/freeze-readers.ts'
import { rulesText } from '#identity/investor-classes/rules-text.ts'
import { documentReaders } from '#issuance/products/document-readers.ts'
import { smsText } from '#services/sms/sms-reader.ts'
import { type Reader, said } from '#parts/said.ts'

const figure: Reader = (value) => numberText(value, true)

/** `loginForbidden=true` and `limitCountries=IR,KP` of the doors of the site, in words. */
const doorText =
  (site: Translate<'site'>, shell: Translate<'shell'>, locale: Locale): Reader =>
  (text) => {
    const [name = '', value = ''] = text.split('=')
    const door = said(doorNames, (code) => site(`doors.${code}`))(name)
    const rule = said(['verifies', 'countries'] as const, (code) => site(`vendor.${code}`))(door)
    const shown = { true: site('on'), false: site('off'), '': site('nobody') }[value]
    const restriction = said(['0', '1', '2'] as const, (code) => site(`restriction.r${code}`))
    return shell('named', { name: rule, value: shown ?? restriction(listText(locale, value.split(','))) })
  }

/** Why the customer's gate did not let tokens through. */
const failures = ['ACCOUNT_FROZEN', 'KYC_REQUIRED'] as const
const times = [
  'restoredAt',
  'chainReadAt',
  'bankReadAt',
  'paidAt',
  'exportedAt',
  'recordAt',
  'payAt',
  'since',
  'bookedAt',
  'agreedAt',
  'requestedAt',
  'seenAt',
  'creditedAt',
  'opensAt',
  'closesAt',
  'publishAt',
]
const figures = [
  'outside',
  'books',
  'amount',
  'price',
  'quantity',
  'filled',
  'held',
  'fee',
  'receives',
  'refund',
  'line.amount',
  'credited',
  'opening',
  'closing',
  'sumIn',
  'sumOut',
  'order.amount',
  'payout.amount',
  'supply',
  'unitPrice',
  'replaces.price',
  'before.price',
  'asked',
  'allotted',
  'subscribers',
  'proceeds',
  'perUnit',
  'units',
  'inEscrow',
  'elsewhere',
  'gross',
  'tax',
  'net',
  'owed',
  'remainder',
  'distribution.missing',
]
const all = (fields: readonly string[], reader: Reader) => Object.fromEntries(fields.map((field) => [field, reader]))

/** Codes of what leaves, to chains and to banks; what both and operators have in common is called the same. */
function useLeavingReaders() {
  const locale = useLocale()
  const [payouts, withdrawals] = [useTranslations('payouts'), useTranslations('withdrawals')]
  const payout = said(statusesOf(payoutMachine), (code) => payouts(`stage.${code}`))
  const withdrawal = said(statusesOf(withdrawalMachine), (code) => withdrawals(`stage.${code}`))
  return {
    stage: (code: string) => payout(withdrawal(code)),
    readers: {
      'account.country': (code: string) => countryText(locale, code),
      'beneficiary.country': (code: string) => countryText(locale, code),
      'beneficiary.providerCountry': (code: string) => countryText(locale, code),
      'beneficiary.identification': said(identifications, (code) => withdrawals(`identification.${code}`)),
      heldBack: said(heldBackReasons, (code) => payouts(`heldBack.${code}`)),
      paymentAct: said(['sign', 'paid'] as const, (code) => withdrawals(`evidence.acts.${code}`)),
      signerRefusal: said(signerRefusals, (code) => withdrawals(`signerRefusal.${code}`)),
    },
  }
}

/** Codes of what issuers give their holders. */
function useDistributionReaders() {
  const t = useTranslations('distributions')
  return {
    distribution: said(statusesOf(distributionMachine), (code) => t(`status.${code}`)),
    readers: { type: said(distributionTypes, (code) => t(`types.${code}`)) },
  }
}

/** Codes of an account and of an agent, whose steps and statuses are called apart. */
function useAgentReaders(customers: Translate<'customers'>) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const agent = said(statusesOf(agentMachine), (code) => t(`status.${code}`))
  const agentStep = said(['suspend', 'resume', 'end'] as const, (code) => t(`standing.${code}`))
  const account = said(statusesOf(customerMachine), (code) => customers(`status.${code}`))
  const accountStep = said(['thaw'] as const, (code) => customers(`steps.${code}`))
  return {
    account: (code: string) => agent(account(code)),
    accountStep: (code: string) => agentStep(accountStep(code)),
    readers: {
      licenceType: said(licenceTypes, (code) => t(`types.${code}`)),
      programme: said(programmes, (code) => t(`programmes.${code}`)),
      licenceCountry: (code: string) => countryText(locale, code),
    },
  }
}

/** Codes of an appeal of a deal between customers. */
function useDealReaders() {
  const locale = useLocale()
  const deals = useTranslations('otc-deals')
  return {
    dealStatus: said(statusesOf(dealMachine), (code) => deals(`status.${code}`)),
    appealBy: said(['sell', 'buy'] as const, (code) => deals(code === 'sell' ? 'by.seller' : 'by.buyer')),
    appealReason: said(appealReasonCodes, (code) => appealReasons[code][locale]),
    outcome: said(outcomes, (code) => deals(`outcomes.${code}`)),
    outcomeReason: said(outcomeReasonCodes, (code) => outcomeReasons[code][locale]),
  }
}

/** Codes of bank lines, fiat orders, deposits and reconciliation. */
function useMoneyReaders() {
  const locale = useLocale()
  const bank = useTranslations('bank')
  const deposits = useTranslations('deposits')
  const reconciliation = useTranslations('reconciliation')
  const reason = said(queueReasons, (code) => bank(`reason.${code}`))
  const rates = useTranslations('rates')
  return {
    reversalCause: said(reversalCauses, (code) => reversalReasons[code][locale]),
    explains: said(['return', 'payout', 'cost'] as const, (code) => bank(`explains.${code}`)),
    'line.reason': reason,
    effect: (code: string) => effectText(bank, code),
    direction: said(['in', 'out'] as const, (code) => bank(`direction.${code}`)),
    format: said(statementFormats, (code) => bank(`format.${code}`)),
    'order.status': said(statusesOf(fiatOrderMachine), (code) => bank(`orderStatus.${code}`)),
    setAside: said(setAsideReasons, (code) => deposits(`setAside.${code}`)),
    rateFeed: said(feeds, (code) => rates(`feed.${code}`)),
    heldReason: said(heldReasons, (code) => rates(`reason.${code}`)),
    finding: said(findings, (code) => reconciliation(`finding.${code}`)),
    where: said(places, (code) => reconciliation(`where.${code}`)),
  }
}

/** Codes and times of a stop or a freeze. */
function useStopReaders() {
  const t = useTranslations('stops')
  return {
    ...useFreezeReaders(),
    'stop.from': utcText,
    'stop.scope': said(stopScopes, (code) => t(`scopes.${code}`)),
    'stop.until': utcText,
  }
}

/** Changes of the settings of the site and of investor classes, and codes of a class. */
function useSettingReaders(shell: Translate<'shell'>) {
  const t = useTranslations('investor-classes')
  const doors = doorText(useTranslations('site'), shell, useLocale())
  const rules = rulesText(t, shell)
  return {
    changed: (text: string) => rules(text) ?? doors(text),
    investorClass: said(investorClasses, (code) => t(`classes.${code}`)),
    investorGround: said(investorGrounds, (code) => t(`grounds.${code}`)),
  }
}

/** How a person reads a value of what is decided on: codes in their words, times in UTC. */
export function useReader(): (field: string, value: string) => string {
  const locale = useLocale()
  const shell = useTranslations('shell')
  const approvals = useTranslations('approvals')
  const audit = useTranslations('audit')
  const cms = useTranslations('cms')
  const customers = useTranslations('customers')
  const kyc = useTranslations('kyc')
  const markets = useTranslations('markets')
  const operators = useTranslations('operators')
  const products = useTranslations('products')
  const subscriptions = useTranslations('subscriptions')
  const { distribution, readers: ofDistributions } = useDistributionReaders()
  const { account, accountStep, readers: ofAgents } = useAgentReaders(customers)
  const role = said(roleNames, (code) => shell(`roles.${code}`))
  const state = said(statusesOf(marketMachine), (code) => markets(`state.${code}`))
  const step = said(marketEvents, (code) => markets(`steps.${code}`))
  const supplement = said(supplementActs, (code) => products(`supplement.acts.${code}`))
  const textAct = said(['publish', 'archive'] as const, (code) => cms(`acts.${code}`))
  const { stage, readers: leaving } = useLeavingReaders()
  const standing = said(statusesOf(operatorMachine), (code) => operators(`status.${code}`))
  const subject = said(approvalKindNames, (code) => approvals(`kinds.${code}`))
  const target = said(auditTargets, (code) => audit(`targets.${code}`))
  const readers: Readonly<Record<string, Reader>> = {
    ...all(times, utcText),
    ...all(figures, figure),
    ...leaving,
    ...ofDistributions,
    ...ofAgents,
    ...useDealReaders(),
    ...useMoneyReaders(),
    ...documentReaders(products),
    ...useStopReaders(),
    ...useSettingReaders(shell),
    action: said(auditActions, (code) => audit(`acts.${code}`)),
    // Of a text or of a supplement, which have no act in common.
    act: (code) => textAct(supplement(code)),
    chain: chainName,
    country: (code) => countryText(locale, code),
    documentType: said(documentTypes, (code) => kyc(`documents.${code}`)),
    // Of a market, of an account or of an agent, which have no step and no state in common.
    event: (code) => accountStep(step(code)),
    factor: said(resettable, (code) => customers(`factors.${code}`)),
    failure: said(failures, (code) => subscriptions(`failure.${code}`)),
    from: (code) => account(state(code)),
    inviteIn: said(locales, (code) => products(`document.in.${code}`)),
    kind: said(cmsKinds, (code) => cms(`kinds.${code}`)),
    messages: smsText(useTranslations('sms'), shell, locale),
    nationality: (code) => countryText(locale, code),
    newRoles: role,
    roles: role,
    side: said(['buy', 'sell'] as const, (code) => markets(`sides.${code}`)),
    // Of a withdrawal, of a payout, of an operator or of a distribution: what they have in common is called the same.
    status: (code) => distribution(standing(stage(code))),
    suspectCause: said(suspectCauses, (code) => markets(`suspect.${code}`)),
    target: (code) => target(subject(code)),
    to: (code) => account(state(code)),
  }
  return (field, value) => readers[field]?.(value) ?? value
}
