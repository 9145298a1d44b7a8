/** The folder of the world that the configuration started, or E2E_WORLD for a running one. */
export function worldFolder(): string {
  const { E2E_WORLD: folder } = process.env
  if (folder === undefined) throw new Error('E2E_WORLD is not set; playwright.config.ts sets it')
  return folder
}
