import { machine, type StatusOf } from '#platform/machine/machine.ts'

/** A browser asks, a phone that is signed in scans and confirms, the browser that asked gets in, once. */
export const qrLoginMachine = machine('waiting', {
  waiting: { scan: 'scanned' },
  scanned: { confirm: 'confirmed', reject: 'rejected' },
  confirmed: { use: 'used' },
  rejected: {},
  used: {},
})
export type QrLoginStatus = StatusOf<typeof qrLoginMachine>

/** Decision G3: a code lives two minutes, the phone chooses between three numbers of two digits. */
export const QR_SECONDS = 120
export const QR_CHOICES = 3
