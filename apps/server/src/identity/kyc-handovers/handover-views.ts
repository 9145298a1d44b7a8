import type { KycHandover, KycHandoverPhone } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import type { z } from 'zod'
import type { HandoverRow, PhotoRow } from './kyc-handovers.sql.ts'

type HandoverView = z.input<typeof KycHandover>
type Progress = Omit<HandoverView, 'items'>

function progressOf(row: HandoverRow, photos: readonly PhotoRow[], now: Date): Progress {
  const { id, flow, items } = row
  const isOver = row.expires_at <= now && row.status !== 'done'
  const status = row.status === 'opened' && photos.length > 0 ? 'step' : row.status
  return {
    id,
    flow,
    status: isOver ? 'expired' : status,
    step: photos.length,
    of: items.length,
    expiresAt: row.expires_at.toISOString(),
  }
}

export function computerView(row: HandoverRow, photos: readonly PhotoRow[], now: Date): HandoverView {
  const uploadOf = (item: string) => {
    const photo = photos.find((each) => each.item === item)
    return photo === undefined ? null : { id: photo.upload_id, name: photo.name }
  }
  const items = row.items.map((item) => ({ item, upload: uploadOf(item) }))
  return { ...progressOf(row, photos, now), items }
}

export function phoneView(row: HandoverRow, photos: readonly PhotoRow[], now: Date): z.input<typeof KycHandoverPhone> {
  const items = row.items.map((item) => ({ item, sent: photos.some((each) => each.item === item) }))
  return { ...progressOf(row, photos, now), device: row.device, items }
}
