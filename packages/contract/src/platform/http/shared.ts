import { canonicalId } from '@tessera/domain/platform/text/canonical-id.ts'
import { canonicalEmail, EMAIL, EMAIL_LENGTH } from '@tessera/domain/access/customers/email.ts'
import { phoneSpelling } from '@tessera/domain/access/customers/phone.ts'
import { validPhone } from '@tessera/domain/access/customers/valid-phone.ts'
import { canonicalText, plainSigns, wrongInText } from '@tessera/domain/platform/text/typed-text.ts'
import { TAG_BYTES, tagSpelling, wrongInTag } from '@tessera/domain/payments/withdrawals/tag.ts'
import { z } from 'zod'
import { locales } from '#platform/text/locale.ts'

/** Canonical decimal text: no sign, exponent, grouping or leading zeros. The scale is the coin's and checked by the rule. */
export const AmountText = z
  .string()
  .max(40)
  .regex(/^(0|[1-9]\d*)(\.\d+)?$/)
  .meta({ id: 'AmountText', example: '1250.50' })
/** As AmountText, with a minus where a balance went down. */
export const SignedAmountText = z
  .string()
  .regex(/^-?(0|[1-9]\d*)(\.\d+)?$/)
  .meta({ id: 'SignedAmountText', example: '-12.00' })
/** Comes out in its one spelling: ids are compared as text as well, by approvals and by what is closed to an operator (OPR-02). */
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
/** The consent to a notice: its version, its hash and when it was given. */
export const Consent = z.object({ version: z.string(), sha256: z.string(), at: Time })
export const Day = z.iso.date().meta({ id: 'Day', example: '2026-03-18' })
/**
 * Comes out in its one spelling, printable ASCII: nothing in it can end a mail header. The parts of the host hold no dot, so
 * that there is one way to read them and a long text costs no more than its length.
 */
export const Email = z.string().max(EMAIL_LENGTH).overwrite(canonicalEmail).regex(EMAIL).meta({ id: 'Email' })
const E164 = /^\+[1-9]\d{6,14}$/
/** The phone of an account that exists: a number that would be refused today may have been stored earlier. */
export const StoredPhone = z
  .string()
  .max(40)
  .overwrite((text) => phoneSpelling(text) ?? '')
  .regex(E164)
  .meta({ id: 'StoredPhone', example: '+6591234567' })
/** A new phone with its calling code, as typed: comes out as E.164. Its seven digits are asked first, then libphonenumber-js. */
export const Phone = z
  .string()
  .max(40)
  .overwrite((text) => validPhone(text) ?? phoneSpelling(text) ?? '')
  .regex(E164)
  .refine((text) => validPhone(text) === text, { params: { rule: 'phone' } })
  .meta({ id: 'Phone', example: '+6591234567' })
/** The name of an account that exists: its mailbox, or its phone, which begins with a plus. */
export const AccountName = z.union([StoredPhone, Email])
export const NewAccountName = z.union([Phone, Email])
/** An address on a chain, printable ASCII: it is shown in a mail. Whether it is an address is asked where it is used. */
export const WalletAddress = z
  .string()
  .overwrite(plainSigns)
  .max(64)
  .regex(/^[!-~]+$/)
/** The tag that an exchange or custodian shows beside its address; the payment carries it as a memo. Rules: domain/withdrawals/tag.ts. */
export const WalletTag = z
  .string()
  .overwrite(tagSpelling)
  .min(1)
  .max(TAG_BYTES)
  .refine((tag) => wrongInTag(tag) !== 'tagUnprintable', { params: { rule: 'tagUnprintable' } })
  .refine((tag) => wrongInTag(tag) !== 'tagLong', { params: { rule: 'tagLong' } })
  .refine((tag) => wrongInTag(tag) !== 'tagId', { params: { rule: 'tagId' } })
/** The account number that screens show. */
export const AccountNumber = z.string().regex(/^\d{6,12}$/)
export const Password = z
  .string()
  .min(8)
  .max(20)
  .regex(/[A-Za-z]/)
  .regex(/\d/)
export const Code6 = z.string().regex(/^\d{6}$/)
/** What a person typed, kept as domain/typed-text.ts says, so that others read what is written. */
const typed = (max: number, signs: RegExp): z.ZodString =>
  z
    .string()
    .overwrite(canonicalText)
    .min(1)
    .max(max)
    .regex(signs)
    .refine((text) => text === '' || wrongInText(text) !== 'direction', { params: { rule: 'direction' } })
    .refine((text) => text === '' || wrongInText(text) !== 'blank', { params: { rule: 'blank' } })
/** A line of text a person typed: no control characters, so that it is safe in mails, logs and exports. */
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

/** A page of a list that grows with every order: by its number, or from where the page before ended, which costs the same however far down. */
export const KeysetRequest = {
  ...PageRequest,
  /** `next` of the page before; `page` does not count then. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
}
/** The same for a list by time, whose rows of one moment stand by id: the key is both. */
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

/** A file, as the server sends it and as the browser gets it. */
export const FileReply = z.instanceof(Blob)

export const Nothing = z.object({})
