import type { Application, CompanyVerification } from '#identity/companies/companies.queries.ts'

const at = '2026-01-01T00:00:00.000Z'
const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: '048616' }

/** A verified company with one owner, for tests. */
export const application: Application = {
  id: 'a1',
  number: 'CO-50001',
  status: 'approved',
  mayWithdraw: false,
  label: 'completed',
  version: 1,
  basics: {
    companyType: 'private_company_limited_by_shares',
    name: 'Northquay Pte. Ltd.',
    registrationNumber: '201912345K',
    incorporatedOn: '2019-06-01',
    contactNumber: '+6561234567',
    sourceOfFunds: 'Capital of the partners',
    natureOfBusiness: 'Investment',
    applicationReason: 'Private credit',
    website: null,
    registeredAddress: address,
    businessAddress: address,
    widelyHeld: false,
  },
  documents: [],
  persons: [
    {
      id: 'p1',
      name: 'Helena Voss',
      roles: ['director', 'owner', 'authorized_trader'],
      idType: 'passport',
      idNumberMasked: '••••••21D',
      nationality: 'SG',
      birthDate: '1974-05-04',
      share: 10_000,
      complete: true,
      maySign: true,
      registerFields: [],
      registerDiffers: [],
      registerRoles: [],
    },
  ],
  checklist: [],
  structure: { entities: [], stakes: [], restBelow: false },
  ownership: { listed: 10_000, rest: 0, needed: true, effective: [{ id: 'p1', percent: '100', over: true }] },
  missing: [],
  continueAt: null,
  editable: [],
  requestedItems: [],
  rejected: null,
  register: null,
  savedAt: at,
  submittedAt: at,
  decidedAt: at,
  dueOn: null,
}
export const current: CompanyVerification = {
  choice: 'company',
  application,
  declaration: {
    version: '2026-11',
    sha256: 'a'.repeat(64),
    text: 'I will inform Tessera of any change within 7 working days.',
  },
}
