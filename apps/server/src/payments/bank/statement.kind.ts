import { bankStatementKind } from '@tessera/contract/payments/bank/statement.kind.ts'
import { ClaimedLine } from '@tessera/contract/payments/bank/bank.ts'
import {
  missingBefore,
  statementFormats,
  statementMachine,
  sumsOf,
} from '@tessera/domain/payments/fiat-orders/statement-file.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, type Summary } from '#services/approvals/kind.ts'
import { move } from '#platform/database/state.sql.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { claimViews, expectedOf } from './claim-view.ts'
import {
  claimsOf,
  dropClaims,
  knownBalances,
  listClaimed,
  lockFiles,
  lockOpen,
  setConfirmed,
  setExpected,
  type StatementRow,
} from './claims.sql.ts'
import { bankLineContradicted, bankStatementGap } from './refusals.ts'

const Content = z.object({
  bank: z.string(),
  format: z.enum(statementFormats),
  fileHash: z.string(),
  accountNumber: z.string(),
  currency: z.string(),
  period: z.string(),
  /** The opening balance; empty without balances. */
  opening: z.string(),
  closing: z.string(),
  sumIn: z.string(),
  sumOut: z.string(),
  lineCount: z.number(),
  /**
   * The days that are missing between the last known balance and this file, as `2026-03-17/2026-03-18`; empty if none
   * is.
   */
  missing: z.string(),
  uploadedBy: z.string(),
  /** Every line of the file with its effect. Lines that the bank reported before are `known`. */
  lines: z.array(ClaimedLine),
})
type Content = z.output<typeof Content>

/**
 * Decides on an uploaded file. `approve` confirms it as a whole, and each line is settled with the effect that both
 * people saw. A file that does not follow the last known balance waits; one without balances is decided line by line.
 * `refuse` drops the file, without any effect.
 */
export const bankStatement = approvalKind(bankStatementKind, {
  proposal: z.strictObject({}),
  content: Content,
  amounts: ({ sumIn, sumOut, currency }) => [sumIn, sumOut].map((amount) => ({ amount, coin: currency })),
  load: statementContent,
  approvable: ({ opening }) => opening !== '',
  proposed: (_tx, _id, content, verdict) =>
    Promise.resolve(verdict === 'approve' ? mayConfirm(content) : ok(undefined)),
  approve: async (tx, id, content) => {
    const statement = await lockOpen(tx, id)
    assert(statement, `statement ${id} does not wait for a decision`)
    // If two files of one bank follow the same balance, one is confirmed first and the other then no longer follows it.
    await lockFiles(tx, statement.bank)
    const allowed = mayConfirm({ ...content, missing: await missingText(tx, statement) })
    if (!allowed.ok) return allowed
    await setExpected(tx, content.lines.flatMap(expectedOf))
    await setConfirmed(tx, id)
    assert(
      await move(tx, 'bank_statement', id, statementMachine, 'confirm'),
      `statement ${id} does not wait for a decision`,
    )
    return ok(undefined)
  },
  refuse: async (tx, id) => {
    await dropClaims(tx, id)
    await move(tx, 'bank_statement', id, statementMachine, 'drop')
    return ok(undefined)
  },
  waiting: async (source, limit) =>
    (await listClaimed(source, limit)).map((statement) => ({
      subjectId: statement.id,
      since: statement.uploaded_at,
      ...summaryOf(headOf(statement)),
    })),
  summary: summaryOf,
})

/** Returns the content of a statement that waits, locked; undefined if it does not wait. */
export async function statementContent(tx: Tx, id: string): Promise<Content | undefined> {
  const statement = await lockOpen(tx, id)
  return statement && contentOf(tx, statement)
}

async function contentOf(tx: Tx, statement: StatementRow): Promise<Content> {
  // A file cannot be confirmed if the bank has since contradicted one of its lines.
  const claims = (await claimsOf(tx, statement.id)).filter(
    ({ outcome }) => outcome === null || outcome === 'contradicted',
  )
  const sums = sumsOf(claims)
  const scale = statement.scale ?? 0
  const hasBalances = statement.opening !== null
  return {
    ...headOf(statement),
    sumIn: hasBalances ? formatAmount(sums.in, scale) : '',
    sumOut: hasBalances ? formatAmount(sums.out, scale) : '',
    lineCount: claims.length,
    missing: await missingText(tx, statement),
    lines: await claimViews(tx, claims),
  }
}

const headOf = (s: StatementRow) => ({
  bank: s.bank,
  format: s.format,
  fileHash: s.sha256,
  accountNumber: s.account_number ?? '',
  currency: s.coin ?? '',
  period: s.from_day === s.until_day ? s.from_day : `${s.from_day} – ${s.until_day}`,
  opening: s.opening === null ? '' : formatAmount(s.opening, s.scale ?? 0),
  closing: s.closing === null ? '' : formatAmount(s.closing, s.scale ?? 0),
  uploadedBy: s.uploaded_by_name ?? '',
})

/**
 * Returns the days that are missing before a statement; empty if it follows the last known balance, or has no balances.
 */
export async function missingText(source: Source, s: StatementRow): Promise<string> {
  if (s.opening === null) return ''
  const missing = missingBefore({ opening: s.opening, from: s.from_day }, await knownBalances(source, s))
  return missing === undefined ? '' : `${missing.from}/${missing.until}`
}

type Head = Omit<Content, 'sumIn' | 'sumOut' | 'lineCount' | 'missing' | 'lines'>
function summaryOf({ bank, accountNumber, period, closing, currency }: Head): Summary<'closing'> {
  return {
    number: `${bank} ${accountNumber}`,
    subject: period,
    about: closing === '' ? [] : [{ field: 'closing', value: closing, unit: currency }],
  }
}

type Unconfirmable = 'BANK_STATEMENT_GAP' | 'BANK_LINE_CONTRADICTED'
function mayConfirm({ missing, lines }: Content): Outcome<void, Unconfirmable> {
  const [from = '', until = ''] = missing.split('/')
  if (missing !== '') return bankStatementGap({ from, until })
  const wrong = lines.find(({ effect }) => effect === 'contradicts')
  return wrong === undefined ? ok(undefined) : bankLineContradicted(wrong.lineId)
}
