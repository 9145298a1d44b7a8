import { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import { assert, ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { accountNumberCipher } from '#payments/bank-accounts/account-number.ts'
import { recordAct } from '#services/audit/record.sql.ts'
import { pageAnswer } from '#platform/database/keyset.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { addBeneficiary, closeBeneficiary } from './add-beneficiary.ts'
import { findBeneficiary, listOwners, pageOfBeneficiaries } from './beneficiaries.sql.ts'
import { cancelPrepared } from './cancel-prepared.ts'
import { findInstruction, pageOfInstructions } from './instructions.sql.ts'
import { issuerStatement } from './issuer-statement.ts'
import { statementFile } from './issuer-statement-file.ts'
import { owedFrom } from './lock-source.ts'
import { prepareInstruction } from './prepare.ts'
import { listSources } from './sources.sql.ts'
import { beneficiaryView, instructionView, sourceView } from './view.ts'

export const instructionRoutes = (deps: Deps) =>
  noun('payment-instructions', paymentInstructions, {
    sources: async () => ok({ rows: (await listSources(deps)).map((row) => sourceView({ row, owed: owedFrom(row) })) }),
    list: async (_call, request) => {
      const { rows, ...list } = await pageOfInstructions(deps, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(instructionView) })
    },
    get: async (_call, { id }) => {
      const found = await findInstruction(deps, id)
      return found === undefined ? refuse('NOT_FOUND') : ok(instructionView(found))
    },
    prepare: ({ inTx, operator, ip }, input) =>
      inTx(async (tx) => {
        const prepared = await prepareInstruction(deps, tx, { operator, ip }, input)
        return prepared.ok ? ok(await shownInstruction(tx, prepared.value.id)) : prepared
      }),
    cancel: ({ inTx, ip }, { id }) =>
      inTx(async (tx) => {
        const cancelled = await cancelPrepared(tx, { id, ip })
        return cancelled.ok ? ok(await shownInstruction(tx, id)) : cancelled
      }),
    beneficiaries: async (_call, request) => {
      const { rows, ...list } = await pageOfBeneficiaries(deps, request)
      return ok({ ...pageAnswer(request, list), rows: rows.map(beneficiaryView) })
    },
    beneficiary: async (_call, { id }) => {
      const found = await findBeneficiary(deps, id)
      return found === undefined ? refuse('NOT_FOUND') : ok(beneficiaryView(found))
    },
    owners: async () => ok({ rows: (await listOwners(deps)).map(({ kind, key, name }) => ({ kind, key, name })) }),
    addBeneficiary: ({ inTx, operator, ip }, input) =>
      inTx(async (tx) => {
        const added = await addBeneficiary(deps, tx, { operator, ip }, input)
        return added.ok ? ok(await shownBeneficiary(tx, added.value.id)) : added
      }),
    revealNumber: ({ inTx, ip }, { id }) =>
      inTx(async (tx) => {
        const found = await findBeneficiary(tx, id)
        if (found === undefined) return refuse('NOT_FOUND')
        const target = { type: 'payment_beneficiary', id } as const
        await recordAct(tx, { action: 'payment_instructions.reveal_number', target, ip })
        return ok({ accountNumber: accountNumberCipher(deps.config).open(found.number_sealed) })
      }),
    revealPayeeNumber: ({ inTx, ip }, { id }) =>
      inTx(async (tx) => {
        const sealed = (await findInstruction(tx, id))?.number_sealed
        if (sealed == null) return refuse('NOT_FOUND')
        const target = { type: 'payment_instruction', id } as const
        await recordAct(tx, { action: 'payment_instructions.reveal_number', target, ip })
        return ok({ accountNumber: accountNumberCipher(deps.config).open(sealed) })
      }),
    closeBeneficiary: ({ inTx, operator, ip }, input) =>
      inTx(async (tx) => {
        const closed = await closeBeneficiary(tx, { operator, ip }, input)
        return closed.ok ? ok(await shownBeneficiary(tx, input.id)) : closed
      }),
  })

export const issuerStatementRoutes = (deps: Deps) =>
  noun('issuer-statements', issuerStatements, {
    read: async (_call, request) => {
      const statement = await issuerStatement(deps, request)
      return statement === undefined ? refuse('NOT_FOUND') : ok(statement)
    },
    file: ({ inTx, ip, locale }, request) =>
      inTx(async (tx) => {
        const statement = await issuerStatement(tx, request)
        if (statement === undefined) return refuse('NOT_FOUND')
        await recordAct(tx, {
          action: 'payment_instructions.download_statement',
          target: { type: 'books', id: request.owner },
          after: { coin: request.coin, from: request.from, until: request.until, format: request.format },
          ip,
        })
        return ok(await statementFile(statement, request, locale))
      }),
  })

async function shownInstruction(tx: Source, id: string) {
  const row = await findInstruction(tx, id)
  assert(row, `instruction ${id} was just changed but cannot be read`)
  return instructionView(row)
}

async function shownBeneficiary(tx: Source, id: string) {
  const row = await findBeneficiary(tx, id)
  assert(row, `beneficiary ${id} was just changed but cannot be read`)
  return beneficiaryView(row)
}
