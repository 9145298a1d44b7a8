import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { signatureMachine } from '@tessera/domain/profile/members/signatures/machine.ts'
import { signatureKinds } from '@tessera/domain/profile/members/signatures/rule.ts'
import { z } from 'zod'
import { AmountText, Coin, Id, Time } from '#platform/http/shared.ts'

const Person = z.object({ id: Id, name: z.string() })

export const SignatureAct = z
  .object({
    id: Id,
    kind: z.enum(signatureKinds),
    status: z.enum(statusesOf(signatureMachine)),
    /** Destination of the money, or the order as text. The code for the second signature is bound to it. */
    act: z.string(),
    coin: Coin.nullable(),
    amount: AmountText.nullable(),
    /** In US dollars; null if the value is unknown. */
    value: AmountText.nullable(),
    requestedBy: Person,
    requestedAt: Time,
    lapsesAt: Time,
    secondBy: Person.nullable(),
    endedAt: Time.nullable(),
    /** People who may sign now. */
    signers: z.array(Person),
    maySign: z.boolean(),
    mayCancel: z.boolean(),
    /** True if the requester still has the required role; otherwise the first signature does not count. */
    requesterCounts: z.boolean(),
    /** The code of the refusal for which a signed order failed. */
    failedCode: z.string().nullable(),
    resultId: Id.nullable(),
  })
  .meta({ id: 'SignatureAct' })

/** Amount in US dollars above which two people must sign; null if one person suffices. */
export const Bound = AmountText.nullable()
export const SignatureRuleView = z
  .object({
    ordersAbove: Bound,
    moneyAbove: Bound,
    /** 0 before the first rule. */
    version: z.number().int(),
    setAt: Time.nullable(),
    setBy: z.array(z.string()),
  })
  .meta({ id: 'SignatureRuleView' })
