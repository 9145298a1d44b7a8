import { NO_ID, id, token } from './samples.ts'

const accepted = { version: '1', sha256: 'a'.repeat(64), accepted: true }
const structure = { entities: [], stakes: [], restBelow: false }
const opened = { id: NO_ID, token }
const application = { applicationId: NO_ID }
const reason = 'a reason'

/** Inputs of calls about indirect owners, changes after approval, and links of related parties. */
export const sampleCompanyCalls = {
  'ex/api/v1/companies/submit': { declaration: accepted, signerId: NO_ID },
  'ex/api/v1/companies/withdraw': { ...id, version: 1 },
  'ex/api/v1/companies/save_ownership': { structure },
  'ex/api/v1/company_changes/list': {},
  'ex/api/v1/company_changes/file': {
    changedOn: '2026-01-05',
    note: 'The registered address changed.',
    basics: {},
    persons: [],
    numbers: {},
    removed: [],
    documents: [{ kind: 'constitution', uploadId: NO_ID, issuedOn: null }],
    declaration: accepted,
    signerId: NO_ID,
  },
  'ex/api/v1/company_changes/withdraw': id,
  'console/api/v1/company_changes/get': id,
  'console/api/v1/company_changes/reveal': { ...id, personId: NO_ID, reason },
  'console/api/v1/company_changes/file': { ...id, uploadId: NO_ID, reason },
  'ex/api/v1/company_persons/list': {},
  'ex/api/v1/company_persons/send': { personId: NO_ID, email: 'person@x.example' },
  'ex/api/v1/company_persons/open': { code: token, birthDate: '1979-03-02' },
  'ex/api/v1/company_persons/look': opened,
  'ex/api/v1/company_persons/photo': { ...opened, item: 'front', name: 'front.jpg' },
  'ex/api/v1/company_persons/finish': { ...opened, facts: 'a'.repeat(64), consent: accepted },
  'console/api/v1/company_persons/list': application,
  'console/api/v1/company_persons/send_again': { ...application, personId: NO_ID },
  'console/api/v1/company_persons/photo': { ...application, uploadId: NO_ID, reason },
  'console/api/v1/company_persons/rule': {},
}
