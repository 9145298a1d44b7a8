import { NO_ID, token } from './samples.ts'

/** Inputs of the calls about QR codes, by path. */
export const sampleQrCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ex/login/qr/create': {},
  'ex/login/qr/status': { qrId: NO_ID, browserSecret: token },
  'ex/login/qr/scan': { qrId: NO_ID },
  'ex/login/qr/confirm': { qrId: NO_ID, matchCode: 42 },
  'ex/login/qr/reject': { qrId: NO_ID },
  'ex/api/v1/kyc/qr/create': { flow: 'personal', items: ['front', 'selfie'] },
  'ex/api/v1/kyc/qr/status': { qrId: NO_ID },
  'ex/api/v1/kyc/qr/open': { code: token },
  'ex/api/v1/kyc/qr/look': { id: NO_ID, phoneToken: token },
  'ex/api/v1/kyc/qr/send': { id: NO_ID, phoneToken: token, item: 'front', name: 'front.jpg' },
  'ex/api/v1/kyc/qr/finish': { id: NO_ID, phoneToken: token },
}
