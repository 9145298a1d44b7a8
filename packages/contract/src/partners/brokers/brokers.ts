import { z } from 'zod'
import { agents, Licence, OwnAgent, AgentView, VersionedText, SignedText } from '#partners/agents/agents.ts'
import { ApiKey, ApiKeyIps, ApiKeyLabel, Ed25519PublicKey } from '#access/api-keys/api-keys.ts'
import { endpoints } from '#platform/http/endpoint.ts'
import { Order } from '#trading/orders/orders.ts'
import {
  AmountText,
  Coin,
  Id,
  keysetOf,
  KeysetRequest,
  note,
  Nothing,
  SignedAmountText,
  Time,
} from '#platform/http/shared.ts'
import { VerifyToken } from '#access/verification/verification.ts'

/** A month in UTC. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)
const SubAccount = z.object({ number: z.string(), name: z.string() })

/** An order that a broker placed for a client, with its best-execution record. */
export const BrokerOrder = z
  .object({
    order: Order,
    broker: z.object({ number: z.string(), name: z.string() }),
    /** The client, masked; null once the power of attorney was withdrawn. */
    account: z.string().nullable(),
    subAccount: SubAccount,
    /** The best opposite price when the order arrived; null if there was no opposite order. */
    bestAtArrival: AmountText.nullable(),
    referenceAtArrival: AmountText.nullable(),
    firstFillAt: Time.nullable(),
    lastFillAt: Time.nullable(),
  })
  .meta({ id: 'BrokerOrder' })

export const BrokerPower = z
  .object({
    id: Id,
    broker: AgentView,
    subAccount: SubAccount.extend({ id: Id }),
    since: Time,
    until: Time.nullable(),
    /** False while the broker is suspended or its licence has expired. */
    inForce: z.boolean(),
  })
  .meta({ id: 'BrokerPower' })

const BrokerKey = ApiKey.omit({ subAccount: true }).extend({ accountId: Id }).meta({ id: 'BrokerKey' })
const accountChecks = ['KYC_REQUIRED', 'ACCOUNT_FROZEN', 'SECURITY_FACTOR_REQUIRED'] as const
const proven = [...accountChecks, 'VERIFY_TOKEN_INVALID'] as const

