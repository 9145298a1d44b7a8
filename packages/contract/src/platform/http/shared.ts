import { canonicalId } from '@tessera/domain/platform/text/canonical-id.ts'
import { canonicalEmail, EMAIL, EMAIL_LENGTH } from '@tessera/domain/access/customers/email.ts'
import { phoneSpelling } from '@tessera/domain/access/customers/phone.ts'
import { validPhone } from '@tessera/domain/access/customers/valid-phone.ts'
import { canonicalText, plainSigns, textFault } from '@tessera/domain/platform/text/typed-text.ts'
import { TAG_BYTES, tagSpelling, tagFault } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { locales } from '#platform/text/locale.ts'

/** Canonical decimal text: no sign, exponent, grouping or leading zeros. The rule checks the coin's scale. */
export const AmountText = z
  .string()
  .max(40)
  .regex(/^(0|[1-9]\d*)(\.\d+)?$/)
  .meta({ id: 'AmountText', example: '1250.50' })
/** Like AmountText, with a minus for a decrease of a balance. */
export const SignedAmountText = z
  .string()
  .regex(/^-?(0|[1-9]\d*)(\.\d+)?$/)
  .meta({ id: 'SignedAmountText', example: '-12.00' })
/**
 * Returned in canonical spelling, because approvals and the block of an operator's own accounts compare ids as text
 * (OPR-02).
 */
export const Id = z.uuid().overwrite(canonicalId).meta({ id: 'Id' })
export const Coin = z
  .string()
  .regex(/^[A-Za-z0-9]{2,12}$/)
  .meta({ id: 'Coin', example: 'tUSD' })
export const ProductSymbol = z
  .string()
  .regex(/^[A-Z][A-Z0-9]{1,11}$/)
  .meta({ id: 'ProductSymbol', example: 'LBR3' })
export const Chain = z
  .string()
  .regex(/^[a-z0-9_]{3,32}$/)
  .meta({ id: 'Chain', example: 'solana_devnet' })
export const Language = z.enum(locales)
export const Time = z.iso.datetime().meta({ id: 'Time', example: '2026-03-18T06:42:05.000Z' })
/** The consent to a notice: its version, its hash and its time. */
export const Consent = z.object({ version: z.string(), sha256: z.string(), at: Time })
export const Day = z.iso.date().meta({ id: 'Day', example: '2026-03-18' })
/**
 * Returned in canonical spelling: printable ASCII, so that it cannot inject another email header. The parts of the host
 * contain no dot, so the pattern is unambiguous and takes linear time.
 */
export const Email = z.string().max(EMAIL_LENGTH).overwrite(canonicalEmail).regex(EMAIL).meta({ id: 'Email' })
const E164 = /^\+[1-9]\d{6,14}$/
/** The phone of an existing account. It may be a number that would be refused today. */
export const StoredPhone = z
  .string()
  .max(40)
  .overwrite((text) => phoneSpelling(text) ?? '')
  .regex(E164)
  .meta({ id: 'StoredPhone', example: '+6591234567' })
/**
 * A new phone with its calling code, as typed; returned as E.164. It must have seven digits and then be valid by
 * libphonenumber-js.
 */
export const Phone = z
  .string()
  .max(40)
  .overwrite((text) => validPhone(text) ?? phoneSpelling(text) ?? '')
  .regex(E164)
  .refine((text) => validPhone(text) === text, { params: { rule: 'phone' } })
  .meta({ id: 'Phone', example: '+6591234567' })
/** The name of an existing account: its email, or its phone, which begins with a plus. */
export const AccountName = z.union([StoredPhone, Email])
export const NewAccountName = z.union([Phone, Email])
/** An address on a chain: printable ASCII, because an email shows it. Its use checks that it is valid. */
export const WalletAddress = z
  .string()
  .overwrite(plainSigns)
  .max(64)
  .regex(/^[!-~]+$/)
/**
 * The tag that an exchange or custodian displays with its address. The payment has it as a memo. Rules:
 * domain/withdrawals/tag.ts.
 */
export const WalletTag = z
  .string()
  .overwrite(tagSpelling)
  .min(1)
  .max(TAG_BYTES)
  .refine((tag) => tagFault(tag) !== 'tagUnprintable', { params: { rule: 'tagUnprintable' } })
  .refine((tag) => tagFault(tag) !== 'tagLong', { params: { rule: 'tagLong' } })
  .refine((tag) => tagFault(tag) !== 'tagId', { params: { rule: 'tagId' } })
/** The account number that screens show. */
export const AccountNumber = z.string().regex(/^\d{6,12}$/)
export const Password = z
  .string()
  .min(8)
  .max(20)
  .regex(/[A-Za-z]/)
  .regex(/\d/)
export const Code6 = z.string().regex(/^\d{6}$/)
/** A typed text, stored in the form of domain/typed-text.ts, so that readers see the text that was written. */
const typed = (max: number, signs: RegExp): z.ZodString =>
  z
    .string()
    .overwrite(canonicalText)
    .min(1)
    .max(max)
    .regex(signs)
    .refine((text) => text === '' || textFault(text) !== 'direction', { params: { rule: 'direction' } })
    .refine((text) => text === '' || textFault(text) !== 'blank', { params: { rule: 'blank' } })
/** A typed line of text: no control characters, so that it is safe in emails, logs and exports. */
export const line = (max: number): z.ZodString => typed(max, /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
/** Several lines of text. */
export const note = (max: number): z.ZodString => typed(max, /^(?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|[\n\t])*$/u)

/** A page of a list, from 1. */
export const PageRequest = {
  page: z.number().int().min(1).max(10_000).default(1),
  pageSize: z.number().int().min(1).max(100).default(20),
}
export const pageOf = <T extends z.ZodType>(
  row: T,
): z.ZodObject<{ total: z.ZodNumber; page: z.ZodNumber; pageSize: z.ZodNumber; rows: z.ZodArray<T> }> =>
  z.object({ total: z.number().int(), page: z.number().int(), pageSize: z.number().int(), rows: z.array(row) })

/**
 * A page of a long list: by its number, or by the cursor of the previous page. By cursor, every page costs the same.
 */
export const KeysetRequest = {
  ...PageRequest,
  /** `next` of the previous page. If given, `page` is ignored. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
}
/**
 * The same for a list in order of time. Rows with equal times are in order of their ids, and the cursor contains both.
 */
export const TimeKeysetRequest = {
  ...PageRequest,
  after: z
    .string()
    .regex(/^\d{1,18}_[0-9a-f-]{36}$/)
    .optional(),
}
export const keysetOf = <T extends z.ZodType>(
  row: T,
): z.ZodObject<{
  total: z.ZodNumber
  page: z.ZodNumber
  pageSize: z.ZodNumber
  rows: z.ZodArray<T>
  next: z.ZodNullable<z.ZodString>
}> => pageOf(row).extend({ next: z.string().nullable() })

/** The colour of a rising price. */
export const ColorMode = z.enum(['green-up', 'red-up'])

/** A file: the server sends it and the browser receives it as a Blob. */
export const FileReply = z.instanceof(Blob)

export const Nothing = z.object({})
