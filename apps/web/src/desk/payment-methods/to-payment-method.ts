import { canonicalText, textFault } from '@tessera/domain/platform/text/typed-text.ts'
import { plainCode } from '@tessera/domain/payments/bank-accounts/plain-code.ts'
import {
  requiresText,
  isMethodKind,
  type MethodKind,
  plainAccount,
  takesQr,
} from '@tessera/domain/desk/payment-methods/method.ts'
import { faultsOfMethod, type MethodRefusal } from '@tessera/domain/desk/payment-methods/faults.ts'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { type Checked, checked } from '#parts/form.ts'
import { type HiddenFault, hiddenFault } from '#parts/invisible-character.ts'

export type PaymentMethodFields = {
  kind: string
  account: string
  bank: string
  branch: string
  bankCode: string
  remark: string
  qr: readonly Sent[]
}
export type PaymentMethodBody = {
  kind: MethodKind
  account: string
  bank?: string
  branch?: string
  bankCode?: string
  remark?: string
  qr?: string
}
type OwnFault = 'kind' | 'account' | 'bank' | 'iban' | 'code' | 'unasked' | 'signs'
export type PaymentMethodFault = OwnFault | HiddenFault

const faultOf: Record<MethodRefusal, OwnFault> = {
  PAYMENT_METHOD_ACCOUNT_INVALID: 'account',
  PAYMENT_METHOD_BANK_MISSING: 'bank',
  PAYMENT_METHOD_FIELD_NOT_USED: 'unasked',
  BANK_ACCOUNT_IBAN_INVALID: 'iban',
  BANK_ACCOUNT_CODE_INVALID: 'code',
}

/** Returns the text in the form in which the server stores it, so that the proof is bound to the same text. */
export function toPaymentMethod(
  f: PaymentMethodFields,
): Checked<PaymentMethodFields, PaymentMethodBody, PaymentMethodFault> {
  const { kind } = f
  if (!isMethodKind(kind)) return { ok: false, faults: { kind: 'kind' } }
  const body = bodyOf(f, kind)
  const found = Object.fromEntries(
    faultsOfMethod(body).map(({ field, code }) => [
      field,
      (field === 'qr' ? undefined : hiddenFault(f[field])) ?? faultOf[code],
    ]),
  )
  const unread = texts.filter((name) => body[name] && textFault(body[name]) !== undefined)
  return checked<PaymentMethodFields, PaymentMethodBody, PaymentMethodFault>(
    { ...found, ...Object.fromEntries(unread.map((name) => [name, 'signs'])) },
    () => body,
  )
}

const texts = ['bank', 'branch', 'remark'] as const

/** Omits empty fields and those that the kind does not have. */
function bodyOf(f: PaymentMethodFields, kind: MethodKind): PaymentMethodBody {
  const textOf = (name: 'bank' | 'branch' | 'bankCode'): string => (requiresText(kind, name) ? f[name] : '')
  const [bank, branch, remark] = [textOf('bank'), textOf('branch'), f.remark].map(canonicalText)
  const bankCode = plainCode(textOf('bankCode'))
  const qr = takesQr(kind) ? f.qr[0]?.id : undefined
  return {
    kind,
    account: plainAccount(kind, f.account),
    ...(bank && { bank }),
    ...(branch && { branch }),
    ...(bankCode && { bankCode }),
    ...(remark && { remark }),
    ...(qr && { qr }),
  }
}
