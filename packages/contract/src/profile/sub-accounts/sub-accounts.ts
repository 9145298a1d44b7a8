import { customerMachine } from '@tessera/domain/access/customers/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { z } from 'zod'
import { Overview } from '#profile/accounts/accounts.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { acquiringRefusals } from '#identity/eligibility/eligibility.refusals.ts'
import { AmountText, Coin, Email, Id, line, Nothing, Time } from '#platform/http/shared.ts'
import { Transfer, TransferPlace } from '#profile/transfers/transfers.ts'
import { VerifyToken } from '#access/verification/verification.ts'

const SubAccountName = line(20)
export const SubAccount = z
  .object({
    id: Id,
    userAccount: z.string(),
    name: z.string(),
    /** The email of its login, masked; null without a login. */
    email: z.string().nullable(),
    depositsOpen: z.boolean(),
    tradingOpen: z.boolean(),
    status: z.enum(statusesOf(customerMachine)),
    createdAt: Time,
  })
  .meta({ id: 'SubAccount' })

/** One account of the family; `main` is the owner's main account. */
const Side = z.object({ account: z.union([z.literal('main'), Id]), place: TransferPlace }).strict()

export const subAccounts = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/list',
    summary: 'The caller’s sub-accounts, oldest first',
    who: 'customer',
    memberRight: 'view',
    input: z.object({}),
    reply: z.object({ rows: z.array(SubAccount), max: z.number().int() }),
    refusals: [],
  },
  overview: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/overview',
    summary:
      'Balances of one of the caller’s sub-accounts, as accounts/overview returns them to the sub-account itself',
    who: 'customer',
    memberRight: 'view',
    input: z.object({ id: Id, fiat: Coin.optional() }),
    reply: Overview,
    refusals: ['NOT_FOUND', 'RATE_FIAT_UNKNOWN'],
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/create',
    summary: 'Creates a sub-account: it has the identity and investor class of its owner, and no login of its own',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 60, seconds: 3600 },
    /** The token is of the scene `create_sub_account`, bound to {name}. */
    input: z.object({ name: SubAccountName, verifyToken: VerifyToken }),
    reply: SubAccount,
    refusals: [
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'SECURITY_FACTOR_REQUIRED',
      'SUB_ACCOUNT_LIMIT_REACHED',
      'VERIFY_TOKEN_INVALID',
    ],
  },
  setSwitches: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/set_switches',
    summary:
      'Turns deposits or trading of a sub-account on or off. If trading is turned off, its open orders are cancelled',
    who: 'approved',
    input: z.object({ id: Id, depositsOpen: z.boolean(), tradingOpen: z.boolean() }),
    reply: SubAccount,
    refusals: ['NOT_FOUND'],
  },
  openLogin: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/open_login',
    summary: 'Enables a login for a sub-account by a verified email; its owner sets the password',
    who: 'approved',
    rate: { points: 60, seconds: 3600 },
    /** The token is of the scene `open_sub_account_login`, bound to {id, email}. */
    input: z.object({ id: Id, email: Email, verifyToken: VerifyToken }),
    reply: SubAccount,
    refusals: ['NOT_FOUND', 'VERIFY_TOKEN_INVALID', 'SUB_ACCOUNT_LOGIN_EXISTS', 'EMAIL_EXIST'],
  },
  closeLogin: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/close_login',
    summary: 'Disables the login of a sub-account and ends its sessions',
    who: 'customer',
    input: z.object({ id: Id }),
    reply: SubAccount,
    refusals: ['NOT_FOUND'],
  },
  close: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/close',
    summary: 'Closes an empty sub-account permanently',
    who: 'approved',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND', 'ACCOUNT_NOT_EMPTY'],
  },
  transfer: {
    method: 'POST',
    path: 'ex/api/v1/sub_accounts/transfer',
    summary: 'Transfers a coin between the main account and a sub-account, or between two sub-accounts',
    who: 'approved',
    memberRight: 'trade',
    idempotent: 'tx',
    rate: { points: 60, seconds: 60 },
    input: z.object({ coin: Coin, amount: AmountText, from: Side, to: Side }),
    reply: Transfer,
    refusals: [
      'KYC_REQUIRED',
      'ACCOUNT_FROZEN',
      'SECURITY_FACTOR_REQUIRED',
      'NOT_FOUND',
      'SUB_ACCOUNT_SAME',
      'SUB_ACCOUNT_DEPOSIT_CLOSED',
      ...acquiringRefusals,
      'TRANSFER_OUT_FROZEN',
      'COIN_UNKNOWN',
      'TRANSFER_ROUTE_UNSUPPORTED',
      'TRANSFER_AMOUNT_INVALID',
      'INSUFFICIENT_AVAILABLE_BALANCE',
    ],
  },
})
