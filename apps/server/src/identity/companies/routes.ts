import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyOwnership } from '@tessera/contract/identity/companies/company-ownership.ts'
import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { CustomerCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import type { Tx } from '#platform/database/tx.ts'
import { ruleOf } from '#platform/settings/requirements.ts'
import { readSettings } from '#platform/settings/site-settings.sql.ts'
import { countriesBy } from './countries.ts'
import { saveCompany } from './save-company.ts'
import { removeDocument, saveDocument } from './save-document.ts'
import { saveOwnership } from './save-ownership.ts'
import { removePerson, savePerson } from './save-person.ts'
import { companyVerification } from './company-verification.ts'
import { submitCompany } from './submit-company.ts'
import { withdrawApplication } from './withdraw-application.ts'

export const companyRoutes = (deps: Deps): Noun => noun('companies', companies, handlers(deps))
export const companyOwnershipRoutes = (): Noun =>
  noun('company_ownership', companyOwnership, {
    save: (call, given) => thenStanding(call, (tx, id) => saveOwnership(tx, id, given)),
  } satisfies Handlers<typeof companyOwnership>)

type Verification = Awaited<ReturnType<typeof companyVerification>>
/** Runs the act, then returns the state of the application. */
const thenStanding = <C extends string>(
  call: CustomerCall,
  act: (tx: Tx, customerId: string) => Promise<Outcome<unknown, C>>,
): Promise<Outcome<Verification, C>> =>
  call.inTx(async (tx) => {
    const done = await act(tx, call.customer.customerId)
    return done.ok ? ok(await companyVerification(tx, readerOf(call))) : done
  })
const readerOf = ({ customer, locale }: CustomerCall) => ({ customerId: customer.customerId, locale })

const handlers = (deps: Deps): Handlers<typeof companies> => ({
  current: (call, { id }) =>
    call.inTx(async (tx) => {
      const current = await companyVerification(tx, readerOf(call), id)
      return id !== undefined && current.application === null ? refuse('NOT_FOUND') : ok(current)
    }),
  save: (call, given) => thenStanding(call, (tx, id) => saveCompany(deps, tx, id, given)),
  saveDocument: (call, given) => thenStanding(call, (tx, id) => saveDocument(tx, id, given)),
  removeDocument: (call, { kind }) => thenStanding(call, (tx, id) => removeDocument(tx, id, kind)),
  savePerson: (call, given) =>
    call.inTx(async (tx) => {
      const saved = await savePerson(deps, tx, call.customer.customerId, given)
      return saved.ok ? ok({ ...(await companyVerification(tx, readerOf(call))), personId: saved.value }) : saved
    }),
  removePerson: (call, { id: personId }) => thenStanding(call, (tx, id) => removePerson(tx, id, personId)),
  submit: (call, given) => thenStanding(call, (tx, id) => submitCompany(deps, tx, { id, ip: call.ip }, given)),
  withdraw: (call, given) => thenStanding(call, (tx, id) => withdrawApplication(tx, { id, ip: call.ip }, given)),
  countries: async () => {
    const settings = await readSettings(deps)
    return ok(countriesBy(ruleOf(settings), settings.high_risk_countries))
  },
})
