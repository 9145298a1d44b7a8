import type { CompanyCase, CompanyVersion } from './companies.queries.ts'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const at = '2026-01-01T00:00:00.000Z'
const address = { country: 'SG', city: 'Singapore', street: '1 Raffles Place', zip: '048616' }

const version: CompanyVersion = {
  version: 1,
  at,
  basics: {
    companyType: 'limited_liability_partnership',
    name: 'Northquay Capital Partners LLP',
    registrationNumber: 'T19LL0452K',
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
  persons: [
    {
      id,
      name: 'Helena Voss',
      roles: ['general_partner', 'authorized_trader'],
      idType: 'passport',
      idNumberMasked: '••••••21D',
      nationality: 'SG',
      birthDate: '1974-05-04',
      share: 9100,
    },
  ],
  structure: { entities: [], stakes: [], restBelow: false },
  documents: [
    {
      kind: 'partnership_agreement',
      uploadId: id,
      name: 'agreement.pdf',
      mediaType: 'application/pdf',
      sha256: '',
      issuedOn: null,
    },
  ],
  declaration: { version: '2026-11', sha256: '', signer: 'Helena Voss' },
  requestedItems: [],
}

/** A submitted company, for tests. */
export const company: CompanyCase = {
  id,
  number: 'CO-50001',
  customer: { id, number: '1', email: 'helena@northquay.example' },
  name: 'Northquay Capital Partners LLP',
  registrationNumber: 'T19LL0452K',
  companyType: 'limited_liability_partnership',
  highRisk: [],
  country: 'SG',
  status: 'submitted',
  version: 1,
  submittedAt: at,
  decidedAt: null,
  dueOn: '2026-01-22',
  reason: null,
  withdrawnAt: null,
  customerMessage: null,
  versions: [version],
  ownership: { listed: 9100, rest: 900, needed: true, effective: [{ id, percent: '91', over: true }] },
  sameNumber: 1,
  vendor: null,
}
