import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * A QR login. A browser requests a code, and a phone that is logged in scans and confirms it. Then that browser is
 * logged in once.
 */
export const qrLoginMachine = machine('waiting', {
  waiting: { scan: 'scanned' },
  scanned: { confirm: 'confirmed', reject: 'rejected' },
  confirmed: { use: 'used' },
  rejected: {},
  used: {},
})
export type QrLoginStatus = StatusOf<typeof qrLoginMachine>

/**
 * Seconds for which a code is valid (decision G3). The phone shows three two-digit numbers, and its owner chooses the
 * one on the browser's screen.
 */
export const QR_SECONDS = 120
export const QR_CHOICES = 3
