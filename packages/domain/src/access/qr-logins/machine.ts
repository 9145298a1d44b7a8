import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A QR login: a browser requests a code, a logged-in phone scans and confirms it, and the requesting browser is logged
 * in once.
 */
export const qrLoginMachine = machine('waiting', {
  waiting: { scan: 'scanned' },
  scanned: { confirm: 'confirmed', reject: 'rejected' },
  confirmed: { use: 'used' },
  rejected: {},
  used: {},
})
export type QrLoginStatus = StatusOf<typeof qrLoginMachine>

/** Decision G3: a code is valid for two minutes, and the phone chooses among three numbers of two digits. */
export const QR_SECONDS = 120
export const QR_CHOICES = 3