export const brokers = endpoints({
  current: {
    method: 'POST',
    path: 'ex/broker/current',
    summary: 'The caller as a broker: application, contract to sign, code and share; null if the caller never applied',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.object({ broker: OwnAgent.nullable(), mayApply: z.boolean(), contract: VersionedText }),
    refusals: [],
  },
  apply: {
    method: 'POST',
    path: 'ex/broker/apply',
    summary: 'Applies to become a broker, as a verified company, with uploads of purpose `attachment`',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 10, seconds: 3600 },
    input: z.object({
      licence: Licence.strict(),
      /** The file that shows the licence. */
      uploadId: Id,
      evidenceIds: z.array(Id).max(5).default([]),
      /** Description of how orders reach Tessera, and of the person who decides them. */
      how: note(1000),
      expectedClients: z.number().int().min(1).max(1_000_000),
    }),
    reply: OwnAgent,
    refusals: [
      ...accountChecks,
      'BROKER_COMPANY_ONLY',
      'BROKER_APPLIED_ALREADY',
      'BROKER_FILE_UNKNOWN',
      'AGENT_LICENCE_EXPIRED',
    ],
  },
  sign: {
    method: 'POST',
    path: 'ex/broker/sign',
    summary: 'Signs the contract shown, after the licence was checked',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 20, seconds: 3600 },
    /** The token is of the scene `sign_broker_contract`, bound to {version, sha256}. */
    input: z.object({ contract: SignedText, verifyToken: VerifyToken }),
    reply: OwnAgent,
    refusals: [...proven, 'NOT_FOUND', 'AGENT_WRONG_STATUS', 'AGENT_TEXT_CHANGED'],
  },
  summary: {
    ...agents.summary,
    path: 'ex/broker/summary',
    summary: 'Clients, fees and shares of the caller as a broker',
  },
  accounts: {
    method: 'POST',
    path: 'ex/broker/accounts',
    summary: 'Sub-accounts on which the caller may place orders, with their balances, newest first',
    who: 'customer',
    reads: true,
    input: z.object(KeysetRequest),
    reply: keysetOf(
      z
        .object({
          id: Id,
          /** The client, masked. */
          account: z.string().nullable(),
          subAccount: SubAccount,
          since: Time,
          keys: z.number().int(),
          balances: z.array(z.object({ coin: Coin, available: AmountText, held: AmountText })),
        })
        .meta({ id: 'BrokerAccount' }),
    ),
    refusals: [],
  },
  orders: {
    method: 'POST',
    path: 'ex/broker/orders',
    summary: 'Orders that the caller placed for clients, each with its best-execution record, newest first',
    who: 'customer',
    reads: true,
    input: z.object({ ...KeysetRequest, accountId: Id.optional(), month: Month.optional() }),
    reply: keysetOf(BrokerOrder),
    refusals: [],
  },
  statements: {
    method: 'POST',
    path: 'ex/broker/statements',
    summary: 'Orders, volume, fees and shares of the caller as a broker by month (UTC), newest first',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.object({
      rows: z.array(
        z
          .object({
            month: Month,
            coin: Coin,
            clients: z.number().int(),
            orders: z.number().int(),
            volume: AmountText,
            fee: AmountText,
            /** Shares of the fees of this month's days. */
            accrued: SignedAmountText,
            paid: SignedAmountText,
          })
          .meta({ id: 'BrokerStatement' }),
      ),
    }),
    refusals: [],
  },
  export: {
    method: 'POST',
    path: 'ex/broker/export',
    summary:
      'Starts an export of the orders that the caller placed as a broker (CSV), for one month or all; returns the job',
    who: 'customer',
    idempotent: 'tx',
    rate: { points: 10, seconds: 3600 },
    input: z.object({ month: Month.optional() }),
    reply: z.object({ jobId: Id }),
    refusals: [],
  },
  exportStatus: { ...agents.exportStatus, path: 'ex/broker/export_status' },
  exportFile: { ...agents.exportFile, path: 'ex/broker/export_file' },
  createKey: {
    method: 'POST',
    path: 'ex/broker/create_key',
    summary:
      'Creates an API key that can read and trade on a client’s sub-account. Its secret appears only in this response',
    who: 'approved',
    rate: { points: 60, seconds: 3600 },
    input: z.object({
      /** An id from `broker/accounts`. */
      accountId: Id,
      label: ApiKeyLabel,
      ips: ApiKeyIps,
      publicKey: Ed25519PublicKey.optional(),
      /** Scene `create_broker_key`, bound to {accountId, label, ips, publicKey}. */
      verifyToken: VerifyToken,
    }),
    reply: z.object({ apiKey: z.string(), secret: z.string().nullable(), key: BrokerKey }),
    refusals: [
      ...proven,
      'NOT_FOUND',
      'BROKER_NOT_ACTIVE',
      'API_KEY_LIMIT_REACHED',
      'API_KEY_IPS_INVALID',
      'API_KEY_NETWORK_TOO_WIDE',
      'API_KEY_NETWORK_BEGINS_ELSEWHERE',
      'API_KEY_TOO_MANY_IPS',
      'API_KEY_WITHDRAW_NEEDS_IPS',
    ],
  },
  keys: {
    method: 'POST',
    path: 'ex/broker/keys',
    summary: 'API keys of the caller as a broker, newest first',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.object({ rows: z.array(BrokerKey) }),
    refusals: [],
  },
  deleteKey: {
    method: 'POST',
    path: 'ex/broker/delete_key',
    summary: 'Deletes an API key of the caller as a broker',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  find: {
    method: 'POST',
    path: 'ex/broker/find',
    summary: 'The active broker of a code, and its power of attorney for clients',
    who: 'customer',
    reads: true,
    rate: { points: 30, seconds: 3600 },
    input: z.object({ code: z.string().trim().min(1).max(40) }),
    reply: z.object({ broker: AgentView, power: VersionedText }),
    refusals: ['BROKER_CODE_UNKNOWN'],
  },
  powers: {
    method: 'POST',
    path: 'ex/broker/powers',
    summary: 'Powers of attorney that the caller gave to brokers, newest first',
    who: 'customer',
    reads: true,
    input: Nothing,
    reply: z.object({ rows: z.array(BrokerPower) }),
    refusals: [],
  },
  grant: {
    method: 'POST',
    path: 'ex/broker/grant',
    summary: 'Gives a broker a power of attorney for one of the caller’s sub-accounts',
    who: 'approved',
    idempotent: 'tx',
    rate: { points: 30, seconds: 3600 },
    input: z.object({
      code: z.string().trim().min(1).max(40),
      subAccountId: Id,
      power: SignedText,
      /** Scene `grant_broker_power`, bound to {broker, subAccountId, version, sha256}; `broker` is the number of `find`. */
      verifyToken: VerifyToken,
    }),
    reply: BrokerPower,
    refusals: [
      ...proven,
      'NOT_FOUND',
      'BROKER_CODE_UNKNOWN',
      'BROKER_SELF',
      'BROKER_POWER_GIVEN',
      'AGENT_TEXT_CHANGED',
    ],
  },
  withdraw: {
    method: 'POST',
    path: 'ex/broker/withdraw',
    summary: 'Withdraws a power of attorney: the broker can place no more orders, and its open orders are cancelled',
    who: 'customer',
    idempotent: 'tx',
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
  clientOrders: {
    method: 'POST',
    path: 'ex/broker/client_orders',
    summary: 'Orders that brokers placed for the caller, each with its best-execution record, newest first',
    who: 'customer',
    reads: true,
    input: z.object(KeysetRequest),
    reply: keysetOf(BrokerOrder),
    refusals: [],
  },
})
