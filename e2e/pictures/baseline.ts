import { test } from '@playwright/test'
import { existsSync } from 'node:fs'

/** True if this run takes the screenshots of the previous commit. The next run compares with them. */
export const isBaseline = process.env['PICTURES_OF'] === 'before'

/** True if the previous commit has no such screenshot, so there is nothing to compare with. */
export function isNew(picture: string): boolean {
  const isMissing = !isBaseline && !existsSync(test.info().snapshotPath(picture, { kind: 'screenshot' }))
  if (isMissing) test.info().annotations.push({ type: 'new picture', description: picture })
  return isMissing
}
