import type { ManagedProduct } from './products.queries.ts'

const both = (words: string) => ({ en: words, zh: words })

/** A complete draft, for tests. */
export const draftProduct: ManagedProduct = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
  symbol: 'LBR3',
  version: 1,
  status: 'draft',
  terms: {
    facts: {
      name: both('Lantern Bay'),
      issuer: both('Lantern Bay Trust'),
      region: both('Singapore'),
      summary: both('A building.'),
      description: both('It is let.'),
      risk: both('You may lose all of it.'),
      structure: 'equity',
      type: 'real_estate',
      subTrust: null,
      createdOn: '2025-01-01',
      completedOn: null,
      videoUrl: null,
      members: [],
      faq: [],
    },
    economics: {
      currency: 'SGD',
      unitPrice: '1250.50',
      minUnits: '5',
      stepUnits: '5',
      supply: '10000',
      fee: '0.005',
      expectedReturn: null,
      returnBasis: null,
      dividendYield: null,
      grossMargin: null,
      profit: null,
      equityMultiple: null,
      leverage: null,
      term: both('5 years'),
      distribution: 'annually',
    },
    token: { decimals: 0, network: null, contractAddress: null, protocol: null },
    access: { category: 'ri', maxUnits: null, limitCountries: [], allowCountries: [] },
    life: {
      opensAt: '2026-03-01T00:00:00.000Z',
      closesAt: '2026-03-31T15:59:00.000Z',
      allotmentExpectedAt: '2026-04-05T00:00:00.000Z',
      listedOn: null,
    },
  },
  documents: [],
  progress: { units: '0', amount: '0.00', investors: 0, percent: 0 },
  proposed: true,
  application: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}
