import { NOBODYS, token } from './samples.ts'

/** Inputs of the calls about QR codes, by path. */
export const sampleQrCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ex/login/qr/create': {},
  'ex/login/qr/status': { qrId: NOBODYS, browserSecret: token },
  'ex/login/qr/scan': { qrId: NOBODYS },
  'ex/login/qr/confirm': { qrId: NOBODYS, matchCode: 42 },
  'ex/login/qr/reject': { qrId: NOBODYS },
  'ex/api/v1/kyc/qr/create': { flow: 'personal', items: ['front', 'selfie'] },
  'ex/api/v1/kyc/qr/status': { qrId: NOBODYS },
  'ex/api/v1/kyc/qr/open': { code: token },
  'ex/api/v1/kyc/qr/look': { id: NOBODYS, phoneToken: token },
  'ex/api/v1/kyc/qr/send': { id: NOBODYS, phoneToken: token, item: 'front', name: 'front.jpg' },
  'ex/api/v1/kyc/qr/finish': { id: NOBODYS, phoneToken: token },
}
