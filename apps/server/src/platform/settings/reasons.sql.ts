import {
  isOpenReason,
  type Reason,
  type ReasonAct,
  reasonActs,
  type ReasonText,
} from '@tessera/contract/platform/settings/reason-areas.ts'
import { settingShape } from '@tessera/contract/platform/settings/setting-areas.ts'
import { type RawBuilder, sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * Returns the sentence of a reason code as a column: what the customer read at that time, because the text may change
 * later. A null time reads it now.
 */
export const reasonText = (act: ReasonAct, code: RawBuilder<unknown>, at: RawBuilder<unknown>) =>
  sql<ReasonText | null>`reason_text(${act}, ${code}, ${at})`

/** Returns the sentence of a stored reason code at a time; now without it. */
export const reasonTextAt = async (
  source: Source,
  act: ReasonAct,
  code: string,
  at: Date | null = null,
): Promise<ReasonText> =>
  (
    await one(
      source,
      sql<{ text: ReasonText }>`select ${reasonText(act, sql`${code}::text`, sql`${at}::timestamptz`)} as text`,
    )
  ).text

/** Returns the sentences of several codes as one text, each once. */
export async function reasonTextsOf(source: Source, act: ReasonAct, codes: readonly string[]): Promise<ReasonText> {
  const texts: ReasonText[] = []
  for (const code of new Set(codes)) texts.push(await reasonTextAt(source, act, code))
  return { en_US: texts.map(({ en_US }) => en_US).join(' '), zh_CN: texts.map(({ zh_CN }) => zh_CN).join('') }
}

/** Returns the list of an act in force. Throws if there is none: `npm run migrate` writes the first version. */
async function reasonsOf(source: Source, act: ReasonAct): Promise<readonly Reason[]> {
  const { content } = await one(
    source,
    sql<{ content: unknown }>`
      select content from setting_version
       where area = 'reasonCodes' and subject = ${act} and applied_at is not null order by effective_from desc limit 1`,
  )
  return settingShape('reasonCodes').parse(content).codes
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Returns the codes of an act that may be chosen now, with their sentences, in the order of the list. */
export async function openReasons(tx: Tx, act: ReasonAct): Promise<Pick<Reason, 'code' | 'text'>[]> {
  const open = (await reasonsOf(tx, act)).filter((each) => isOpenReason(each, dayOf(tx.now)))
  return open.map(({ code, text }) => ({ code, text }))
}

/** Returns the sentence of a code that may be chosen now; undefined for an unknown code, and after its last day. */
export async function openReasonText(tx: Tx, act: ReasonAct, code: string): Promise<ReasonText | undefined> {
  const reason = (await reasonsOf(tx, act)).find((each) => each.code === code)
  return reason !== undefined && isOpenReason(reason, dayOf(tx.now)) ? reason.text : undefined
}

/** Returns the first of these codes that staff may not choose now. */
export async function endedReason(tx: Tx, act: ReasonAct, codes: readonly string[]): Promise<number | undefined> {
  const reasons = await reasonsOf(tx, act)
  const open = new Set(reasons.filter((each) => isOpenReason(each, dayOf(tx.now))).map(({ code }) => code))
  const at = codes.findIndex((code) => !open.has(code))
  return at < 0 ? undefined : at
}

/** Returns every code of every act, also those that ended. */
export async function allReasons(tx: Tx) {
  const lists = []
  for (const act of reasonActs)
    for (const reason of await reasonsOf(tx, act)) {
      const { code, name, text } = reason
      lists.push({ act, code, name, text, isOpen: isOpenReason(reason, dayOf(tx.now)) })
    }
  return lists
}
