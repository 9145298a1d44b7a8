import { note } from '@tessera/contract/platform/http/shared.ts'
import { ReasonCode } from '@tessera/contract/platform/settings/reason-areas.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { Both } from '#services/approvals/kind.ts'
import { reasonCodeEnded } from '#services/approvals/refusals.ts'
import type { Tx } from '#platform/database/tx.ts'
import { openReasonText, reasonTextAt } from '#platform/settings/reasons.sql.ts'

const NOTE_MAX = 500

/** The reason code and the note in both languages, which the customer reads. */
export const proposedExplanation = {
  reasonCode: ReasonCode,
  note: z.strictObject({ en_US: note(NOTE_MAX), zh_CN: note(NOTE_MAX) }),
}
type Proposed = { readonly reasonCode: string; readonly note: { readonly en_US: string; readonly zh_CN: string } }

/** The same for both people, with the sentence of the code. */
export const explanationContent = { reasonCode: z.string(), customerReason: Both, customerNote: Both }

export async function explanationOf(tx: Tx, { reasonCode, note: { en_US: en, zh_CN: zh } }: Proposed) {
  const text = await reasonTextAt(tx, 'adjustment', reasonCode)
  return { reasonCode, customerReason: { en: text.en_US, zh: text.zh_CN }, customerNote: { en, zh } }
}

/** Refuses a code that is unknown, or whose last day has passed. */
export async function checkReason(tx: Tx, code: string): Promise<Outcome<void, 'REASON_CODE_ENDED'>> {
  const text = await openReasonText(tx, 'adjustment', code)
  return text === undefined ? reasonCodeEnded('reasonCode', code) : ok(undefined)
}

type Texts = { readonly en: string; readonly zh: string }
/** A text of the content as a message to the customer has it. */
export const inMessage = ({ en, zh }: Texts) => ({ en_US: en, zh_CN: zh })
