import { NO_ID, token } from './samples.ts'

const orderRequest = { symbol: 'AURB-tUSD', side: 'buy', price: '12.40', quantity: '1' }

/** Inputs of calls about people of a company, and acts that wait for a second signature. */
export const sampleMemberCalls = {
  'ex/api/v1/members/list': {},
  'ex/api/v1/members/acts': {},
  'ex/api/v1/members/invite': {
    email: 'nobody@example.com',
    name: 'Nobody',
    roles: ['pay'],
    lang: 'en_US',
    verifyToken: token,
  },
  'ex/api/v1/members/revoke_invitation': { id: NO_ID },
  'ex/api/v1/members/set_roles': { id: NO_ID, roles: [], verifyToken: token },
  'ex/api/v1/members/remove': { id: NO_ID, verifyToken: token },
  'ex/api/v1/members/invitation': { token },
  'ex/api/v1/members/accept': { token, password: 'a new one 77', termsVersion: '1', lang: 'en_US' },
  'ex/api/v1/signatures/rule': {},
  'ex/api/v1/signatures/set_rule': { ordersAbove: null, moneyAbove: '100', verifyToken: token },
  'ex/api/v1/signatures/list': { open: true },
  'ex/api/v1/signatures/ask': { act: { kind: 'subscription', symbol: 'AURB', quantity: '1', acceptedVersion: 1 } },
  'ex/api/v1/signatures/ask_order': orderRequest,
  'ex/api/v1/signatures/sign': { id: NO_ID, verifyToken: token },
  'ex/api/v1/signatures/refuse': { id: NO_ID },
  'ex/api/v1/signatures/cancel': { id: NO_ID },
}
