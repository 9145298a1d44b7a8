/** The folder of the world that the configuration started; E2E_WORLD names that of one that runs already. */
export function worldFolder(): string {
  const { E2E_WORLD: folder } = process.env
  if (folder === undefined) throw new Error('playwright.config.ts sets E2E_WORLD')
  return folder
}
