import { NOBODYS, paged, token } from './samples.ts'

const shown = { version: '2026-11', sha256: 'a'.repeat(64), accepted: true }
const licence = {
  type: 'introducer',
  number: 'IN-1',
  authority: 'MAS',
  country: 'SG',
  expiresOn: '2040-01-01',
}

/** Agents and their rebates, from both sides and from the desk. */
export const sampleAgentCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ex/agent/current': {},
  'ex/agent/apply': { licence, uploadId: NOBODYS, how: 'Seminars.', expectedClients: 20 },
  'ex/agent/sign': { contract: shown, verifyToken: token },
  'ex/agent/summary': { by: 'day' },
  'ex/agent/clients': paged,
  'ex/agent/commission': paged,
  'ex/agent/export': {},
  'ex/agent/export_status': { jobId: NOBODYS },
  'ex/agent/export_file': { jobId: NOBODYS },
  'ex/agent/find': { code: '0123456789' },
  'ex/agent/own': {},
  'ex/agent/consent': { code: '0123456789', consent: shown },
  'ex/agent/withdraw_consent': {},
  'console/api/v1/agents/list': paged,
  'console/api/v1/agents/get': { id: NOBODYS },
  'console/api/v1/agents/licence': { id: NOBODYS },
  'console/api/v1/agents/step': { id: NOBODYS, event: 'check', reason: 'Taken.' },
  'console/api/v1/agents/clients': { ...paged, id: NOBODYS },
  'console/api/v1/agents/runs': paged,
  'console/api/v1/agents/run': { id: NOBODYS },
  'console/api/v1/agents/payments': { ...paged, id: NOBODYS },
  'console/api/v1/agents/run_file': { id: NOBODYS },
}
