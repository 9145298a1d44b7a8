import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { type CodedField, codePathOf, readings } from '@tessera/contract/approval-fields.ts'
import { approvalKindNames } from '@tessera/contract/approval-kinds.ts'
import { auditTargets } from '@tessera/contract/services/audit/audit.ts'
import { auditActions } from '@tessera/contract/audit-actions.ts'
import { documentTypes } from '@tessera/contract/identity/kyc/kyc.ts'
import { findings } from '@tessera/contract/books/reconciliation/reconciliation.ts'
import { supplementActs } from '@tessera/contract/issuance/products/products-manage.ts'
import { cmsKinds } from '@tessera/domain/office/cms/kinds.ts'
import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { agentMachine } from '@tessera/domain/partners/agents/machine.ts'
import { distributionMachine } from '@tessera/domain/issuance/distributions/machine.ts'
import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { marketEvents, marketMachine } from '@tessera/domain/trading/markets/market.ts'
import { operatorMachine } from '@tessera/domain/office/operators/machine.ts'
import { dealMachine } from '@tessera/domain/desk/otc-deals/machine.ts'
import { instructionMachine } from '@tessera/domain/payments/instructions/machine.ts'
import { payoutMachine } from '@tessera/domain/payments/payouts/machine.ts'
import { resettable } from '@tessera/domain/access/security/reset.ts'
import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { withdrawalMachine } from '@tessera/domain/payments/withdrawals/machine.ts'
import { numberText } from '@tessera/ui/num.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { useTranslations } from 'use-intl'
import { percentText } from '#issuance/products/field-text.ts'
import { countryText } from '#parts/country-text.ts'
import { listText } from '#parts/list-text.ts'
import { useLimitText } from '#office/operators/limit-text.ts'
import { useRoleName } from '#parts/me.queries.ts'
import { useReasonText } from '#parts/reasons.queries.ts'
import { utcText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { effectText } from '#payments/bank/effect-text.ts'
import { siteAccessNames } from '@tessera/contract/office/public-config/site-settings.ts'
import { useFreezeReaders } from '#access/customers/freeze-readers.ts'
import { useAreaText, useChangedFieldText } from '#office/settings/use-setting-text.ts'
import { rulesText } from '#identity/investor-classes/rules-text.ts'
import { documentReaders } from '#issuance/products/document-readers.ts'
import { smsText } from '#services/sms/sms-reader.ts'
import type { Read } from '#parts/reader.ts'
import { type Reader, codeReader } from '#parts/code-reader.ts'
import { useActionText } from '#services/audit/action-text.ts'

/** Shows a setting of site access, such as `loginForbidden=true` or `limitCountries=IR,KP`, in words. */
const siteAccessText =
  (site: Translate<'site'>, shell: Translate<'shell'>, locale: Locale): Reader =>
  (text) => {
    const [name = '', value = ''] = text.split('=')
    const setting = codeReader(siteAccessNames, (code) => site(`access.${code}`))(name)
    const rule = codeReader(['verifies', 'countries'] as const, (code) => site(`vendor.${code}`))(setting)
    const words = { true: site('on'), false: site('off'), '': site('nobody') }[value]
    const restriction = codeReader(['0', '1', '2'] as const, (code) => site(`restriction.r${code}`))
    return shell('named', { name: rule, value: words ?? restriction(listText(locale, value.split(','))) })
  }

/** Texts of statuses and steps that several nouns share. */
function useStatusReaders() {
  const [agents, customers, markets] = [
    useTranslations('agents'),
    useTranslations('customers'),
    useTranslations('markets'),
  ]
  const [payouts, withdrawals] = [useTranslations('payouts'), useTranslations('withdrawals')]
  const instructions = useTranslations('instructions')
  const [distributions, operators] = [useTranslations('distributions'), useTranslations('operators')]
  const stateReader = oneOf(
    codeReader(statusesOf(marketMachine), (code) => markets(`state.${code}`)),
    codeReader(statusesOf(customerMachine), (code) => customers(`status.${code}`)),
    codeReader(statusesOf(agentMachine), (code) => agents(`status.${code}`)),
  )
  return {
    from: stateReader,
    to: stateReader,
    event: oneOf(
      codeReader(marketEvents, (code) => markets(`steps.${code}`)),
      codeReader(['thaw'] as const, () => customers('steps.unfreeze')),
      codeReader(['suspend', 'resume', 'end'] as const, (code) => agents(`statusChange.${code}`)),
    ),
    status: oneOf(
      codeReader(statusesOf(withdrawalMachine), (code) => withdrawals(`stage.${code}`)),
      codeReader(statusesOf(payoutMachine), (code) => payouts(`stage.${code}`)),
      codeReader(statusesOf(instructionMachine), (code) => instructions(`status.${code}`)),
      codeReader(statusesOf(operatorMachine), (code) => operators(`status.${code}`)),
      codeReader(statusesOf(distributionMachine), (code) => distributions(`status.${code}`)),
    ),
  }
}

/** Reads a code of one of several lists; the first list that contains it is used. */
const oneOf =
  (...readers: readonly Reader[]): Reader =>
  (code) =>
    readers.reduce((text, reader) => (text === code ? reader(code) : text), code)

/** Texts for the codes of an appeal of an OTC deal. */
function useDealReaders() {
  const deals = useTranslations('otc-deals')
  return {
    dealStatus: codeReader(statusesOf(dealMachine), (code) => deals(`status.${code}`)),
    appealBy: codeReader(['sell', 'buy'] as const, (code) => deals(code === 'sell' ? 'by.seller' : 'by.buyer')),
    appealReason: oneOf(useReasonText('otcAppealByBuyer'), useReasonText('otcAppealBySeller')),
    outcomeReason: useReasonText('otcAppeal'),
  }
}

/** Texts for the codes of bank lines, fiat orders and reconciliation. */
function useMoneyReaders() {
  const bank = useTranslations('bank')
  const reconciliation = useTranslations('reconciliation')
  return {
    reversalCause: useReasonText('creditReversal'),
    differenceCause: useReasonText('difference'),
    effect: (code: string) => effectText(bank, code),
    'order.status': codeReader(statusesOf(fiatOrderMachine), (code) => bank(`orderStatus.${code}`)),
    finding: codeReader(findings, (code) => reconciliation(`finding.${code}`)),
  }
}

/** Texts for changed settings of the exchange, of the site and of investor classes. */
function useSettingReaders(shell: Translate<'shell'>) {
  const t = useTranslations('investor-classes')
  const siteSettings = siteAccessText(useTranslations('site'), shell, useLocale())
  const rules = rulesText(t, shell)
  const fields = useChangedFieldText()
  return { area: useAreaText(), changed: (text: string) => fields(text) ?? rules(text) ?? siteSettings(text) }
}

/** Texts of codes that belong to no single kind: those of several nouns, and those without a message. */
function useCodeReaders(): Readonly<Record<CodedField | 'action' | 'target', Reader>> {
  const shell = useTranslations('shell')
  const decisions = useTranslations('decisions')
  const audit = useTranslations('audit')
  const cms = useTranslations('cms')
  const customers = useTranslations('customers')
  const kyc = useTranslations('kyc')
  const products = useTranslations('products')
  const withdrawals = useTranslations('withdrawals')
  const role = useRoleName()
  const limit = useLimitText()
  return {
    ...useStatusReaders(),
    ...useDealReaders(),
    ...useMoneyReaders(),
    ...documentReaders(products),
    ...useFreezeReaders(),
    ...useSettingReaders(shell),
    action: codeReader(auditActions, useActionText()),
    act: oneOf(
      codeReader(supplementActs, (code) => products(`supplement.acts.${code}`)),
      codeReader(['publish', 'archive'] as const, (code) => cms(`acts.${code}`)),
    ),
    chain: chainName,
    documentType: codeReader(documentTypes, (code) => kyc(`documents.${code}`)),
    factor: codeReader(resettable, (code) => customers(`factors.${code}`)),
    inviteIn: codeReader(locales, (code) => products(`document.in.${code}`)),
    kind: codeReader(cmsKinds, (code) => cms(`kinds.${code}`)),
    dayLimit: limit,
    decisionLimit: limit,
    messages: smsText(useTranslations('sms'), shell, useLocale()),
    newDayLimit: limit,
    newDecisionLimit: limit,
    newRoles: role,
    paymentAct: codeReader(['sign', 'paid'] as const, (code) => withdrawals(`evidence.acts.${code}`)),
    roles: role,
    target: oneOf(
      codeReader(approvalKindNames, (code) => decisions(`kinds.${code}`)),
      codeReader(auditTargets, (code) => audit(`targets.${code}`)),
    ),
  }
}

/** Returns how to show a value of a decision: codes in words, times in UTC. */
export function useReaders(): Read {
  const locale = useLocale()
  const decisions = useTranslations('decisions')
  const codes: Readonly<Record<string, Reader>> = useCodeReaders()
  const plain = {
    text: (value: string) => value,
    figure: (value: string) => numberText(value, true),
    percent: percentText,
    time: utcText,
    country: (code: string) => countryText(locale, code),
  }
  return (field, value) => {
    const reading = readings.get(field) ?? 'code'
    if (reading === 'code') return codes[field]?.(value) ?? value
    if (typeof reading === 'string') return plain[reading](value)
    const path = codePathOf(field, value, reading)
    return path === undefined ? value : decisions(`codes.${path}`)
  }
}
