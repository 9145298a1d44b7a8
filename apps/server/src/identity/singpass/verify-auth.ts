import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { singpass } from '@tessera/contract/identity/singpass/singpass.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { z } from 'zod'
import { finishAttempt, type FinishRefusal, startAttempt, type StartRefusal } from '#identity/fapi/attempt.ts'
import { type ConfiguredVendor, failure } from '#identity/fapi/vendors.ts'
import { bindToPerson, mayOpenFile, type MayRefusal, requireActive } from '#identity/kyc/may-open-file.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { storePrefill, personOfPrefill, prefillView } from './stored-prefill.ts'
import { personOf } from './person-info.ts'
import { unexpiredPrefill } from './prefills.sql.ts'

type Input = InputOf<typeof singpass.verifyAuth>
type Step = z.input<(typeof singpass.verifyAuth)['reply']>
type PrefillReply = ReplyOf<typeof singpass.verifyAuth>['prefill']

type VerifyDeps = Pick<Deps, 'config' | 'random' | 'log'>

/** Runs the step that the page requests: start, finish after the vendor's return, or read the fetched data. */
export async function verifyAuth(
  deps: VerifyDeps,
  at: ConfiguredVendor | undefined,
  call: CustomerCall,
  { action, code, state, iss, error }: Input,
): Promise<Outcome<Step, MayRefusal | StartRefusal | FinishRefusal>> {
  const { customerId } = call.customer
  const active = await call.inTx((tx) => requireActive(tx, customerId))
  if (!active.ok) return active
  const available = at !== undefined
  if (action === 'start') {
    const started = await startAttempt(deps, call, { vendor: 'singpass', at }, (tx) => mayBegin(tx, customerId))
    return started.ok ? ok({ available, ...started.value, prefill: null }) : started
  }
  const prefill =
    action === 'resume'
      ? await call.inTx(async (tx) => ok(await storedPrefill(deps, tx, customerId)))
      : await finishAttempt(deps, call, {
          vendor: 'singpass',
          at,
          params: { code, state, iss, error },
          may: (tx) => mayVerify(tx, customerId),
          keep: (tx, claims) => keepPerson(deps, tx, customerId, claims),
        })
  return prefill.ok ? ok({ available, authUrl: null, state: null, prefill: prefill.value }) : prefill
}

/** Allows a first file, and the renewal of one whose document has expired. */
const mayVerify = (tx: Tx, customerId: string) => mayOpenFile(tx, customerId, { orExpired: true })

/** The choice of identity becomes final with the first pushed request. */
async function mayBegin(tx: Tx, customerId: string): Promise<Outcome<undefined, MayRefusal>> {
  const may = await mayVerify(tx, customerId)
  return may.ok ? bindToPerson(tx, customerId) : may
}

async function storedPrefill(deps: Pick<Deps, 'config'>, tx: Tx, customerId: string): Promise<PrefillReply> {
  const row = await unexpiredPrefill(tx, customerId)
  return row === undefined ? null : prefillView(row, personOfPrefill(deps, row))
}

/** Stores the person's data. Refuses a response that does not have the published shape. */
async function keepPerson(
  deps: VerifyDeps,
  tx: Tx,
  customerId: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<Outcome<PrefillReply, MayRefusal | 'MYINFO_TRY_AGAIN' | 'MYINFO_UNREACHABLE'>> {
  const may = await mayVerify(tx, customerId)
  if (!may.ok) return may
  const person = personOf(claims)
  if (person === undefined) {
    deps.log.warn(
      { vendor: 'singpass', step: 'userinfo', fault: 'does not match the published format' },
      'Singpass sent data that does not match its published format',
    )
    return failure('singpass', { ok: false, why: 'refused' })
  }
  return ok(prefillView(await storePrefill(deps, tx, customerId, person), person))
}
