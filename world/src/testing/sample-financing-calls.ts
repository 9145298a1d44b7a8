import { NO_ID, id, paged, token } from './samples.ts'

const reason = 'looked at'
const sha256 = 'a'.repeat(64)

/** Inputs of calls about financing applications. */
export const sampleFinancingCalls = {
  'ex/api/v1/financing/current': {},
  'ex/api/v1/financing/save': {
    offer: { nameEn: 'Northquay Growth', units: '20000' },
    precheck: { revenue: '2500000' },
  },
  'ex/api/v1/financing/precheck': {},
  'ex/api/v1/financing/save_document': { kind: 'memorandum', uploadId: NO_ID },
  'ex/api/v1/financing/save_cap_table': { json: '[]' },
  'ex/api/v1/financing/submit': {
    declaration: { version: '2026-11', sha256, accepted: true },
    signer: 'Helena Voss',
  },
  'ex/api/v1/financing/withdraw': id,
  'ex/api/v1/financing/answer': { ...id, text: 'We build it.' },
  'ex/api/v1/financing/decide_terms': { ...id, hash: sha256, verdict: 'accept', verifyToken: token },
  'ex/api/v1/financing/holders': { symbol: 'NONE' },
  'ex/api/v1/financing/holders_file': { symbol: 'NONE' },
  'console/api/v1/financing/list': paged,
  'console/api/v1/financing/get': id,
  'console/api/v1/financing/file': { ...id, uploadId: NO_ID, reason },
  'console/api/v1/financing/cap_table': { ...id, version: 1, reason },
  'console/api/v1/financing/step': { ...id, step: 'screen' },
  'console/api/v1/financing/check': { ...id, item: 'registry', note: reason },
  'console/api/v1/financing/ask': { ...id, text: 'Who builds it?' },
  'console/api/v1/financing/ask_again': {
    ...id,
    version: 1,
    items: [{ item: 'memorandum', customerMessage: 'Page 3' }],
  },
} as const
